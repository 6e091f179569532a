"""Actions in words: what a choice is, what it costs and what it gives, for menus and for the question before it."""

from aedilis.core.contract import Action
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms import actions
from aedilis.games.corduba.engine.forms.prices import bill_data
from aedilis.games.corduba.engine.forms.view import ViewData
from aedilis.games.corduba.engine.pack.form.effects import Choose
from aedilis.games.corduba.engine.paying import bills
from aedilis.games.corduba.engine.state.view import View
from aedilis.games.corduba.terminal.effects import amount, amounts, bill, effect, listed, step
from aedilis.games.corduba.terminal.look import Look
from aedilis.games.corduba.terminal.say import t


class Wording:
    """The choices of one decision, said to the seat that decides."""

    def __init__(self, look: Look, view: View, data: ViewData) -> None:
        self.look = look
        self.view = view
        self.data = data

    def choice(self, action: Action) -> str:
        """Return what an action is, with cost and gain where they are known."""
        look = self.look
        match action:
            case actions.Keep(heritage=heritage, character=character):
                card, person = look.content.heritage.card[heritage], look.character(character)
                return t("choice-keep", heritage=card.name, character=person.name)
            case actions.DeliverTroops(velites=velites, legionary=legionary, equites=equites):
                return amounts({"velites": velites, "legionary": legionary, "equites": equites}) or t("nothing")
            case actions.DeliverOfferings(offering1=one, offering2=two):
                return amounts({"offering1": one, "offering2": two}) or t("nothing")
            case actions.DeliverGoods(units=units, amphora=amphorae):
                wanted = self.data.rome.resource if self.data.rome else "food"
                parts = [amount(wanted, units) if units else "", amount("amphora", amphorae) if amphorae else ""]
                return t("nothing") if not any(parts) else listed(parts)
            case actions.BuildTile() | actions.BuildMonument():
                return self._build(action)
            case (
                actions.Activate()
                | actions.UseSite()
                | actions.UsePortus()
                | actions.UseCastra()
                | actions.Claim()
                | actions.UseAbility()
            ):
                return self._use(action)
            case actions.Pay():
                return self._payment(action)
            case actions.Take() | actions.Discard():
                return amounts({str(name): getattr(action, name) for name in words.RESOURCE_NAMES}) or t("nothing")
            case actions.Spot(cell=cell) | actions.Link(cell=cell):
                return look.cell(cell)
            case actions.NameCell(district=district, cell=cell):
                return f"{look.district(district)} {look.cell(cell)}"
            case actions.NameDistrict(district=district):
                return look.district(district)
            case actions.NameColour(colour=colour):
                peculium = next(one.peculium for one in look.content.specialists.specialist if one.id == colour)
                return t("choice-colour", who=look.specialist(colour), peculium=effect(peculium))
            case actions.Order(side=side, resource=resource, units=units):
                price = self.data.market[resource].price
                return t(f"choice-{side}", what=amount(resource, units), price=price)
            case actions.NameTile(district=district, building=building):
                return t("tile-in", tile=look.building_name(building), district=look.district(district))
            case actions.NameOption(option=option):
                return self._option(option)
            case actions.NameTrigger(trigger=trigger):
                return self._trigger(trigger)
            case actions.HandOut(seats=seats):
                return listed([look.name(seat) for seat in seats])
            case actions.LayInsulae(n=n):
                return t("choice-insulae", n=n)
            case actions.Pass() | actions.SendMerchant() | actions.EndTurn() | actions.Done():
                return t(f"choice-{type(action).__struct_config__.tag}")
        raise TypeError(f"no words for {action!r}")

    def _build(self, action: actions.BuildTile | actions.BuildMonument) -> str:
        look = self.look
        if isinstance(action, actions.BuildMonument):
            monument = look.monument(action.monument)
            offered = self.data.monuments[action.monument].bill
            prestige = [
                t("prestige-in", n=n, district=look.district(word))
                for word in words.DISTRICT_NAMES
                if (n := getattr(monument.prestige, word))
            ]
            cost = bill(offered) if offered else "-"
            name = look.marked(monument.name, f"monuments.monument.{monument.id}")
            return t("choice-monument", name=name, cost=cost, gain=listed(prestige), token=monument.token)
        building = look.building(action.building)
        offers = self.data.districts[action.district].available
        offer = next((one for one in offers if one.building == action.building), None)
        cost = bill(offer.bill) if offer and offer.bill else "-"
        links = offer.links if offer and offer.links else 0
        return t(
            "choice-build",
            name=look.marked(building.name, f"buildings.building.{building.id}"),
            cost=cost,
            prestige=look.prestige(building, action.district),
            links=links,
        )

    def _use(
        self,
        action: actions.Activate
        | actions.UseSite
        | actions.UsePortus
        | actions.UseCastra
        | actions.Claim
        | actions.UseAbility,
    ) -> str:
        look, view, seat = self.look, self.view, action.seat
        board = look.content.board
        match action:
            case actions.Activate(district=district, building=building, line=line):
                new = bool(self.data.doing) and self.data.doing[-1].kind == "activate_new"
                due = bills.line_bill(
                    view, seat, words.DISTRICT_NAMES.index(district), words.BUILDING_NAMES.index(building), line, new
                )
                name = t("tile-in", tile=look.building_name(building), district=look.district(district))
                name = look.marked(name, f"buildings.building.{building}")
                gain = effect(look.building(building).action[line].effect)
            case actions.UseSite(site=site, space=space):
                due = bills.site_bill(view, seat, words.SITE_NAMES.index(site), actions.SPACE_WORDS.index(space))
                place = getattr(board.site, site)
                name = look.marked(place.name, f"board.site.{site}.spaces.{space}")
                gain = amount(place.item, place.spaces[actions.SPACE_WORDS.index(space)].gain)
            case actions.UsePortus():
                due = bills.site_bill(view, seat, words.SITES, 0)
                name, gain = t("portus"), effect(board.portus.effect)
            case actions.UseCastra(space=troop):
                due = bills.castra_bill(view, seat, words.TROOP_NAMES.index(troop))
                name = look.marked(t("castra"), "board.castra")
                gain = effect(board.castra.spaces[words.TROOP_NAMES.index(troop)].effect)
            case actions.Claim(milestone=number):
                due = bills.claim_bill(view, seat, number)
                milestone = look.milestone(number)
                name = look.marked(milestone.name, f"res_gestae.milestone.{milestone.id}")
                gain = t("step-senator", n="+1")
            case _:
                number = action.ability
                due = bills.ability_bill(view, seat, number)
                name, _, ability = look.ability(number)
                name = look.marked(name, look.ability_path(number))
                gain = effect(ability.use)
        cost = bill(bill_data(view, seat, due))
        return t("choice-free" if cost == "-" else "choice-use", name=name, cost=cost, gain=gain)

    def _payment(self, action: actions.Pay) -> str:
        counted = {"worker": action.workers} | {
            name: getattr(action, name) for name in (*words.RESOURCE_NAMES, "denarii")
        }
        parts = [
            amounts({"worker": counted.pop("worker")}),
            *(self.look.specialist(colour) for colour in action.specialists),
            amount("special", action.special) if action.special else "",
            amounts(counted),
            t("with-discount", n=len(action.discounts)) if action.discounts else "",
        ]
        return listed(parts) if any(parts) else t("nothing")

    def _option(self, option: int) -> str:
        doing = self.data.doing[-1]
        if doing.kind == "use_trigger":
            return t("choice-trigger-yes", effect=effect(doing.effect or ())) if option else t("choice-trigger-no")
        if isinstance(doing.step, Choose):
            return effect(doing.step.options[option])
        return step(doing.step) if doing.step else str(option)

    def _trigger(self, trigger: int) -> str:
        owner = self.view.pack.triggers[trigger].owner
        name, said, _ = self.look.ability(owner)
        return t("choice-ability", name=name, text=said)
