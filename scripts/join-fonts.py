"""Joins the cuts of a variable font, one for each script, and the figures of another into one file.

Usage: python3 scripts/join-fonts.py FIRST.woff2 MORE.woff2 ... FIGURES.woff2 OUT.woff2

Fontsource ships a variable font in one file per script; a page with two would load two. The files
are cuts of the same font, so their axes and units agree and the glyphs of the others can simply be
added to the first. Kerning stays that of the first file; the table of variable widths is left out,
because browsers then read the widths from the glyph variations, which say the same. The figures
come from a font of fixed width and are shown where the feature `ss01` is on: a second font file
would be a second request before the page is whole.

Needs fontTools with Brotli: apt-get install python3-fonttools python3-brotli
"""

import sys

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem


def join(first: TTFont, second: TTFont, prefix: str) -> TTFont:
    """Adds to `first` every glyph of `second` that it has no character for."""
    # Tables are read when first asked for, and must be read before the order of the glyphs grows.
    for font in (first, second):
        for tag in ("glyf", "hmtx", "gvar", "cmap"):
            font[tag]
    known = first.getBestCmap()
    added = {code: name for code, name in second.getBestCmap().items() if code not in known}
    names = {name: f"{prefix}.{name}" for name in with_components(second, added.values())}

    first.setGlyphOrder([*first.getGlyphOrder(), *names.values()])
    for old, new in names.items():
        glyph = second["glyf"][old]
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = names[component.glyphName]
        first["glyf"].glyphs[new] = glyph
        first["hmtx"][new] = second["hmtx"][old]
        first["gvar"].variations[new] = second["gvar"].variations[old]
    for table in first["cmap"].tables:
        if table.isUnicode():
            table.cmap.update({code: names[name] for code, name in added.items()})
    for tag in ("HVAR", "GDEF"):
        if tag in first:
            del first[tag]
    return first


def with_components(font: TTFont, names) -> list[str]:
    """The glyphs and all glyphs they are put together from."""
    found, queue = [], list(names)
    while queue:
        name = queue.pop()
        if name in found:
            continue
        found.append(name)
        glyph = font["glyf"][name]
        if glyph.isComposite():
            queue.extend(component.glyphName for component in glyph.components)
    return sorted(found)


def add_figures(font: TTFont, figures: TTFont) -> None:
    """Adds the glyphs of `figures`, of one weight, as what `ss01` puts in the place of a character."""
    scale_upem(figures, font["head"].unitsPerEm)
    for tag in ("glyf", "hmtx", "gvar", "cmap"):
        font[tag]
    known = font.getBestCmap()
    swaps = {}
    names = {}
    for code, name in figures.getBestCmap().items():
        names[name] = f"figure.{name}"
        swaps[known[code]] = names[name]
    names |= {name: f"figure.{name}" for name in with_components(figures, names)}
    font.setGlyphOrder([*font.getGlyphOrder(), *names.values()])
    for old, new in names.items():
        glyph = figures["glyf"][old]
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = names[component.glyphName]
        font["glyf"].glyphs[new] = glyph
        font["hmtx"][new] = figures["hmtx"][old]
        font["gvar"].variations[new] = []
    rules = "".join(f"sub {old} by {new};" for old, new in swaps.items())
    addOpenTypeFeaturesFromString(font, f"feature ss01 {{ {rules} }} ss01;", tables=["GSUB"])


def main() -> None:
    first, *others, figures, out = sys.argv[1:]
    font = TTFont(first)
    for index, other in enumerate(others):
        font = join(font, TTFont(other), f"more{index}")
    add_figures(font, TTFont(figures))
    font.flavor = "woff2"
    font.save(out)
    print(f"{out}: {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
