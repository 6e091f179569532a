### Capitol: why an action is refused.
### The key is the clause of docs/rules/capitol.md, with a hyphen for the dot: R1.19c is capitol-refusal-R1-19c.
### Each message is one short sentence that a player understands without the rules page.

## General

capitol-refusal-R0-2 = The game is over.
capitol-refusal-R0-8 = You do not hold the card or cards you chose.

## Building

capitol-refusal-R1-1 = It is not your turn to build now.
capitol-refusal-R1-5 = You have passed, so you cannot build again in this round.
capitol-refusal-R1-10 = You have no such unfinished house to raise.
capitol-refusal-R1-10a = In this game a floor card raises only your tallest unfinished house or starts new houses, not both.
capitol-refusal-R1-13 = You must use both blocks, or play the card without effect.
capitol-refusal-R1-14 = There are not enough blocks left in the supply.
capitol-refusal-R1-16 = You have no unfinished house of that height.
capitol-refusal-R1-17 = You have no roof of this shape left.
capitol-refusal-R1-19 = You need a finished house of this kind in your yard and a prefecture of the permit's colour.
capitol-refusal-R1-19a = This prefecture has no free site.
capitol-refusal-R1-19b = All houses in a prefecture have the same roof shape.
capitol-refusal-R1-19c = The first house in a prefecture is one block high; each later one is as high as the tallest there, or one block higher.
capitol-refusal-R1-19d = The three prefectures of one colour must not all have the same roof shape.

## Auctions

capitol-refusal-R2-2 = No auction is open for bids now.
capitol-refusal-R2-3 = You can only bid cards from your hand.
capitol-refusal-R2-3b = You have no cards, so you cannot bid.
capitol-refusal-R2-11 = The winner of the auction must place the tile now, and nobody else may.
capitol-refusal-R2-12 = That prefecture has no room for this tile.

## Drawing

capitol-refusal-R4-1 = It is not your turn to draw.
capitol-refusal-R4-4 = This is not the time to draw cards.
capitol-refusal-R4-5 = You can stop only while you are drawing bonus cards.
capitol-refusal-R4-9 = This pile is empty.

## What a refusal is about, where the board can say it

capitol-because-R1-19 =
    This permit is for { $group ->
        [A] wave
        [B] pine
       *[C] arch
    } hills: { $prefecture1 }, { $prefecture2 }, { $prefecture3 }.
capitol-because-R1-19b =
    { $there ->
        [round] All houses here have round roofs; yours is pitched.
       *[pitched] All houses here have pitched roofs; yours is round.
    }
capitol-because-R1-19c =
    { $tallest ->
        [0] The first house here has one block; yours has { $height }.
       *[other] The tallest house here has { $tallest }: the next one needs { $tallest } or { $more } blocks, yours has { $height }.
    }
capitol-because-R1-19d =
    { $shape ->
        [round] The other two hills of this colour have round roofs: this one needs pitched roofs.
       *[pitched] The other two hills of this colour have pitched roofs: this one needs round roofs.
    }
capitol-because-R2-12 =
    { $tile ->
        [fountain] No site is free here for a fountain.
       *[monument] A monument already stands here.
    }
