"""Writes a finished garment or goblet as GLB, with the flat pattern as UV map.

blender -b --factory-startup -P assets/garments/export_glb.py -- NAME

All panels share one scale from metres to UV, so a tiling texture is nowhere stretched; NAME.json
tells that scale, each panel's rectangle and the places for a logo. The vertex colour holds
ambient occlusion: RGB for the outside, alpha for the inside of the cloth.
"""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402
from neat_json import write_json  # noqa: E402
from palette import linear  # noqa: E402
from parts import PARTS  # noqa: E402
from paths import cache  # noqa: E402

RAYS = 40
OCCLUDER_REACH = 0.35  # metres
RAY_START = 0.0025  # metres above the surface
PANEL_GAP = 0.02  # metres between panels on the UV map
# Parts lie this far apart in the finished file's flat pattern (metres), see make.py.
PART_STEP = 2.0

MATERIALS = {
    'collar': 'collar',
    'collar-stand': 'collar',
    'cuff-right': 'cuffs',
    'cuff-left': 'cuffs',
    'placket': 'placket',
    'buttons': 'buttons',
    'threads': 'threads',
}
# Middle of the printable area below the neck point and its width, both in metres.
LOGO_DROP = {'mens': 0.24, 'womens': 0.19}
LOGO_WIDTH = {'mens': 0.26, 'womens': 0.20}
# The goblets' places (metres) and sizes.
GOBLETS = ((0, 0, 1.0), (-0.105, -0.03, 0.8), (0.105, -0.03, 0.8))
COLOURS = {'buttons': '#f3eee2', 'threads': '#d8d0c0'}


def shelf_pack(sizes, gap):
    """Lay rectangles on shelves without turning them; returns the square's side and the places."""
    order = sorted(sizes, key=lambda name: -sizes[name][1])
    widest = max(size[0] for size in sizes.values()) + 2 * gap
    area = sum((size[0] + gap) * (size[1] + gap) for size in sizes.values())
    best = None
    for limit in np.linspace(widest, max(widest, 2.2 * np.sqrt(area)), 60):
        x = y = gap
        shelf = 0
        places = {}
        for name in order:
            width, height = sizes[name]
            if x + width + gap > limit:
                x, y, shelf = gap, y + shelf + gap, 0
            places[name] = (x, y)
            x += width + gap
            shelf = max(shelf, height)
        side = max(limit, y + shelf + gap)
        if best is None or side < best[0]:
            best = (side, places)
    return best


def hemisphere():
    """Directions over the upper half, closer together near the pole (cosine weighted)."""
    share = (np.arange(RAYS) + 0.5) / RAYS
    angle = np.arange(RAYS) * np.pi * (3 - np.sqrt(5))
    radius = np.sqrt(share)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), np.sqrt(1 - share)], 1)


def openness(tree, points, normals, size):
    """How much of the sky each point sees: 0 is hidden, 1 is free."""
    directions = hemisphere()
    helper = np.where(np.abs(normals[:, [2]]) < 0.9, [[0, 0, 1.0]], [[1.0, 0, 0]])
    side = np.cross(normals, helper)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    other = np.cross(normals, side)
    reach = OCCLUDER_REACH * size
    result = np.empty(len(points))
    for i, point in enumerate(points):
        start = Vector(point + normals[i] * RAY_START * size)
        seen = 0.0
        for ray in directions @ np.stack([side[i], other[i], normals[i]]):
            hit = tree.ray_cast(start, Vector(ray), reach)
            seen += 1.0 if hit[0] is None else min(1.0, hit[3] / reach) * 0.75
        result[i] = seen / RAYS
    return result


def shades(vertices, normals, faces, size):
    """Vertex colours: outside and inside occlusion."""
    tree = BVHTree.FromPolygons([Vector(v) for v in vertices], [tuple(map(int, f)) for f in faces])
    key = np.round(np.c_[vertices, normals], 4)
    _, first, inverse = np.unique(key, axis=0, return_index=True, return_inverse=True)
    outside = openness(tree, vertices[first], normals[first], size)[inverse]
    inside = openness(tree, vertices[first], -normals[first], size)[inverse]
    light = np.clip(0.22 + 0.78 * outside**1.15, 0, 1)
    return np.c_[light, light, light, np.clip(inside**1.2, 0, 1)]


def map_panels(data, names, gap):
    """Pack the flat panels into the unit square; returns UVs and the description of them."""
    part = data['pid']
    uv = data['uv'].astype(float).copy()
    corners = {name: uv[part == i].min(0) for i, name in enumerate(names)}
    sizes = {name: uv[part == i].max(0) - corners[name] for i, name in enumerate(names)}
    side, places = shelf_pack(sizes, gap)
    panels = {}
    for i, name in enumerate(names):
        offset = np.array(places[name]) - corners[name]
        mine = part == i
        uv[mine] = (uv[mine] + offset) / side
        low, high = uv[mine].min(0), uv[mine].max(0)
        origin = (offset + np.array([i * PART_STEP, 0])) / side
        # glTF counts v downwards.
        rectangle = [low[0], 1 - high[1], high[0], 1 - low[1]]
        panels[PARTS.get(name, name)] = dict(
            rect=[round(float(value), 5) for value in rectangle],
            origin=[round(float(origin[0]), 5), round(1 - float(origin[1]), 5)],
        )
    return uv, dict(uvMetres=round(float(side), 5), panels=panels)


def logo_places(kind, description):
    """Where a logo lies on chest and back: middle and width, in UV units."""
    scale = description['uvMetres']
    places = {}
    for panel, place in (('front', 'chest'), ('back', 'back')):
        u, v = description['panels'][panel]['origin']
        middle = [u, round(v + LOGO_DROP[kind] / scale, 5)]
        places[place] = dict(panel=panel, middle=middle, width=round(LOGO_WIDTH[kind] / scale, 5))
    return places


def material(name):
    """One material per group of parts."""
    made = bpy.data.materials.get(name)
    if made:
        return made
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF'].inputs
    shader['Roughness'].default_value = 0.35 if name == 'buttons' else 0.85
    shader['Base Color'].default_value = (*linear(COLOURS.get(name, '#e7e7e7')), 1)
    return made


def add_part(name, group, vertices, normals, uv, colours, faces):
    """A named mesh with its own normals, UVs and occlusion."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces.tolist())
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    corner = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corner)
    layer = mesh.uv_layers.new(name='UVMap')
    layer.data.foreach_set('uv', uv[corner].astype(np.float32).ravel())
    mesh.materials.append(material(group))
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices([tuple(map(float, n)) for n in normals])
    shade = mesh.color_attributes.new('COLOR_0', 'FLOAT_COLOR', 'POINT')
    shade.data.foreach_set('color', colours.astype(np.float32).ravel())
    mesh.color_attributes.active_color = shade
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def stand_in_a_group(things):
    """Repeat one goblet as a group of three that share their meshes."""
    for number, (x, y, size) in enumerate(GOBLETS, 1):
        parent = bpy.data.objects.new(f'goblet-{number}', None)
        bpy.context.scene.collection.objects.link(parent)
        parent.location = (x, y, 0)
        parent.scale = (size,) * 3
        for thing in things:
            part = thing
            if number > 1:
                part = bpy.data.objects.new(f'{thing.name}-{number}', thing.data)
                bpy.context.scene.collection.objects.link(part)
            part.parent = parent


def main(name):
    """Export one model."""
    data = np.load(cache('garments', f'{name}-finished.npz'))
    names = [str(part) for part in data['names']]
    cloth = name != 'goblet'
    size = 1.0 if cloth else 0.15
    uv, description = map_panels(data, names, PANEL_GAP * size)
    vertices, normals = data['v'].astype(float), data['n'].astype(float)
    faces, part = data['f'], data['pid']
    colours = shades(vertices, normals, faces, size)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    groups = {}
    things = []
    for i, short in enumerate(names):
        index = np.flatnonzero(part == i)
        local = np.full(len(part), -1)
        local[index] = np.arange(len(index))
        own = local[faces[(part[faces] == i).all(1)]]
        full = PARTS.get(short, short)
        group = MATERIALS.get(full, 'body') if cloth else full
        groups.setdefault(group, []).append(full)
        things.append(
            add_part(full, group, vertices[index], normals[index], uv[index], colours[index], own)
        )
    description['materials'] = groups
    if cloth:
        description['logo'] = logo_places(name.split('-')[0], description)
    else:
        stand_in_a_group(things)
    bpy.ops.export_scene.gltf(
        filepath=str(cache('garments', f'{name}.glb')),
        export_format='GLB',
        export_normals=True,
        export_texcoords=True,
        export_colors=True,
        export_materials='EXPORT',
        export_yup=True,
        export_apply=False,
    )
    write_json(cache('garments', f'{name}.json'), description)


main(sys.argv[sys.argv.index('--') + 1])
