"""Joins the cuts of a variable font, one for each script, into one file.

Usage: python3 scripts/join-fonts.py FIRST.woff2 MORE.woff2 ... OUT.woff2

Fontsource ships a variable font in one file per script; a page with two would load two. The files
are cuts of the same font, so their axes and units agree and the glyphs of the others can simply be
added to the first. Kerning stays that of the first file; the table of variable widths is left out,
because browsers then read the widths from the glyph variations, which say the same.

Needs fontTools with Brotli: apt-get install python3-fonttools python3-brotli
"""

import sys

from fontTools.ttLib import TTFont


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


def main() -> None:
    first, *others, out = sys.argv[1:]
    font = TTFont(first)
    for index, other in enumerate(others):
        font = join(font, TTFont(other), f"more{index}")
    font.flavor = "woff2"
    font.save(out)
    print(f"{out}: {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
