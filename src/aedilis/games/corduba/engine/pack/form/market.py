"""The form of market.toml."""

from typing import Annotated

import msgspec

from aedilis.games.corduba.engine.pack.form import table


class Supply(table.Sourced, frozen=True):
    """How many units of each resource there are."""

    per_type: table.ByPlayers


class Capacity(table.Sourced, frozen=True):
    """What the market holds."""

    food: table.ToFifteen
    wood: table.ToFifteen
    stone: table.ToFifteen
    tool: table.ToFifteen
    amphora: table.ToFifteen
    marble: table.ToFifteen


class Capacities(table.FileTable, frozen=True):
    """What the market holds, by number of players."""

    solo: Capacity = msgspec.field(name="1")
    two: Capacity = msgspec.field(name="2")
    three: Capacity = msgspec.field(name="3")
    four: Capacity = msgspec.field(name="4")


class Price(table.Sourced, frozen=True):
    """The price track of a resource."""

    min: table.OneToFifteen
    max: table.OneToFifteen
    start: table.OneToFifteen


class Prices(table.FileTable, frozen=True):
    """The price tracks."""

    food: Price
    wood: Price
    stone: Price
    tool: Price
    amphora: Price
    marble: Price


class Drift(table.Sourced, frozen=True):
    """What a visit does to the prices of what was bought and sold."""

    buy: table.ToNine
    sell: Annotated[int, msgspec.Meta(ge=-9, le=0)]


PriceStep = Annotated[int, msgspec.Meta(ge=-9, le=9)]


class PriceSteps(table.FileTable, frozen=True):
    """Changes of prices."""

    food: PriceStep = 0
    wood: PriceStep = 0
    stone: PriceStep = 0
    tool: PriceStep = 0
    amphora: PriceStep = 0
    marble: PriceStep = 0


class MacellumTile(table.Sourced, frozen=True):
    """A Macellum tile."""

    id: table.Id
    delta: PriceSteps


class Market(table.File, frozen=True):
    """The Macellum."""

    supply: Supply
    capacity: Capacities
    price: Prices
    drift: Drift
    tile: tuple[MacellumTile, ...]
