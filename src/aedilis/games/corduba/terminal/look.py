"""How Corduba looks: names and short marks of what its content pack has."""

from collections.abc import Sequence

from rich.console import Console

from aedilis.games.corduba.engine.forms.view import ContentData
from aedilis.games.corduba.engine.pack.form.abilities import Ability
from aedilis.games.corduba.engine.pack.form.content import Content
from aedilis.games.corduba.engine.pack.form.people import Character
from aedilis.games.corduba.engine.pack.form.rome import Milestone, RomeCard
from aedilis.games.corduba.engine.pack.form.tiles import Building, Monument
from aedilis.games.corduba.engine.words import BUILDING_NAMES, CHARACTERS, DISTRICT_NAMES
from aedilis.games.corduba.terminal.say import t
from aedilis.terminal import look
from aedilis.terminal.seating import Sitter

_MARKS = ("He", "Ar", "St", "Co", "Cu", "Od", "Sc", "Ba", "Fo", "Ae", "Of", "Em", "Li", "Lu", "Sa", "Bs", "Am", "Ex")
RECONSTRUCTED = "≈"
MARKS = dict(zip(BUILDING_NAMES, _MARKS, strict=True))  # tiles on the map


class Look(look.Look):
    """What one table of Corduba looks like on one console."""

    def __init__(self, console: Console, sitters: Sequence[Sitter], content: ContentData) -> None:
        parties = sitters if len(sitters) > 1 else [*sitters, Sitter(t("caepio"), None)]
        super().__init__(console, parties)
        self.content: Content = content.content
        self.reconstructed = content.reconstructed
        self.shows_marks = True

    def marked(self, name: str, *paths: str) -> str:
        """Return a name with a mark behind it if anything of these entries of the pack is reconstructed."""
        is_so = self.shows_marks and any(self.sources(path) for path in paths)
        return f"{name} {RECONSTRUCTED}" if is_so else name

    def sources(self, path: str) -> dict[str, str]:
        """Return what is reconstructed of an entry of the pack, and what its sources say."""
        return {entry: said for entry, said in self.reconstructed.items() if f"{entry}.".startswith(f"{path}.")}

    def building(self, word: str) -> Building:
        """Return a kind of tile by its word."""
        return next(building for building in self.content.buildings.building if building.id == word)

    def building_name(self, word: str) -> str:
        """Return the name of a kind of tile."""
        return self.building(word).name

    def prestige(self, building: Building, district: str) -> int:
        """Return what building a kind of tile in a district gives (C7.10)."""
        shown: int | None = getattr(building.prestige_in, district)
        return building.prestige if shown is None else shown

    def prestige_text(self, building: Building) -> str:
        """Return what building a kind of tile gives: one number, or one for each district where they differ."""
        numbers = [self.prestige(building, word) for word in DISTRICT_NAMES]
        return str(numbers[0]) if len(set(numbers)) == 1 else "/".join(map(str, numbers))

    def district(self, word: str) -> str:
        """Return the name of a district."""
        name: str = getattr(self.content.board.district, word).name
        return name

    def monument(self, number: int) -> Monument:
        """Return a monument by its number."""
        return self.content.monuments.monument[number]

    def milestone(self, number: int) -> Milestone:
        """Return a milestone by its number."""
        return self.content.res_gestae.milestone[number]

    def rome_card(self, number: int) -> RomeCard:
        """Return a card of Rome's demands by its number."""
        return self.content.postulationem.card[number]

    def character(self, number: int) -> Character:
        """Return a character, 2 * family + side."""
        return self.content.families.family[number // 2].character[number % 2]

    def ability(self, number: int) -> tuple[str, str, Ability]:
        """Return whose an ability is, what it says, and what it is."""
        if number < CHARACTERS:
            character = self.character(number)
            return character.name, character.text, character.ability
        monument = self.monument(number - CHARACTERS)
        return monument.name, monument.token, monument.ability

    def ability_path(self, number: int) -> str:
        """Return the entry of the pack that an ability belongs to."""
        if number < CHARACTERS:
            family = self.content.families.family[number // 2]
            return f"families.family.{family.id}.character.{self.character(number).id}"
        return f"monuments.monument.{self.monument(number - CHARACTERS).id}"

    def specialist(self, colour: str) -> str:
        """Return a specialist with its colour, such as "Legatus (red)"."""
        name = next(one.name for one in self.content.specialists.specialist if one.id == colour)
        return self.marked(t("specialist", name=name, colour=t(f"colour-{colour}")), f"specialists.specialist.{colour}")

    def cell(self, cell: Sequence[int]) -> str:
        """Return a cell as the notation writes it."""
        return f"{cell[0]},{cell[1]}"
