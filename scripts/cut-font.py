"""Cuts a font to the letters of a text, with kerning and the figures of `join-fonts.py`.

Usage: python3 scripts/cut-font.py FONT.woff2 TEXT OUT.woff2

Needs fontTools with Brotli: apt-get install python3-fonttools python3-brotli
"""

import sys

from fontTools import subset


def main() -> None:
    source, text, out = sys.argv[1:]
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = ["kern", "mark", "ss01"]
    options.name_IDs = []
    options.notdef_outline = False
    options.hinting = False
    font = subset.load_font(source, options)
    cutter = subset.Subsetter(options)
    cutter.populate(text=text)
    cutter.subset(font)
    subset.save_font(font, out, options)


if __name__ == "__main__":
    main()
