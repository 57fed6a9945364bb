"""Stills made for the view mode alone: the mark of header and footer, and two tiles of the certificates.

blender -b --factory-startup -P assets/drawn/tiles.py -- [NAME] [--preview | --draft]
"""

import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'stills'), str(HERE.parent / 'python')]

import bpy  # noqa: E402

import props  # noqa: E402
import studio  # noqa: E402
from palette import BLUSH, COBALT, INK, NIGHT, PAPER, SAND, SKY, TERRACOTTA, WHEAT  # noqa: E402
from paths import ROOT  # noqa: E402
from studio import camera, plain, quality, three_lights  # noqa: E402

SOURCES = HERE / 'sources'
LETTERS = ROOT / 'node_modules/@expo-google-fonts/onest/800ExtraBold/Onest_800ExtraBold.ttf'
MARK_SIZE = 512
WIDTH, HEIGHT = 1200, 900
SAMPLES = 32


def matt(colour):
    """Painted board."""
    return plain(colour, 0.9, specular=0.15)


def gloss(colour):
    """Lacquer."""
    return plain(colour, 0.32, coat=0.35)


def mark():
    """The cube of cubes from its corner, without a ground."""
    blue, deep, pale = gloss(COBALT), gloss('#1a3aa8'), gloss('#5c7df0')
    wheat, clay, paper = gloss(WHEAT), gloss(TERRACOTTA), gloss(PAPER)
    special = {
        (2, 0, 2): wheat,
        (0, 0, 0): wheat,
        (1, 0, 1): paper,
        (2, 2, 0): clay,
        (0, 1, 2): pale,
        (2, 1, 1): pale,
        (2, 0, 0): deep,
    }
    props.cube_grid(lambda i, j, k: special.get((i, j, k), blue), edge=0.016)
    three_lights((0, 0, 0.28), 2.4, 150, ambient=0.35)
    lens = camera((2, -2, 1.9), (0, 0, 0.275), 70)
    lens.data.type = 'ORTHO'
    lens.data.ortho_scale = 0.98
    quality(5, 0.35)


def drum(place, radius, height, material, band):
    """A low cylinder with a band round it: one layer of the database."""
    x, y, z = place
    props.plinth(radius, height, place, material, 0.02)
    props.ring(radius, 0.008, (x, y, z + height * 0.5), band)


def database():
    """Three drums on each other, as databases are drawn; records as balls before them."""
    props.backdrop(matt(SKY), depth=1.5, radius=0.9, height=4)
    wheat = plain('#e0a83e', 0.25, 1)
    for layer, colour in enumerate((COBALT, PAPER, NIGHT)):
        drum((0.02, 0, layer * 0.215), 0.34, 0.2, gloss(colour), wheat)
    props.arch(0.62, 1.06, 0.08, (-0.52, 0.62, 0), matt(PAPER))
    props.disc(0.3, 0.05, (0.62, 0.7, 0.72), matt(WHEAT))
    drum((0.60, -0.16, 0), 0.15, 0.12, gloss(TERRACOTTA), wheat)
    for x, y, radius, colour in (
        (-0.55, -0.22, 0.075, WHEAT),
        (-0.40, -0.38, 0.045, TERRACOTTA),
        (0.28, -0.50, 0.05, PAPER),
    ):
        props.ball(radius, (x, y, radius), gloss(colour))
    props.ball(0.06, (0.60, -0.16, 0.18), gloss(COBALT))
    three_lights((0, 0, 0.35), 2.5, 165, ambient=0.25)
    camera((-0.12, -3.4, 1.2), (0.02, 0, 0.37), 70)
    quality()


def book(size, place, colour, turn):
    """A closed book: two boards, a back and the block of pages."""
    width, depth, height = size
    board, cover, pages = 0.012, matt(colour), plain(PAPER, 0.95, specular=0.1)
    parts = [
        props.box((width, depth, board), (0, 0, board / 2), cover, 0.004),
        props.box((width, depth, board), (0, 0, height - board / 2), cover, 0.004),
        props.box((board, depth, height), (-width / 2 + board / 2, 0, height / 2), cover, 0.004),
        props.box(
            (width - 0.03, depth - 0.03, height - 2 * board), (-0.004, 0, height / 2), pages, 0.002
        ),
    ]
    props.group(parts, place, turn)


def letter(sign, place, height, material, turn):
    """A standing letter, cut from board."""
    data = bpy.data.curves.new(sign, 'FONT')
    data.body = sign
    data.font = bpy.data.fonts.load(str(LETTERS), check_existing=True)
    data.size = height
    data.extrude = 0.045
    data.bevel_depth = 0.006
    data.bevel_resolution = 3
    data.align_x = 'CENTER'
    data.materials.append(material)
    thing = studio.link(sign, data)
    thing.location = place
    thing.rotation_euler = (math.pi / 2, 0, math.radians(turn))


def english():
    """Three letters on a pile of books."""
    props.backdrop(matt(TERRACOTTA), depth=1.5, radius=0.9, height=4)
    props.arch(0.98, 1.06, 0.08, (0.05, 0.72, 0), matt(BLUSH))
    book((0.78, 0.52, 0.10), (0.0, 0, 0), COBALT, 5)
    book((0.72, 0.46, 0.08), (0.02, 0, 0.10), WHEAT, -7)
    book((0.64, 0.42, 0.09), (-0.02, 0, 0.18), NIGHT, 3)
    letter('A', (-0.15, -0.02, 0.272), 0.66, gloss(COBALT), 12)
    letter('a', (0.2, -0.06, 0.272), 0.56, gloss(PAPER), -14)
    letter('z', (-0.55, -0.30, 0.002), 0.36, gloss(WHEAT), 24)
    props.ball(0.055, (0.56, -0.30, 0.055), gloss(PAPER))
    props.ball(0.035, (0.66, -0.20, 0.035), gloss(INK))
    book((0.40, 0.28, 0.07), (0.62, 0.12, 0), SAND, -28)
    three_lights((0, 0, 0.4), 2.5, 165, ambient=0.22)
    camera((0.1, -3.1, 1.0), (0.03, 0, 0.40), 74)
    quality()


SCENES = {'mark': mark, 'database': database, 'english': english}


def main(arguments):
    """Render the named stills, or preview them small."""
    quick = '--preview' in arguments
    for name in [a for a in arguments if not a.startswith('--')] or SCENES:
        studio.start()
        SCENES[name]()
        still = SOURCES / f'{name}.webp'
        size = (MARK_SIZE, MARK_SIZE) if name == 'mark' else (WIDTH, HEIGHT)
        if quick:
            studio.preview(name, size[0] // 2, size[1] // 2, 16)
        else:
            clear = name == 'mark'
            studio.render(f'tile-{name}', *size, SAMPLES, still, clear, arguments)


main(sys.argv[sys.argv.index('--') + 1 :] if '--' in sys.argv else [])
