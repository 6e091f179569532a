"""The types by which the page knows Corduba's values."""

from aedilis.core.description import ContentTypes, PageTypes
from aedilis.games.corduba.engine.forms import previews, reasons, view
from aedilis.games.corduba.engine.pack import effect_form, form
from aedilis.games.corduba.engine.statistics.form import GameStatistics

SHARED = {
    "District": effect_form.District,
    "Resource": effect_form.Resource,
    "Colour": effect_form.Colour,
    "Troop": effect_form.Troop,
    "Goods": effect_form.Item,
}
TYPES = PageTypes(
    about="The values of Corduba 27 a.C. What is printed on boards and cards is in content.gen.ts.",
    view=view.ViewData,
    preview=previews.Preview,
    statistics=GameStatistics,
    literals={
        **SHARED,
        "Building": effect_form.BuildingName,
        "Site": effect_form.SiteName,
        "Phase": view.Phase,
        "Ending": reasons.Ending,
        "Obstacle": reasons.Obstacle,
    },
    content=ContentTypes(
        about="A content pack of Corduba 27 a.C.: what is printed on boards and cards (docs/formats.md).",
        roots=(form.Content, view.ContentData),
        # a pack has structs that are called Building and Site
        literals={**SHARED, "BuildingName": effect_form.BuildingName, "SiteName": effect_form.SiteName},
        unions={"Step": effect_form.Step, "Act": form.Act},
    ),
)
