"""Telegram's proof of who opened a Mini App."""

from urllib.parse import urlencode

import pytest

from bot.web.proof import BadProof, check_proof, sign_proof
from tests.web.rig import ANNA, NOW, TOKEN, proof

OTHER_BOT = "7000000010:OTHER-bot-no-secret-0123456789abcd"


def test_a_proof_of_telegrams_form_is_read():
    # An example that is published with its token, made by Telegram itself.
    text = (
        "query_id=AAHdF6IQAAAAAN0XohDhrOrc&user=%7B%22id%22%3A279058397%2C%22first_name%22%3A"
        "%22Vladislav%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C"
        "%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%7D&auth_date=1662771648"
        "&hash=c501b71e775f74ce10e377dea85a7ea24ecd640b223ea86dfe453e0eaed2e2b2"
    )
    token = "5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8"
    found = check_proof(text, token, 1662771700.0)
    assert (found.who.user, found.who.name, found.who.language, found.who.username) == (
        279058397, "Vladislav Kibenko", "ru", "vdkfrost",
    )  # fmt: skip


def test_the_payload_of_the_link_comes_with_it():
    assert check_proof(proof(start_param="c_abc"), TOKEN, NOW).payload == "c_abc"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hash=",
        "user=1&hash=zz",
        proof().replace(str(ANNA), "502"),
        proof(token=OTHER_BOT),
        proof() + "&user=%7B%22id%22%3A502%7D",
        proof(at=NOW - 86401),
        proof(at=NOW + 3600),
        proof(auth_date="nonsense"),
        proof(auth_date="-5"),
        sign_proof({"auth_date": str(int(NOW))}, TOKEN),
        sign_proof({"auth_date": str(int(NOW)), "user": "[]"}, TOKEN),
        sign_proof({"auth_date": str(int(NOW)), "user": '{"id": -5}'}, TOKEN),
        sign_proof({"auth_date": str(int(NOW)), "user": '{"id": true}'}, TOKEN),
        sign_proof({"auth_date": str(int(NOW)), "user": '{"id": 9007199254740993}'}, TOKEN),
        urlencode({"hash": "é" * 64}),
        proof(start_param="x" * 5000),
    ],
)
def test_whatever_is_forged_foreign_or_old_proves_nothing(text):
    with pytest.raises(BadProof):
        check_proof(text, TOKEN, NOW)


def test_a_proof_is_good_for_a_day():
    assert check_proof(proof(at=NOW - 86000), TOKEN, NOW).who.user == ANNA
