"""The things that stand in the stills: garments on forms, cubes, goblets, spools, paper, cloth."""

import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector

from palette import BRASS, WOOD
from paths import CACHE
from studio import link, mesh, plain, smooth_faces, wood


def bevel(thing, width, segments=3, angle=40):
    """Round the edges that are sharper than the angle."""
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.angle_limit = math.radians(angle)
    return smooth_faces(thing)


def backdrop(material, depth=2.6, radius=1.6, height=8, width=16, front=-9):
    """A floor that curves up into a wall."""
    steps = 24
    profile = [(front, 0)]
    for i in range(steps + 1):
        angle = -math.pi / 2 + i / steps * math.pi / 2
        y = depth - radius + radius * math.cos(angle)
        profile.append((y, radius + radius * math.sin(angle)))
    profile.append((depth, height))
    vertices = [(x, y, z) for y, z in profile for x in (-width, width)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return mesh('backdrop', vertices, faces, material)


def box(size, place, material, edge=0.01, turn=(0, 0, 0)):
    """A box with rounded edges; the place is its centre, turn in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=place)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    thing.rotation_euler = [math.radians(a) for a in turn]
    thing.data.materials.append(material)
    return bevel(thing, edge, 4)


def ball(radius, place, material):
    """A sphere."""
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=place, segments=96, ring_count=48)
    thing = bpy.context.object
    thing.data.materials.append(material)
    return smooth_faces(thing, 80)


def ring(radius, thickness, place, material, turn=(0, 0, 0)):
    """A torus."""
    bpy.ops.mesh.primitive_torus_add(
        major_radius=radius,
        minor_radius=thickness,
        location=place,
        rotation=[math.radians(a) for a in turn],
        major_segments=192,
        minor_segments=24,
    )
    thing = bpy.context.object
    thing.data.materials.append(material)
    return smooth_faces(thing, 80)


def on_ring(radius, place, turn, angle):
    """The point of such a ring at an angle in degrees, counted from its own x axis."""
    flat = Vector((math.cos(math.radians(angle)), math.sin(math.radians(angle)), 0)) * radius
    tilted = Euler([math.radians(a) for a in turn]).to_matrix() @ flat
    return tuple(Vector(place) + tilted)


def lathe(profile, place, material, segments=96, angle=35):
    """A turned solid from (radius, height) points, bottom to top."""
    angles = np.arange(segments) / segments * 2 * np.pi
    vertices = [(r * np.cos(a), r * np.sin(a), z) for r, z in profile for a in angles]
    faces = []
    for k in range(len(profile) - 1):
        for i in range(segments):
            j = (i + 1) % segments
            low, high = k * segments, (k + 1) * segments
            faces.append((low + i, low + j, high + j, high + i))
    faces.append(tuple(range(segments))[::-1])
    faces.append(tuple((len(profile) - 1) * segments + i for i in range(segments)))
    thing = mesh('turned', vertices, faces, material)
    thing.location = place
    return smooth_faces(thing, angle)


def plinth(radius, height, place, material, edge=0.008):
    """A round plinth that stands on the place."""
    return bevel(lathe([(radius, 0), (radius, height)], place, material, 128), edge, 4)


def disc(radius, thickness, centre, material, turn=0):
    """A standing disc that faces the camera."""
    thing = plinth(radius, thickness, (0, 0, 0), material, 0.012)
    thing.rotation_euler = (math.pi / 2, 0, math.radians(turn))
    thing.location = centre
    return thing


def arch_outline(width, height, steps=64):
    """The outline of an arch as (x, z), from the lower left over the top to the lower right."""
    r = width / 2
    curve = [
        (-r * math.cos(i / steps * math.pi), height - r + r * math.sin(i / steps * math.pi))
        for i in range(steps + 1)
    ]
    return [(-r, 0), *curve, (r, 0)]


def slab(outline, depth, place, material, edge=0.012):
    """A standing slab with the given (x, z) outline."""
    front = [(x, -depth / 2, z) for x, z in outline]
    back = [(x, depth / 2, z) for x, z in outline]
    n = len(outline)
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    thing = mesh('slab', front + back, faces, material, smooth=False)
    thing.location = place
    return bevel(thing, edge)


def arch(width, height, depth, place, material, edge=0.012):
    """A solid arch."""
    return slab(arch_outline(width, height), depth, place, material, edge)


def gate(width, height, opening, rise, depth, place, material, edge=0.012):
    """A wall with an arched opening: an arch around an arch."""
    outer = arch_outline(width, height)
    inner = arch_outline(opening, rise)
    return slab(outer + inner[::-1], depth, place, material, edge)


def tube(points, radius, material, closed=False):
    """A round thread through the points; a point may carry its own relative radius."""
    data = bpy.data.curves.new('tube', 'CURVE')
    data.dimensions = '3D'
    data.bevel_depth = radius
    data.bevel_resolution = 6
    data.resolution_u = 16
    data.use_fill_caps = True
    spline = data.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for knot, point in zip(spline.bezier_points, points):
        knot.co = point[:3]
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
        knot.radius = point[3] if len(point) > 3 else 1
    data.materials.append(material)
    return link('tube', data)


def group(things, place=(0, 0, 0), turn=0.0, size=1.0):
    """Move, turn (degrees about z) and scale several things together."""
    parent = link('group', None)
    for thing in things:
        thing.parent = parent
    parent.location = place
    parent.rotation_euler = (0, 0, math.radians(turn))
    parent.scale = (size,) * 3
    return parent


def finished_parts(path, materials):
    """The parts of a finished garment or goblet; `materials` is one or a function of the name."""
    data = np.load(path)
    part = data['pid']
    things = []
    for i, name in enumerate(str(n) for n in data['names']):
        index = np.flatnonzero(part == i)
        if not len(index):
            continue
        local = np.full(len(part), -1)
        local[index] = np.arange(len(index))
        faces = local[data['f'][(part[data['f']] == i).all(1)]]
        material = materials(name) if callable(materials) else materials
        thing = mesh(name, data['v'][index], faces, material, data['uv'][index])
        thing.data.use_auto_smooth = True
        normals = [tuple(map(float, n)) for n in data['n'][index]]
        thing.data.normals_split_custom_set_from_vertices(normals)
        things.append(thing)
    return things


TRIM = ('fall', 'stand', 'ribR', 'ribL', 'band')


def garment(name, cloth, buttons=None, trim=None):
    """The parts of a garment: its cloth, its buttons and, when given, collar and cuffs apart."""

    def pick(part):
        if part in ('buttons', 'threads') and buttons:
            return buttons
        return trim if trim and part in TRIM else cloth

    return finished_parts(CACHE / 'garments' / f'{name}-finished.npz', pick)


def goblet(place, material, size=1.0):
    """One goblet, 0.2 m high times the size, on the place."""
    return group(
        finished_parts(CACHE / 'garments' / 'goblet-finished.npz', material), place, 0, size
    )


def form(kind, cover, top=None, bottom=0.80, floor=0.0):
    """A tailor's form: the mannequin's trunk, cut at neck and hips, on a turned stand."""
    neck = 1.575 if kind == 'male' else 1.47
    data = np.load(CACHE / 'garments' / f'torso-{kind}.npz')
    trunk = mesh('trunk', data['v'] * np.array([0.985, 0.985, 1]), data['f'], cover)
    for height, normal in ((neck, (0, 0, -1)), (bottom, (0, 0, 1))):
        bpy.context.view_layer.objects.active = trunk
        trunk.select_set(True)
        bpy.ops.object.mode_set(mode='EDIT')
        bpy.ops.mesh.select_all(action='SELECT')
        bpy.ops.mesh.bisect(
            plane_co=(0, 0, height), plane_no=normal, clear_inner=True, use_fill=True
        )
        bpy.ops.object.mode_set(mode='OBJECT')
        trunk.select_set(False)
    smooth_faces(trunk, 60)
    timber = top or wood(WOOD)
    radius = 0.058 if kind == 'male' else 0.047
    y = 0.014 if kind == 'male' else 0.010
    cap = [
        (radius, 0),
        (radius, 0.012),
        (radius * 0.8, 0.022),
        (0.02, 0.03),
        (0.012, 0.05),
        (0.02, 0.07),
        (0.018, 0.085),
        (0.006, 0.094),
    ]
    things = [trunk, lathe(cap, (0, y, neck), timber)]
    pole = [(0.013, 0.03), (0.013, bottom - floor + 0.05)]
    things.append(lathe(pole, (0, 0.01, floor), plain(BRASS, 0.3, 1), 48))
    base = [(0.17, 0), (0.17, 0.014), (0.15, 0.026), (0.05, 0.036), (0.026, 0.06), (0.02, 0.09)]
    things.append(lathe(base, (0, 0.01, floor), timber))
    return things


def hanger(neck, shoulder, hook):
    """A wooden hanger: neck and shoulder as (x, z) of one side, hook the height of the rail."""
    y = 0.016
    timber = wood(WOOD)
    (x1, z1), (x2, z2) = neck, shoulder
    side = [(x2, y, z2, 0.75), ((x1 + x2) / 2, y, (z1 + z2) / 2 + 0.006, 1.0), (x1, y, z1, 1.0)]
    points = [(-p[0], *p[1:]) for p in side] + [(0, y, z1 + 0.012, 1.05)] + side[::-1]
    bar = tube(points, 0.011, timber)
    wire = plain(BRASS, 0.25, 1)
    top = hook - 0.028
    turn = [
        (0.03 * math.cos(a), y, top + 0.03 * math.sin(a)) for a in np.linspace(-2.6, 2.5, 12)[::-1]
    ]
    stem = [(0, y, z1), (0, y, (z1 + top) / 2), (-0.004, y, top - 0.045)]
    return [bar, tube(stem + turn[::-1][2:], 0.0022, wire)]


def cube_grid(material, unit=0.17, gap=0.018, skip=(), edge=0.014):
    """27 cubes as 3x3x3 above z = 0; `material` is a function of (column, row, layer)."""
    pitch = unit + gap
    cubes = []
    for i in range(3):
        for j in range(3):
            for k in range(3):
                if (i, j, k) in skip:
                    continue
                place = ((i - 1) * pitch, (j - 1) * pitch, unit / 2 + k * pitch)
                cubes.append(box((unit,) * 3, place, material(i, j, k), edge))
    return cubes


def spool(place, thread, timber, radius=0.055, height=0.15, turns=44, seed=0):
    """A thread spool that stands on the place; every winding is a ridge of its own."""
    dice = random.Random(seed)
    core, flange = radius * 0.62, radius
    lip = height * 0.1
    waist = [(flange, 0), (flange, lip * 0.75), (core * 0.8, lip * 1.15)]
    upper = [(core * 0.8, height - lip * 1.15), (flange, height - lip * 0.75), (flange, height)]
    body = bevel(lathe(waist + upper, place, timber, 96), 0.002, 3)
    low, high = lip * 1.2, height - lip * 1.2
    step = (high - low) / turns
    profile = [(core * 0.6, low)]
    for turn in range(turns):
        swell = 1 + 0.16 * math.sin(math.pi * (turn + 0.5) / turns) + dice.uniform(-0.012, 0.012)
        for u in np.linspace(0.05, 0.95, 6):
            profile.append(
                (core * swell * 1.12 + step * 0.42 * math.sin(math.pi * u), low + step * (turn + u))
            )
    profile.append((core * 0.6, high))
    wound = lathe(profile, place, thread, 96, 80)
    return [body, wound]


BUTTON_CACHE = {}


def button_mesh(holes, rim):
    """One button of radius 1 with real holes, made once per kind."""
    key = (holes, rim)
    if key in BUTTON_CACHE:
        return BUTTON_CACHE[key]
    if rim:
        profile = [
            (0.9, 0),
            (1, 0.1),
            (1, 0.2),
            (0.94, 0.27),
            (0.82, 0.28),
            (0.72, 0.22),
            (0.64, 0.18),
            (0.3, 0.17),
        ]
    else:
        profile = [
            (0.86, 0),
            (1, 0.12),
            (0.98, 0.19),
            (0.86, 0.25),
            (0.6, 0.23),
            (0.36, 0.19),
            (0.2, 0.18),
        ]
    body = lathe(profile, (0, 0, 0), plain('#ffffff'), 96, 50)
    spread = 0.22 if holes == 4 else 0.2
    angles = [45, 135, 225, 315] if holes == 4 else [0, 180]
    for a in angles:
        x, y = spread * math.cos(math.radians(a)), spread * math.sin(math.radians(a))
        bpy.ops.mesh.primitive_cylinder_add(
            radius=0.085, depth=2, location=(x, y, 0.2), vertices=32
        )
        drill = bpy.context.object
        cut = body.modifiers.new('hole', 'BOOLEAN')
        cut.object = drill
        cut.operation = 'DIFFERENCE'
        bpy.context.view_layer.objects.active = body
        bpy.ops.object.modifier_apply(modifier='hole')
        bpy.data.objects.remove(drill)
    data = body.data
    bpy.data.objects.remove(body)
    BUTTON_CACHE[key] = data
    return data


def button(place, radius, material, holes=4, rim=True, turn=(0, 0, 0), thickness=1.0):
    """A button lying on the place."""
    thing = link('button', button_mesh(holes, rim).copy())
    thing.data.materials.clear()
    thing.data.materials.append(material)
    thing.location = place
    thing.rotation_euler = [math.radians(a) for a in turn]
    thing.scale = (radius, radius, radius * thickness)
    return smooth_faces(thing, 40)


def sheet(width, height, material, bend=0.0, thickness=0.002, corner=0.0, steps=48):
    """A sheet of paper in the xz plane, standing on z = 0; bend is its curl in radians."""
    rows = []
    for i in range(steps + 1):
        s = (i / steps - 0.5) * height
        if abs(bend) > 1e-4:
            radius = height / bend
            rows.append(
                (radius * (1 - math.cos(s / radius)), radius * math.sin(s / radius) + height / 2)
            )
        else:
            rows.append((0.0, s + height / 2))
    vertices, uv = [], []
    for y, z in rows:
        for x in (-width / 2, width / 2):
            vertices.append((x, y, z))
            uv.append((x + width / 2, z))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
    thing = mesh('sheet', vertices, faces, material, uv)
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thickness
    return thing


def folded(width, depth, layers, thickness, place, material, turn=0, seed=0):
    """A stack of one cloth folded over and over: a ribbon that runs to and fro."""
    dice = random.Random(seed)
    half = thickness * 0.5
    line = []
    for layer in range(layers):
        z = layer * thickness + half
        left = -depth / 2 + dice.uniform(0, 0.012)
        right = depth / 2 - dice.uniform(0, 0.012)
        ends = (left, right) if layer % 2 == 0 else (right, left)
        sway = dice.uniform(-0.0012, 0.0012)
        for u in np.linspace(0, 1, 14):
            line.append((ends[0] + (ends[1] - ends[0]) * u, z + sway * math.sin(math.pi * u)))
        if layer < layers - 1:
            out = 1 if layer % 2 == 0 else -1
            for a in np.linspace(-math.pi / 2, math.pi / 2, 9)[1:-1]:
                line.append(
                    (ends[1] + out * half * 1.5 * math.cos(a), z + half + half * math.sin(a))
                )
    line = np.array(line)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))]
    columns = np.linspace(-width / 2, width / 2, 40)
    vertices, uv = [], []
    for (y, z), s in zip(line, run):
        for x in columns:
            edge = max(0, abs(x) / (width / 2) - 0.9) * 0.02
            vertices.append((x, y, z - edge * (z / (layers * thickness))))
            uv.append((x, s))
    n = len(columns)
    faces = [
        (i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j)
        for i in range(len(line) - 1)
        for j in range(n - 1)
    ]
    thing = mesh('folded', vertices, faces, material, uv)
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thickness * 0.62
    solid.offset = 0
    thing.location = place
    thing.rotation_euler = (0, 0, math.radians(turn))
    return bevel(thing, thickness * 0.2, 2, 60)


def draped(name, material, thickness=0.0016):
    """A simulated cloth (see sheets.py), smoothed and with thickness."""
    data = np.load(CACHE / 'sheets' / f'{name}.npz')
    thing = mesh(name, data['v'], data['f'], material, data['uv'])
    smooth_faces(thing, 180)
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor = 0.5
    soft.iterations = 3
    fine = thing.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thickness
    return thing


def stitches(grid, cell, place_colour, thickness=0.2, seed=0):
    """Real cross-stitches in the xy plane: two threads a cell; returns one mesh per colour.

    `grid` holds colour numbers (0 is bare cloth); `place_colour` maps a number to a material.
    """
    dice = np.random.default_rng(seed)
    rows, columns = grid.shape
    rings, sides = 9, 8
    t = np.linspace(-1, 1, rings)
    around = np.arange(sides) / sides * 2 * np.pi
    things = []
    for number in sorted(set(grid.ravel()) - {0}):
        cells = np.argwhere(grid == number)
        blocks, faces, count = [], [], 0
        for row, column in cells:
            centre = np.array([(column - columns / 2 + 0.5) * cell, (rows / 2 - row - 0.5) * cell])
            for over, slope in ((0, 1), (1, -1)):
                along = np.array([1, slope]) / math.sqrt(2)
                across = np.array([-along[1], along[0]])
                reach = cell * 0.66 * (1 + dice.normal() * 0.015)
                lift = cell * thickness * (0.55 + 0.9 * over)
                shift = dice.normal(size=2) * cell * 0.018
                radius = cell * thickness * (1 + dice.normal() * 0.04)
                middle = centre + shift + np.outer(t * reach, along)
                height = lift * (1 - np.abs(t) ** 3) - cell * 0.14 * np.abs(t) ** 4
                width = radius * (1 - 0.35 * np.abs(t) ** 4)
                for k in range(rings):
                    side = width[k] * np.cos(around)
                    block = np.empty((sides, 3))
                    block[:, :2] = middle[k] + np.outer(side * 1.15, across)
                    block[:, 2] = height[k] + width[k] * np.sin(around) * 0.85
                    blocks.append(block)
                for k in range(rings - 1):
                    for s in range(sides):
                        n = (s + 1) % sides
                        low = count + k * sides
                        faces.append((low + s, low + n, low + sides + n, low + sides + s))
                count += rings * sides
        things.append(mesh('stitches', np.concatenate(blocks), faces, place_colour(int(number))))
    return things


def thread(colour, scale=900.0):
    """Cotton thread: a fine twist as bump over a matt colour with sheen."""
    material = plain(colour, 0.75, sheen=0.6, specular=0.25)
    tree = material.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    wave = tree.nodes.new('ShaderNodeTexWave')
    wave.inputs['Scale'].default_value = scale
    wave.inputs['Distortion'].default_value = 1.5
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = 0.35
    bump.inputs['Distance'].default_value = 0.0005
    tree.links.new(place.outputs['Object'], wave.inputs['Vector'])
    tree.links.new(wave.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs[0], tree.nodes['Principled BSDF'].inputs['Normal'])
    return material
