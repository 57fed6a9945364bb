"""The fifteen slides of the home page.

blender -b --factory-startup -P assets/stills/slides.py -- NAME [--preview | --draft]
"""

import math
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import bpy  # noqa: E402
import numpy as np  # noqa: E402

import props  # noqa: E402
import studio  # noqa: E402
from ornament import diamond, paste, star  # noqa: E402
from palette import (
    BLUSH,
    BRASS,
    BRICK,
    COBALT,
    INK,
    NIGHT,
    PAPER,
    SAND,
    SKY,
    TERRACOTTA,
    WHEAT,
    WOOD,
)  # noqa: E402
from paths import SLIDES  # noqa: E402
from studio import camera, fabric, plain, quality, three_lights, wood  # noqa: E402

WIDTH, HEIGHT = 1920, 1080
SAMPLES = 24
# The room that gold sees: in the studio's own cool light it would turn to olive.
GILT = '#ffe6c4'
# Glass, and wide soft shadows on one colour, need more light paths.
MORE_SAMPLES = {
    '01-garments': 48,
    '02-goblets': 32,
    '08-shirt-on-arch': 32,
    '05-paper-arches': 32,
    '11-glass-and-gold': 32,
    '14-paper-cards': 32,
}


def matt(colour):
    """Painted board: the ground and the geometry of the sets."""
    return plain(colour, 0.9, specular=0.15)


def garments():
    """Four garments on one rail."""
    props.backdrop(matt(PAPER), depth=1.5, radius=0.2)
    props.disc(0.62, 0.05, (-1.12, 1.15, 1.28), matt(WHEAT))
    props.arch(0.95, 1.72, 0.1, (0.93, 1.2, 0), matt(TERRACOTTA))
    rail = plain(BRASS, 0.25, 1)
    props.tube([(-2.6, 0.016, 1.73), (0, 0.016, 1.73), (2.6, 0.016, 1.73)], 0.011, rail)
    pearl = plain('#f6f1e6', 0.25, coat=0.5)
    horn = plain('#6b4a33', 0.3)
    hung = [
        ('womens-dress', -1.18, 20, fabric(COBALT, 'linen', 0.05, 0.3), None, None),
        ('mens-shirt-1', -0.40, 16, fabric('#f7f2e8', 'linen', 0.075, 0.5, True), horn, None),
        ('womens-shirt', 0.40, -14, fabric(BLUSH, 'linen', 0.045, 0.3), pearl, None),
        (
            'mens-shirt-2',
            1.12,
            -22,
            fabric(NIGHT, 'knit', 0.03, 0.3),
            pearl,
            fabric(PAPER, 'knit', 0.03, 0.4),
        ),
    ]
    for name, x, turn, cloth, buttons, trim in hung:
        parts = props.garment(name, cloth, buttons, trim)
        woman = name.startswith('womens')
        neck, shoulder = (
            ((0.05, 1.40), (0.155, 1.362)) if woman else ((0.06, 1.485), (0.195, 1.432))
        )
        hook = 1.62 if woman else 1.70
        parts += props.hanger(neck, shoulder, hook)
        props.group(parts, (x, 0, 1.728 - hook), turn)
    three_lights((0, 0.2, 1.2), 4.2, 430, fill=0.07, rim=0.5, ambient=0.2)
    camera((0, -5.2, 1.2), (-0.02, 0.2, 1.17), 61)
    quality()


def goblets():
    """Three goblets of gold, glass and clay on steps."""
    props.backdrop(matt(NIGHT), depth=1.2, radius=0.8, height=4)
    gold = plain('#e0a83e', 0.18, 1)
    glass = plain('#f2f7ff', 0, specular=0.5, glass=1)
    clay = plain(TERRACOTTA, 0.55, specular=0.35)
    steps = [(-0.44, 0.10, COBALT), (0.0, 0.26, COBALT), (0.44, 0.16, COBALT)]
    for x, height, colour in steps:
        props.box((0.40, 0.40, height), (x, 0, height / 2), matt(colour), 0.006)
    props.goblet((-0.44, -0.02, 0.101), glass, 2.3)
    props.goblet((0, 0, 0.261), gold, 2.7)
    props.goblet((0.44, -0.02, 0.161), clay, 1.9)
    props.disc(0.36, 0.03, (0.02, 0.55, 0.62), matt(WHEAT))
    props.ball(0.05, (0.76, -0.12, 0.05), plain(PAPER, 0.6))
    props.ball(0.03, (-0.78, -0.18, 0.03), plain(WHEAT, 0.4))
    three_lights(
        (0, 0, 0.4),
        2.2,
        130,
        softness=0.4,
        rim=0.8,
        ambient=0.35,
        mirrored=1.7,
        room=GILT,
        beyond=COBALT,
    )
    camera((-0.12, -3.1, 0.66), (0, 0, 0.41), 57)
    quality(10, 0.35)


def cube():
    """A cube of cubes with one wheat cell lifted out."""
    props.backdrop(matt(SAND), depth=1.6, radius=1.0, height=4)
    colours = [COBALT, COBALT, '#2f58dd', '#6f8ff0', PAPER]
    finishes = [plain(c, 0.32, coat=0.35) for c in colours]
    wheat, clay = plain(WHEAT, 0.32, coat=0.35), plain(TERRACOTTA, 0.32, coat=0.35)
    dice = random.Random(11)

    def finish(i, j, k):
        chosen = dice.choice(finishes)
        return clay if (i, j, k) in ((0, 0, 0), (2, 0, 1), (1, 2, 2)) else chosen

    cells = props.cube_grid(finish, skip=((1, 1, 2), (1, 0, 2)))
    cells.append(props.box((0.17,) * 3, (0.03, -0.1, 0.74), wheat, 0.014, (24, 20, 12)))
    props.group(cells, (0.34, 0, 0.09), 30)
    props.plinth(0.52, 0.09, (0.34, 0, 0), matt(PAPER))
    props.arch(0.7, 1.0, 0.08, (-0.62, 0.75, 0), matt(BLUSH))
    props.box((0.17,) * 3, (-0.42, -0.30, 0.085), finishes[0], 0.014, (0, 0, 21))
    props.box((0.17,) * 3, (-0.86, 0.04, 0.085), clay, 0.014, (0, 0, -16))
    three_lights((0.1, 0, 0.4), 2.6, 175, ambient=0.22)
    camera((-0.1, -3.6, 1.25), (-0.06, 0, 0.43), 55)
    quality()


def linen_folds():
    """Linen pushed into long folds, seen from above in raking light."""
    studio.mesh(
        'ground', [(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [(0, 1, 2, 3)], matt(SAND)
    )
    props.draped('linen-folds', fabric('#f3ead8', 'linen', 0.085, 0.6, True))
    studio.world('#d6dbea', 0.34)
    studio.area_light((-1.4, 0.35, 0.85), (0, 0, 0), 0.34, 62, '#ffeeda')
    studio.area_light((1.2, -0.9, 0.5), (0, 0, 0), 0.8, 2.5, '#cfdcff')
    camera((0.62, -0.95, 0.80), (-0.02, -0.10, 0.0), 62)
    quality()


def paper_arches():
    """Arches cut from paper, one inside the other."""
    props.backdrop(matt(PAPER), depth=1.7, radius=0.9)
    sheets = [
        (1.45, 1.72, None, 0.30, 1.10, NIGHT),
        (1.30, 1.45, 1.02, -0.62, 0.82, COBALT),
        (0.95, 1.12, 0.69, 0.86, 0.58, WHEAT),
        (0.86, 0.92, 0.60, 0.06, 0.32, TERRACOTTA),
        (0.62, 0.62, 0.40, 0.55, 0.02, PAPER),
        (0.44, 0.50, None, -0.66, 0.12, BLUSH),
        (0.40, 0.36, 0.22, -0.16, -0.18, SKY),
    ]
    for width, height, opening, x, y, colour in sheets:
        if opening:
            rise = height - (width - opening) / 2
            props.gate(width, height, opening, rise, 0.028, (x, y, 0), matt(colour), 0.004)
        else:
            props.arch(width, height, 0.028, (x, y, 0), matt(colour), 0.004)
    props.ball(0.085, (0.30, -0.22, 0.085), plain(WHEAT, 0.5))
    props.box(
        (0.10,) * 3, (-0.16, -0.02, 0.05), plain(TERRACOTTA, 0.4, coat=0.3), 0.008, (0, 0, 28)
    )
    three_lights((0, 0.3, 0.7), 3.2, 250, softness=0.16, fill=0.07, ambient=0.24)
    camera((0.0, -5.1, 1.0), (0.06, 0.3, 0.755), 57)
    quality()


def stitched_square():
    """A star in cross-stitch in a wooden hoop, with its needle."""
    cell = 0.0052
    cloth = fabric('#f6f0e2', 'linen', 0.045, 0.8, True)
    grid = np.zeros((63, 63), int)
    middle = 31
    paste(grid, star(8), middle - 16, middle - 16)
    for dx, dy in ((0, -24), (0, 24), (-24, 0), (24, 0)):
        paste(grid, diamond(6, 1, 2), middle + dy - 6, middle + dx - 6)
    for dx, dy in ((-17, -17), (17, -17), (-17, 17), (17, 17)):
        paste(grid, diamond(5), middle + dy - 5, middle + dx - 5)
    yarn = {1: props.thread(COBALT), 2: props.thread(TERRACOTTA), 3: props.thread(WHEAT)}
    props.stitches(grid, cell, lambda n: yarn[n], seed=3)
    flat = [(x, y, -0.001) for y in np.linspace(-1, 1, 3) for x in np.linspace(-1, 1, 3)]
    faces = [
        (r * 3 + c, r * 3 + c + 1, r * 3 + c + 4, r * 3 + c + 3) for r in range(2) for c in range(2)
    ]
    studio.mesh('ground', [(x, y, -0.016) for x, y, _ in flat], faces, matt(BLUSH), smooth=False)
    angles = np.linspace(0, 2 * np.pi, 129)[:-1]
    disc = [(0.186 * math.cos(a), 0.186 * math.sin(a), -0.0004) for a in angles]
    studio.mesh('linen', disc, [tuple(range(128))], cloth, [(x, y) for x, y, _ in disc], False)
    hoop = wood(WOOD, rings=420)
    band = [(0.184, -0.012), (0.184, 0.004), (0.193, 0.004), (0.193, -0.012)]
    for inner, outer, top in ((0.184, 0.1905, 0.005), (0.1915, 0.199, 0.0035)):
        band = [(inner, -0.014), (outer, -0.014), (outer, top), (inner, top)]
        n = 192
        points = [
            (r * math.cos(t), r * math.sin(t), z)
            for r, z in band
            for t in np.arange(n) / n * 2 * np.pi
        ]
        quads = [
            (k * n + i, (k + 1) % 4 * n + i, (k + 1) % 4 * n + (i + 1) % n, k * n + (i + 1) % n)
            for k in range(4)
            for i in range(n)
        ]
        props.bevel(studio.mesh('hoop', points, quads, hoop), 0.0016, 3)
    brass = plain(BRASS, 0.25, 1)
    screw = props.lathe([(0.0045, 0), (0.0045, 0.03)], (0.199, 0, -0.005), brass, 32)
    screw.rotation_euler = (math.pi / 2, 0, 0)
    screw.location = (0.207, 0.015, -0.004)
    props.box((0.016, 0.012, 0.014), (0.204, 0, -0.005), brass, 0.002)
    steel = plain('#d8dade', 0.18, 1)
    props.tube(
        [(0.048, -0.152, 0.012, 0.3), (0.085, -0.128, 0.0115, 1), (0.118, -0.106, 0.011, 0.9)],
        0.0011,
        steel,
    )
    strand = [
        (0.118, -0.106, 0.011),
        (0.15, -0.10, 0.006),
        (0.166, -0.13, 0.003),
        (0.205, -0.17, -0.003),
        (0.26, -0.16, -0.014),
        (0.31, -0.11, -0.0145),
        (0.30, -0.05, -0.0145),
        (0.34, -0.01, -0.0145),
        (0.5, 0.02, -0.0145),
    ]
    props.tube(strand, 0.0010, yarn[1])
    for i, colour in enumerate((1, 2, 3)):
        place = (-0.30, 0.105 - i * 0.082, -0.016)
        props.group(props.spool((0, 0, 0), yarn[colour], hoop, 0.024, 0.05, 22, i), place)
    three_lights((-0.02, 0, 0), 0.9, 13.5, softness=0.14, fill=0.05, ambient=0.16)
    camera((-0.05, -0.46, 0.86), (-0.062, -0.008, 0), 51, 8)
    quality()


def thread_spools():
    """Thread spools in a row, one of them unwinding."""
    props.backdrop(matt(WHEAT), depth=0.75, radius=0.4, height=2)
    timber = wood('#c79c6b', rings=150)
    colours = [COBALT, PAPER, TERRACOTTA, NIGHT, BLUSH]
    sizes = [(0.055, 0.155), (0.048, 0.115), (0.055, 0.175), (0.055, 0.14), (0.046, 0.105)]
    x = -0.36
    for i, (colour, (radius, height)) in enumerate(zip(colours, sizes)):
        x += radius
        parts = props.spool(
            (0, 0, 0), props.thread(colour), timber, radius, height, round(height * 300), i
        )
        props.group(parts, (x, 0.05 * math.sin(i * 2.1), 0), i * 40)
        x += radius + 0.035
    # One spool lies on its rims, and its thread runs over the roll's front down to the ground.
    radius, length, turn = 0.046, 0.12, math.radians(-28)
    place = np.array((0.13, -0.20, radius))
    lying = props.spool((0, 0, -length / 2), props.thread(COBALT), timber, radius, length, 36, 9)
    parent = props.group(lying, place)
    parent.rotation_euler = (0, math.radians(90), turn)
    along = np.array((math.cos(turn), math.sin(turn), 0))
    ahead = np.array((math.sin(turn), -math.cos(turn), 0))
    roll = radius * 0.62 * 1.28 + 0.0011
    winding = [
        place
        + along * (0.012 + 0.0017 * step)
        + roll * (math.cos(angle) * ahead + math.sin(angle) * np.array((0, 0, 1)))
        for step, angle in enumerate(np.radians((120, 100, 80, 60, 40, 20, 5)))
    ]
    ground = 0.0012
    fall = [
        (*(place + along * 0.026 + ahead * (roll + 0.004))[:2], 0.024),
        (*(place + along * 0.029 + ahead * (roll + 0.013))[:2], 0.006),
        (*(place + along * 0.031 + ahead * (roll + 0.028))[:2], ground),
    ]
    strand = [
        *map(tuple, winding),
        *fall,
        (0.06, -0.305, ground),
        (-0.04, -0.285, ground),
        (-0.15, -0.225, ground),
        (-0.26, -0.235, ground),
        (-0.36, -0.300, ground),
        (-0.6, -0.330, ground),
        (-0.9, -0.250, ground),
    ]
    props.tube(strand, 0.0011, props.thread(COBALT))
    three_lights((0, 0, 0.08), 1.0, 21, softness=0.3, ambient=0.22)
    camera((-0.02, -1.25, 0.36), (0.0, -0.02, 0.075), 54)
    quality()


def shirt_on_arch():
    """The linen shirt on a tailor's form in a cobalt arch."""
    props.backdrop(matt(SKY), depth=1.6, radius=0.8)
    props.gate(3.4, 2.3, 1.5, 2.05, 0.34, (0.42, 0.85, 0), matt(COBALT), 0.01)
    parts = props.form('male', fabric('#d9cdb8', 'linen', 0.05, 0.4, True))
    horn = plain('#6b4a33', 0.3)
    parts += props.garment('mens-shirt-1', fabric('#fbf6ec', 'linen', 0.075, 0.55, True), horn)
    props.group(parts, (0.42, 0.2, 0.0), 22)
    props.plinth(0.2, 0.62, (-0.62, 0.15, 0), matt(PAPER))
    paper = fabric(TERRACOTTA, 'linen', 0.05, 0.5)
    props.folded(0.24, 0.2, 6, 0.012, (-0.62, 0.15, 0.62), paper, 12, 1)
    props.folded(
        0.23, 0.19, 4, 0.012, (-0.62, 0.15, 0.694), fabric(WHEAT, 'linen', 0.05, 0.5), 8, 2
    )
    props.ball(0.09, (-0.98, -0.1, 0.09), plain(WHEAT, 0.5))
    three_lights((0.2, 0.2, 1.0), 3.6, 330, softness=0.2, fill=0.06, ambient=0.2)
    camera((-0.25, -4.6, 1.25), (-0.02, 0.2, 1.06), 72)
    quality()


def dress_and_disc():
    """The dress before a rising disc."""
    props.backdrop(matt(TERRACOTTA), depth=1.8, radius=0.9)
    props.disc(0.75, 0.05, (-0.46, 1.2, 0.95), matt(WHEAT))
    cover = fabric('#e9dcc4', 'linen', 0.05, 0.4, True)
    parts = props.form('female', cover, bottom=0.7)
    parts += props.garment('womens-dress', fabric('#fdf9f0', 'vyshyvanka', 0.16, 0.35, True))
    props.group(parts, (-0.46, 0.1, 0.0), 24)
    props.box((0.9, 0.5, 0.2), (0.82, 0.25, 0.1), matt(BRICK), 0.01)
    props.box((0.5, 0.4, 0.22), (0.95, 0.3, 0.31), matt(BLUSH), 0.01)
    props.goblet((0.95, 0.28, 0.42), plain(PAPER, 0.5), 1.5)
    three_lights((-0.1, 0.2, 0.9), 3.4, 330, softness=0.2, fill=0.07, ambient=0.22)
    camera((0.1, -5.2, 1.15), (0.12, 0.2, 0.80), 60)
    quality()


def buttons():
    """Buttons on cloth, seen from above."""
    dice = random.Random(21)
    cloth = fabric(SKY, 'linen', 0.06, 0.7, True)
    corners = [(-0.4, -0.3, 0), (0.4, -0.3, 0), (0.4, 0.3, 0), (-0.4, 0.3, 0)]
    studio.mesh('cloth', corners, [(0, 1, 2, 3)], cloth, [(x, y) for x, y, _ in corners], False)
    finishes = [
        plain(c, 0.22, coat=0.6)
        for c in (COBALT, COBALT, WHEAT, TERRACOTTA, PAPER, PAPER, NIGHT, BLUSH)
    ]
    finishes += [wood(WOOD), plain(BRASS, 0.22, 1)]
    placed = []
    for attempt in range(3000):
        radius = dice.choice((0.034, 0.026, 0.02, 0.02, 0.0145, 0.0145, 0.011))
        x, y = dice.uniform(-0.27, 0.27), dice.uniform(-0.17, 0.17)
        if attempt < 60 and radius < 0.02:
            continue
        # An empty diagonal keeps the picture calm.
        if abs(y - 0.55 * x + 0.02) < 0.034:
            continue
        if any(math.hypot(x - a, y - b) < radius + r + 0.004 for a, b, r in placed):
            continue
        if len(placed) >= 74:
            break
        placed.append((x, y, radius))
        holes, rim = dice.choice(((4, True), (4, False), (2, True)))
        props.button(
            (x, y, 0.0002),
            radius,
            dice.choice(finishes),
            holes,
            rim,
            (0, 0, dice.uniform(0, 360)),
            0.55 + 0.004 / radius,
        )
    props.tube(
        [(-0.06, -0.052, 0.0012, 0.25), (0.0, -0.019, 0.0014, 1), (0.06, 0.0135, 0.0014, 0.9)],
        0.0012,
        plain(BRASS, 0.22, 1),
    )
    strand = [
        (0.06, 0.0135, 0.0014),
        (0.085, 0.035, 0.001),
        (0.13, 0.047, 0.001),
        (0.17, 0.078, 0.001),
        (0.21, 0.09, 0.001),
        (0.3, 0.15, 0.001),
    ]
    props.tube(strand, 0.0008, props.thread(TERRACOTTA))
    three_lights((0, 0, 0), 0.7, 8, softness=0.2, fill=0.06, ambient=0.2, mirrored=0.7, room=GILT)
    camera((0, -0.10, 0.72), (0, 0, 0), 62)
    quality()


def glass_and_gold():
    """A glass and a golden goblet close up, with spheres."""
    props.backdrop(matt(TERRACOTTA), depth=0.9, radius=0.6, height=3)
    props.disc(0.29, 0.03, (0.2, 0.55, 0.36), matt(BLUSH))
    gold = plain('#e0a83e', 0.16, 1)
    glass = plain('#f4f8ff', 0, specular=0.5, glass=1)
    props.plinth(0.24, 0.05, (0.24, 0.0, 0), matt(PAPER))
    props.goblet((0.24, 0, 0.051), gold, 2.4)
    props.goblet((-0.14, -0.12, 0), glass, 2.5)
    props.ball(0.075, (-0.40, 0.05, 0.075), plain(COBALT, 0.25, coat=0.5))
    props.ball(0.045, (0.06, -0.30, 0.045), glass)
    props.ball(0.032, (-0.30, -0.26, 0.032), gold)
    three_lights(
        (0, 0, 0.28), 1.7, 75, softness=0.4, rim=0.8, ambient=0.35, mirrored=0.9, room=GILT
    )
    camera((-0.05, -2.1, 0.42), (-0.03, 0, 0.265), 58)
    quality(12, 0.25)


def cubes_in_orbit():
    """A small cube of cubes with two satellites on brass orbits."""
    props.backdrop(matt(COBALT), depth=2.4, radius=1.5, height=6, front=-8)
    brass = plain(BRASS, 0.22, 1)
    pearl = [plain(c, 0.35, coat=0.3) for c in (PAPER, PAPER, SKY, SAND)]
    wheat, clay = plain(WHEAT, 0.32, coat=0.35), plain(TERRACOTTA, 0.32, coat=0.35)
    dice = random.Random(5)

    def finish(i, j, k):
        return wheat if (i, j, k) in ((0, 0, 2), (2, 0, 0)) else dice.choice(pearl)

    parent = props.group(props.cube_grid(finish, 0.13, 0.014, edge=0.011), (0, 0, 0.50), 33)
    parent.rotation_euler = (math.radians(18), math.radians(12), math.radians(33))
    centre = (0.02, 0.02, 0.70)
    inner, outer = (0.62, centre, (14, -16, 0)), (0.86, centre, (-10, 22, 0))
    for radius, middle, tilt in (inner, outer):
        props.ring(radius, 0.004, middle, brass, tilt)
    props.box((0.12,) * 3, props.on_ring(*inner, 210), clay, 0.011, (20, 30, 15))
    props.box((0.15,) * 3, props.on_ring(*outer, -30), wheat, 0.013, (35, 12, 40))
    three_lights((0, 0, 0.7), 2.8, 215, ambient=0.3, mirrored=1.2)
    camera((0, -4.2, 1.15), (0.02, 0, 0.68), 68)
    quality()


def polo_and_plinths():
    """The polo on its form among plinths with folded cloth."""
    props.backdrop(matt(BLUSH), depth=1.7, radius=0.6)
    props.arch(1.1, 1.8, 0.08, (-0.6, 0.95, 0), matt(TERRACOTTA))
    knit = fabric(COBALT, 'knit', 0.03, 0.35)
    rib = fabric(PAPER, 'knit', 0.03, 0.45)
    pearl = plain('#f6f1e6', 0.25, coat=0.5)
    parts = props.form('male', fabric('#e9dcc4', 'linen', 0.05, 0.4, True), bottom=0.76)
    parts += props.garment('mens-shirt-2', knit, pearl, rib)
    props.group(parts, (-0.55, 0.1, 0), -20)
    props.plinth(0.3, 0.62, (0.36, 0.3, 0), matt(PAPER))
    props.plinth(0.24, 0.34, (0.92, 0.05, 0), matt(TERRACOTTA))
    props.plinth(0.34, 0.92, (1.22, 0.62, 0), matt(WHEAT))
    for i, colour in enumerate((NIGHT, PAPER, TERRACOTTA)):
        props.folded(
            0.3,
            0.26,
            4,
            0.013,
            (0.36, 0.3, 0.62 + i * 0.056),
            fabric(colour, 'knit', 0.03, 0.5),
            6 - i * 5,
            i,
        )
    props.group(
        props.spool((0, 0, 0), props.thread(COBALT), wood(WOOD), 0.08, 0.2, 50, 4),
        (0.92, 0.05, 0.34),
    )
    props.goblet((1.22, 0.62, 0.92), plain('#e0a83e', 0.22, 1), 1.6)
    three_lights((0.1, 0.2, 0.9), 3.6, 320, softness=0.2, fill=0.07, ambient=0.22, mirrored=1.0)
    camera((0.25, -5.6, 1.25), (0.27, 0.2, 0.83), 60)
    quality()


def paper_cards():
    """Curled cards that stand like a staircase, each with a stitched corner."""
    props.backdrop(matt(NIGHT), depth=1.4, radius=0.8, height=4)
    colours = [PAPER, SKY, WHEAT, PAPER, TERRACOTTA, BLUSH, PAPER]
    for i, colour in enumerate(colours):
        paper = plain(colour, 0.9, specular=0.15)
        card = props.sheet(0.42, 0.58, paper, 0.55, 0.003)
        x, y = -0.78 + i * 0.235, 0.28 - i * 0.10
        card.location = (x, y, 0.001)
        card.rotation_euler = (math.radians(-7), 0, math.radians(-52 + i * 4.5))
    yarn = {
        1: props.thread(COBALT, 500),
        2: props.thread(TERRACOTTA, 500),
        3: props.thread(WHEAT, 500),
    }
    front = props.sheet(0.46, 0.32, plain(PAPER, 0.9, specular=0.15), 0.0, 0.003)
    front.rotation_euler = (math.radians(-90), 0, math.radians(-14))
    front.location = (-0.52, -0.62, 0.004)
    marks = props.stitches(star(8), 0.0058, lambda n: yarn[n], 0.17, 2)
    props.group(marks, (-0.481, -0.465, 0.0065), -14)
    three_lights((0, 0, 0.25), 2.1, 118, softness=0.2, ambient=0.22)
    camera((-0.02, -2.75, 0.95), (-0.0, -0.04, 0.2), 57)
    quality()


def denim_and_silk():
    """Denim and silk that slide over a block and a ball."""
    props.backdrop(matt(SAND), depth=1.5, radius=0.9, height=4)
    denim = fabric('#ffffff', 'denim', 0.10, 0.7, True, sheen=0.3)
    silk = fabric('#f2c24a', 'silk', 0.10, 0.5, True, sheen=0.3, rough=0.52)
    shine = silk.node_tree.nodes['Principled BSDF'].inputs
    shine['Specular'].default_value = 0.5
    shine['Anisotropic'].default_value = 0.7
    props.draped('denim', denim, 0.003)
    props.draped('silk', silk, 0.0012)
    three_lights((0, 0, 0.2), 2.2, 120, softness=0.22, rim=0.2, ambient=0.2)
    camera((0.0, -3.0, 1.0), (0.02, 0, 0.19), 66)
    quality()


SCENES = {
    '01-garments': garments,
    '02-goblets': goblets,
    '03-cube': cube,
    '04-linen-folds': linen_folds,
    '05-paper-arches': paper_arches,
    '06-stitched-square': stitched_square,
    '07-thread-spools': thread_spools,
    '08-shirt-on-arch': shirt_on_arch,
    '09-dress-and-disc': dress_and_disc,
    '10-buttons': buttons,
    '11-glass-and-gold': glass_and_gold,
    '12-cubes-in-orbit': cubes_in_orbit,
    '13-polo-and-plinths': polo_and_plinths,
    '14-paper-cards': paper_cards,
    '15-denim-and-silk': denim_and_silk,
}


def main(arguments):
    """Render the named slides, or preview them small."""
    quick = '--preview' in arguments
    for name in [a for a in arguments if not a.startswith('--')] or SCENES:
        studio.start()
        props.BUTTON_CACHE.clear()
        SCENES[name]()
        if quick:
            studio.preview(name, 640, 360, 14)
        else:
            samples = MORE_SAMPLES.get(name, SAMPLES)
            file = SLIDES / f'{name}.webp'
            studio.render(name, WIDTH, HEIGHT, samples, file, arguments=arguments)


main(sys.argv[sys.argv.index('--') + 1 :])
