"""Voice messages over the local Telegram: heard, echoed, played, and answered aloud."""

from dataclasses import dataclass, field

import pytest

from bot.local.people import talk
from bot.voice import VoiceBusy, VoiceError
from bot.voice.recogniser import Hypotheses, Hypothesis
from tests.bot.telegram.rig import ANNA, Rig, rig_at

SOUND = b"OggS a note"


@dataclass
class Ears:
    """A worker that hears what it is told to hear."""

    hears: list[Hypotheses] = field(default_factory=list)
    error: VoiceError | None = None
    asked: list[tuple[bytes, str, str]] = field(default_factory=list)
    spoken: list[tuple[str, str, int]] = field(default_factory=list)

    async def recognise(self, message: bytes, language: str, prompt: str) -> Hypotheses:
        self.asked.append((message, language, prompt))
        if self.error is not None:
            raise self.error
        return self.hears.pop(0)

    async def speak(self, text: str, language: str, words_per_minute: int = 175) -> bytes:
        self.spoken.append((text, language, words_per_minute))
        return b"OggS spoken"

    async def close(self) -> None: ...


def clear(text: str) -> Hypotheses:
    """What is heard well."""
    return Hypotheses((Hypothesis(text, -0.1),), 0.05)


@pytest.fixture
async def ears():
    return Ears()


@pytest.fixture
async def rig(tmp_path, ears):
    async with rig_at(tmp_path, voice=ears) as running:
        yield running


async def note(rig: Rig, *, seconds: int = 3, by: int = ANNA) -> str:
    """Send a voice message; what the bot says to it."""
    before = rig.last(by)
    talk.voice(rig.desk, by, by, data=SOUND, duration=seconds)
    await rig.quiet()
    return "\n".join(rig.words(m) for m in rig.from_bot(by) if m.id > before)


async def test_a_move_is_heard_echoed_and_played(rig, ears):
    await rig.ask("/lang en")
    await rig.ask("/new 2")
    ears.hears = [clear("Pair ten of clubs and three of spades.")]
    told = await note(rig)
    assert told.startswith("I heard: Pair ten of clubs and three of spades. 10♣ and 3♠ are gone.")
    assert ears.asked[0][:2] == (SOUND, "en")
    assert "ten of clubs" in ears.asked[0][2].lower()


async def test_what_is_doubtful_is_read_back(rig, ears):
    """A poor reading that would change the board waits for a yes."""
    await rig.ask("/lang en")
    await rig.ask("/new 2")
    ears.hears = [Hypotheses((Hypothesis("ten of clubs three of spades", -1.2),), 0.1)]
    told = await note(rig)
    assert "Did you mean: remove 10 of clubs and 3 of spades?" in told
    ears.hears = [clear("Yes.")]
    assert "10♣ and 3♠ are gone." in await note(rig)


@pytest.mark.parametrize(
    "heard",
    [Hypotheses((), 0.1), Hypotheses((Hypothesis("draw", -0.1),), 0.9), clear("Nice weather.")],
)
async def test_silence_noise_and_talk_change_nothing(rig, ears, heard):
    await rig.ask("/lang en")
    await rig.ask("/new 2")
    ears.hears = [heard]
    assert "I heard no move in that message." in await note(rig)
    assert "moves 0" in rig.caption()


async def test_long_and_busy_are_refused_kindly(rig, ears):
    await rig.ask("/lang en")
    assert "under 15 seconds" in await note(rig, seconds=40)
    ears.error = VoiceBusy()
    assert "still listening to other messages" in await note(rig)


async def test_answers_are_spoken_where_they_are_wanted(rig, ears):
    await rig.ask("/lang en")
    await rig.ask("/voice on")
    await rig.ask("/speed 250")
    told = await rig.ask("/new 2")
    assert ears.spoken[-1][1:] == ("en", 250)
    assert ears.spoken[-1][0].startswith("New game, deal 2.")
    assert any("voice" in message.body for message in rig.from_bot(ANNA))
    assert "A new deal." in told
    await rig.ask("/voice off")
    count = len(ears.spoken)
    await rig.ask("/draw")
    assert len(ears.spoken) == count


async def test_without_the_extras_a_note_gets_one_friendly_sentence(tmp_path):
    async with rig_at(tmp_path) as rig:
        await rig.ask("/lang en")
        assert await note(rig) == (
            "Spoken messages are not set up on this bot; please write instead."
        )
