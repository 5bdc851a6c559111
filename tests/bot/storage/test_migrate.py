"""Migrations lead from nothing to the models and back."""

from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

import migrations
from bot.requests import Where
from bot.service.game.keeping import save_game
from bot.storage import migrate
from bot.storage.database import open_engine
from bot.storage.models import Base
from bot.storage.repository import StorageUnavailable, Store


def _difference(connection: Connection) -> list[object]:
    options = {"compare_type": True, "target_metadata": Base.metadata}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, Base.metadata))


def _constraints(connection: Connection) -> list[object]:
    """What comparison by Alembic leaves out: checks, keys and what follows a deletion."""
    look = inspect(connection)
    return [
        (
            table,
            sorted(str(check["name"]) for check in look.get_check_constraints(table)),
            look.get_pk_constraint(table)["constrained_columns"],
            [(key["name"], key["options"]) for key in look.get_foreign_keys(table)],
        )
        for table in sorted(look.get_table_names())
        if table != "alembic_version"
    ]


async def test_migrating_from_empty_gives_exactly_the_models(process_url: str) -> None:
    assert await migrate.upgrade(process_url) == migrations.HEAD
    engine = open_engine(process_url)
    async with engine.begin() as connection:
        assert await connection.run_sync(_difference) == []
        migrated = await connection.run_sync(_constraints)
        await connection.execute(text("DROP TABLE alembic_version"))
        await connection.run_sync(Base.metadata.drop_all)
        await connection.run_sync(Base.metadata.create_all)
        assert migrated == await connection.run_sync(_constraints)
    await engine.dispose()


async def test_every_revision_leads_back(process_url: str) -> None:
    await migrate.upgrade(process_url)
    assert await migrate.downgrade(process_url, "base") == "base"
    engine = open_engine(process_url)
    async with engine.connect() as connection:
        tables = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await engine.dispose()
    assert set(tables) <= {"alembic_version"}
    assert await migrate.upgrade(process_url) == migrations.HEAD


async def test_migrating_again_changes_nothing(process_url: str) -> None:
    assert await migrate.revision_of(process_url) is None
    store = await Store.open(process_url)
    async with store.work() as work:
        await work.chats.get(Where(5), "it")
    await store.close()
    assert await migrate.upgrade(process_url) == migrations.HEAD
    assert await migrate.revision_of(process_url) == migrations.HEAD
    store = await Store.open(process_url)
    async with store.read() as work:
        assert (await work.chats.get(Where(5), "en")).settings.language == "it"
    await store.close()


def test_the_revision_of_the_program_is_the_last_one() -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [migrations.HEAD]


async def test_a_database_of_a_later_version_is_left_alone(process_url: str) -> None:
    store = await Store.open(process_url)
    async with store.work() as work:
        await work.session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(StorageUnavailable, match="belongs to a later version"):
        await Store.open(process_url)
    assert await migrate.revision_of(process_url) == "9999"


async def test_a_file_that_is_no_database_is_named_as_such(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("These are my notes, and they are no database.\n" * 100)
    with pytest.raises(StorageUnavailable, match="is damaged or is no database"):
        await Store.open(f"sqlite+aiosqlite:///{file}")
    assert file.read_text().startswith("These are my notes")


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://localhost/x", "sqlite:///x"])
async def test_a_url_that_cannot_be_used_gets_one_sentence(url: str) -> None:
    with pytest.raises(StorageUnavailable, match="PYRAMIDE_DATABASE_URL should start with"):
        await Store.open(url)


async def test_a_folder_that_cannot_be_made_gets_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageUnavailable, match="cannot be reached"):
        await Store.open(f"sqlite+aiosqlite:///{tmp_path}/file/deep/x.sqlite")


async def test_rolling_back_loses_no_play(process_url: str) -> None:
    """Down through every revision and up again: games, settings and results stay."""
    store = await Store.open(process_url)
    async with store.work() as work:
        where = Where(5)
        chat = await work.chats.get(where, "it")
        game = await work.games.add(where, 5, "PY1-N-AAAAAAS g6 g2+g5 d", 1.0)
        await work.chats.save(replace(chat, game_id=game.id))
        ended = await work.games.add(where, 5, "PY1-N-AAAAAAS", 1.0)
        await save_game(work, replace(ended, state="won"))
    await store.close()
    for revision in migrate.revisions()[:-1][::-1]:
        assert await migrate.move_to(process_url, revision) == revision
    assert await migrate.move_to(process_url, migrations.HEAD) == migrations.HEAD
    store = await Store.open(process_url)
    async with store.work() as work:
        chat = await work.chats.get(Where(5), "en")
        assert (chat.game_id, chat.settings.language) == (game.id, "it")
        found = await work.games.get(game.id)
        assert found is not None
        assert found.line == "PY1-N-AAAAAAS g6 g2+g5 d"
        assert [result.state for result in await work.games.results_of(5)] == ["won"]
    await store.close()


async def test_a_revision_that_there_is_not(process_url: str) -> None:
    await migrate.upgrade(process_url)
    with pytest.raises(StorageUnavailable, match="knows no such revision"):
        await migrate.move_to(process_url, "1234")
    assert await migrate.revision_of(process_url) == migrations.HEAD
