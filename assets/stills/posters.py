"""Pictures that stand in for the 3D pages: while a scene loads, and where there is no WebGL.

blender -b --factory-startup -P assets/stills/posters.py -- NAME... [--draft]

NAME is one of POSTERS. The ground is transparent, so that one picture suits both themes.
"""

import json
import math
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import props  # noqa: E402
import studio  # noqa: E402
from palette import TERRACOTTA, WHEAT  # noqa: E402
from paths import POSTERS as FOLDER  # noqa: E402
from paths import ROOT, TEXTURES  # noqa: E402
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
GOLD = '#e9bd58'
FONT = ROOT / 'node_modules/@expo-google-fonts/onest/700Bold/Onest_700Bold.ttf'


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


def frame(height=0.0, ratio=1.0):
    """Light the scene and put a camera before it, so that all of it just fits.

    The camera stands `height` times the thing's size above its middle; ratio is width by height.
    """
    low, high = bounds()
    middle = (low + high) / 2
    size = high - low
    reach = max(size[2] * ratio, size[0], 0.9 * size[1]) * MARGIN
    distance = reach * LENS / SENSOR + size[1] / 2
    tall = max(size)
    three_lights(tuple(middle), 2.4 * tall, 190 * tall**2, softness=0.2, fill=0.06, ambient=0.24)
    place = (middle[0], middle[1] - distance, middle[2] + height * tall)
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


def goblets():
    """Three golden goblets in a group."""
    metal = plain(GOLD, 0.14, 1)
    for x, y, size in ((0, 0, 1.0), (-0.105, -0.03, 0.8), (0.105, -0.03, 0.8)):
        props.goblet((x, y, 0), metal, size)
    frame(0.5)
    # Polished metal shows what is around it: a warm room, and two tall cards of light for its edges.
    studio.world('#ffeed8', 0.5, mirrored=0.75)
    studio.area_light((-0.5, -0.5, 0.25), (0, 0, 0.1), 0.1, 1.2, '#fff4e4', 0.7)
    studio.area_light((0.55, -0.3, 0.2), (0, 0, 0.1), 0.08, 0.8, '#e4ecff', 0.6)


def atlas_material(file):
    """A satin material with the faces of an atlas."""
    material = plain('#ffffff', 0.42, specular=0.4)
    tree = material.node_tree
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(str(file), check_existing=True)
    image.extension = 'EXTEND'
    tree.links.new(image.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def faced_box(size, place, material, faces, atlas, turn=(0, 0, 0)):
    """A box with a face of the atlas on each of its six sides."""
    thing = props.box((size,) * 3, place, material, size * 0.05, turn)
    layer = thing.data.uv_layers.active.data
    width, height = atlas['columns'], atlas['rows']
    for polygon, face in zip(thing.data.polygons, faces):
        column, line = face % width, face // width
        normal = polygon.normal
        for loop in polygon.loop_indices:
            corner = thing.data.vertices[thing.data.loops[loop].vertex_index].co / size + Vector(
                (0.5,) * 3
            )
            upright = abs(normal.z) < 0.5
            u = (corner.x if abs(normal.y) > 0.5 else corner.y) if upright else corner.x
            u = 1 - u if (upright and (normal.y > 0.5 or normal.x < -0.5)) else u
            v = corner.z if upright else (corner.y if normal.z > 0 else 1 - corner.y)
            layer[loop].uv = ((column + u) / width, 1 - (line + 1 - v) / height)
    return thing


def cube():
    """27 stitched cubes as one and the two that orbit it."""
    atlas = json.loads((TEXTURES / 'cube-faces.json').read_text())
    stitched = atlas_material(TEXTURES / atlas['image'])
    unit, pitch = 0.18, 0.19
    cells = []
    for n in range(27):
        i, j, k = n % 3, n // 3 % 3, n // 9
        place = ((i - 1) * pitch, (j - 1) * pitch, (k - 1) * pitch)
        cells.append(faced_box(unit, place, stitched, [n] * 6, atlas))
    props.group(cells, (0, 0, 0), 34)
    dots = json.loads((TEXTURES / 'orbit-faces.json').read_text())
    spotted = atlas_material(TEXTURES / dots['image'])
    faced_box(0.12, (-0.44, -0.28, 0.24), spotted, range(6), dots, (12, 20, 25))
    faced_box(0.12, (0.46, -0.12, -0.26), spotted, (3, 2, 5, 4, 0, 1), dots, (-14, 12, -30))
    frame(0.75)


def written(text, place, size, material):
    """A line of raised letters that stands on the place, its depth along y."""
    data = bpy.data.curves.new('text', 'FONT')
    data.body = text
    data.font = bpy.data.fonts.load(str(FONT), check_existing=True)
    data.size = size
    data.align_x = 'CENTER'
    data.extrude = size * 0.09
    data.bevel_depth = size * 0.012
    data.bevel_resolution = 3
    data.materials.append(material)
    thing = studio.link('text', data)
    thing.rotation_euler = (math.radians(90), 0, 0)
    thing.location = place
    return thing


def lines():
    """Three lines of raised letters that creep past: weather, currencies, crypto."""
    rows = (
        ('+24°   −3°   ↑ 6   15 %   1013', 0.52, '#7ea0ff'),
        ('USD 41.20   EUR 48.35   GBP 55.61', 0.0, WHEAT),
        ('BTC   ETH   SOL   XRP   ADA   DOT', -0.52, TERRACOTTA),
    )
    for text, z, colour in rows:
        written(text, (0, 0, z - 0.12), 0.36, plain(colour, 0.4, coat=0.3))
    three_lights((0, 0, 0), 4.2, 420, softness=0.3, fill=0.2, ambient=0.5)
    camera((-1.9, -6.2, 0.5), (0.03, 0, 0.02), 44)
    quality(5, 0.25)


POSTERS = {
    **{
        f'couture-{name}-{side}': (lambda name=name, turn=turn: garment(name, turn), SIDE, SIDE)
        for name in GARMENTS
        for side, turn in TURNS.items()
    },
    'couture-1x4': (row, *WIDE),
    'configurator': (goblets, SIDE, SIDE),
    'cube3d': (cube, SIDE, SIDE),
    'creep3d': (lines, *WIDE),
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
