"""Accounts: a name and a passphrase (argon2id), nothing else. They collect games and recover seats."""

import asyncio
import functools
import secrets
import time

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from aedilis.server.people.browsers import forget_session
from aedilis.server.storage.database import Database
from aedilis.server.storage.schema import accounts, sessions
from aedilis.server.storage.writer import Writer
from aedilis.server.wire import tokens
from aedilis.server.wire.errors import Refusal
from aedilis.server.wire.personal import Credentials, SignedInDevice

AT_ONCE = 2  # a hash takes 19 MiB and a moment of one core
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


@functools.cache
def nobodys_phrase() -> str:
    """What an unknown name is compared with, so that it takes as long as a known one."""
    return HASHER.hash(secrets.token_hex(16))


class Account:
    """Who signed in."""

    def __init__(self, account_id: str, name: str) -> None:
        self.id = account_id
        self.name = name


class Accounts:
    """Sign up, sign in, sign out."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.hashing = asyncio.Semaphore(AT_ONCE)
        self.nobody = nobodys_phrase()  # made at the start: whoever asks first waits no longer than others

    async def sign_up(self, wanted: Credentials) -> SignedInDevice:
        """A new account and its first session; raises `name-taken`."""
        async with self.hashing:
            phrase = await asyncio.to_thread(HASHER.hash, wanted.passphrase)
        account = secrets.token_hex(12)

        def store(connection: Connection) -> None:
            connection.execute(
                insert(accounts).values(
                    id=account,
                    name=wanted.name,
                    name_key=wanted.name.lower(),
                    passphrase=phrase,
                    created=time.time_ns() // 1_000_000,
                )
            )

        try:
            await self.writer.run(store)
        except IntegrityError as error:
            raise Refusal("name-taken") from error
        return await self.new_session(account, wanted.name)

    async def sign_in(self, given: Credentials) -> SignedInDevice:
        """A new session; raises `wrong-passphrase`, and takes the same time whether or not the name exists."""
        query = select(accounts.c.id, accounts.c.name, accounts.c.passphrase)
        query = query.where(accounts.c.name_key == given.name.lower())
        found = await self.database.read(lambda connection: connection.execute(query).first())
        async with self.hashing:
            right = await asyncio.to_thread(self.verify, found.passphrase if found else self.nobody, given.passphrase)
        if found is None or not right:
            raise Refusal("wrong-passphrase")
        return await self.new_session(found.id, found.name)

    def verify(self, stored: str, phrase: str) -> bool:
        """Whether the passphrase fits."""
        try:
            return HASHER.verify(stored, phrase)
        except VerificationError:
            return False

    async def new_session(self, account: str, name: str) -> SignedInDevice:
        """A token for this account."""
        token = tokens.new_token(tokens.ACCOUNT)
        row = {"hash": tokens.token_hash(token), "account_id": account, "created": time.time_ns() // 1_000_000}

        def store(connection: Connection) -> None:
            connection.execute(insert(sessions).values(row))

        await self.writer.run(store)
        return SignedInDevice(name=name, token=token)

    async def who(self, token: str) -> Account:
        """The account of a session; raises `bad-token`."""
        query = select(accounts.c.id, accounts.c.name).join(sessions, sessions.c.account_id == accounts.c.id)
        query = query.where(sessions.c.hash == tokens.token_hash(token))
        found = await self.database.read(lambda connection: connection.execute(query).first())
        if found is None:
            raise Refusal("bad-token")
        return Account(found.id, found.name)

    async def sign_out(self, token: str) -> None:
        """End this session, and what its browser is told; nothing happens when there is none."""

        def forget(connection: Connection) -> None:
            forget_session(connection, tokens.token_hash(token))
            connection.execute(delete(sessions).where(sessions.c.hash == tokens.token_hash(token)))

        await self.writer.run(forget)
