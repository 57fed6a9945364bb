"""Pictures that stand in for Couture: while its scene loads, and where there is no WebGL.

blender -b --factory-startup -P assets/stills/posters.py -- NAME... [--draft]

NAME is one of POSTERS. The ground is transparent, so that one picture suits both themes.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import props  # noqa: E402
import studio  # noqa: E402
from paths import POSTERS as FOLDER  # noqa: E402
from studio import camera, fabric, plain, quality, three_lights  # noqa: E402

SIDE = 1200  # pixels
WIDE = (1200, 600)  # pixels
SAMPLES = 40
# The encoder aims at this size and may miss it by some per cent: the limit is 60 kB.
MOST_BYTES = 52_000
MARGIN = 1.12
LENS = 85
SENSOR = 36  # millimetres
CLOTH = '#fbf8f2'
KNIT = ('mens-shirt-2',)
TURNS = {'front': 0, 'side': 68, 'back': 180}
GARMENTS = ('mens-shirt-1', 'womens-shirt', 'mens-shirt-2', 'womens-dress')


def bounds():
    """The lowest and the highest corner of everything in the scene, in metres."""
    bpy.context.view_layer.update()
    corners = np.array([
        thing.matrix_world @ Vector(corner)
        for thing in bpy.data.objects
        if thing.type in ('MESH', 'CURVE', 'FONT')
        for corner in thing.bound_box
    ])  # fmt: skip
    return corners.min(0), corners.max(0)


def frame(ratio=1.0):
    """Light the scene and put a camera before it, so that all of it just fits.

    The camera stands level with its middle; ratio is width by height.
    """
    low, high = bounds()
    middle = (low + high) / 2
    size = high - low
    reach = max(size[2] * ratio, size[0], 0.9 * size[1]) * MARGIN
    distance = reach * LENS / SENSOR + size[1] / 2
    tall = max(size)
    three_lights(tuple(middle), 2.4 * tall, 190 * tall**2, softness=0.2, fill=0.06, ambient=0.24)
    place = (middle[0], middle[1] - distance, middle[2])
    camera(place, tuple(middle), LENS)
    quality(6, 0.1)


def sewn(name):
    """The parts of one garment in plain light cloth."""
    weave, tile = ('knit', 0.03) if name in KNIT else ('linen', 0.06)
    pearl = plain('#f3eee2', 0.3, coat=0.4)
    return props.garment(name, fabric(CLOTH, weave, tile, 0.5, True), pearl)


def garment(name, turn):
    """One garment, turned by degrees about its own axis."""
    props.group(sewn(name), (0, 0, 0), turn)
    frame()


def row():
    """The four garments side by side."""
    x = 0.0
    for name in GARMENTS:
        parts = sewn(name)
        bpy.context.view_layer.update()
        corners = [part.matrix_world @ Vector(c) for part in parts for c in part.bound_box]
        left, right = min(c.x for c in corners), max(c.x for c in corners)
        props.group(parts, (x - left, 0, 0))
        x += right - left + 0.06
    frame(ratio=WIDE[0] / WIDE[1])


POSTERS = {
    **{
        f'couture-{name}-{side}': (lambda name=name, turn=turn: garment(name, turn), SIDE, SIDE)
        for name in GARMENTS
        for side, turn in TURNS.items()
    },
    'couture-1x4': (row, *WIDE),
}


def main(arguments):
    """Render the named posters, or all of them."""
    for name in [a for a in arguments if not a.startswith('--')] or POSTERS:
        build, width, height = POSTERS[name]
        studio.start()
        build()
        file = FOLDER / f'{name}.webp'
        studio.render(name, width, height, SAMPLES, file, True, arguments, MOST_BYTES)


main(sys.argv[sys.argv.index('--') + 1 :])
