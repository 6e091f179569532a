"""The types by which the page knows Corduba's values."""

from aedilis.core.description import ContentTypes, PageTypes
from aedilis.games.corduba.engine import words
from aedilis.games.corduba.engine.forms import events, previews, view
from aedilis.games.corduba.engine.pack import vocabulary
from aedilis.games.corduba.engine.pack.form import content, effects, solo
from aedilis.games.corduba.engine.statistics.form import GameStatistics

SHARED = {
    "District": words.District,
    "Resource": words.Resource,
    "Colour": words.Colour,
    "Troop": words.Troop,
    "Goods": words.Goods,
}
TYPES = PageTypes(
    about="The values of Corduba 27 a.C. What is printed on boards and cards is in content.gen.ts.",
    view=view.ViewData,
    preview=previews.Preview,
    statistics=GameStatistics,
    literals={
        **SHARED,
        "Building": words.BuildingName,
        "Site": words.SiteName,
        "Phase": view.Phase,
        "Ending": events.Ending,
        "Obstacle": events.Obstacle,
    },
    content=ContentTypes(
        about="A content pack of Corduba 27 a.C.: what is printed on boards and cards (docs/formats.md).",
        roots=(content.Content, view.ContentData),
        literals={
            **SHARED,
            "BuildingName": words.BuildingName,  # a pack has structs that are called Building and Site
            "SiteName": words.SiteName,
            "Metric": vocabulary.Metric,
            "Comparison": vocabulary.Comparison,
            "Where": vocabulary.Where,
            "Scope": vocabulary.Scope,
            "Sides": vocabulary.Sides,
            "TriggerEvent": vocabulary.TriggerEvent,
        },
        unions={"Step": effects.Step, "Act": solo.Act},
    ),
)
