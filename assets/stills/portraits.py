"""Four photographs of the sample author, an invented man with round glasses.

blender -b --factory-startup -P assets/stills/portraits.py -- NUMBER [--preview | --draft]
"""

import math
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python'), str(HERE.parent / 'garments')]

import bpy  # noqa: E402
import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402

import props  # noqa: E402
import studio  # noqa: E402
from palette import BRASS, COBALT, NIGHT, PAPER, SAND, SKY, TERRACOTTA, WHEAT, linear  # noqa: E402
from paths import CACHE, PHOTOS  # noqa: E402
from studio import area_light, camera, fabric, mesh, plain, quality, world  # noqa: E402

WIDTH, HEIGHT = 1200, 1500
SAMPLES = 32
HEAD_HEIGHT = 1.712
# The eyes are balls pressed flat along y; the lids lie just over them. Metres.
EYE_RADIUS = 0.0225
EYE_DEPTH = 0.8
LID_RADIUS = 0.0238
LID_CORNER = 0.0045
LID_SLOPE = 0.36


@dataclass
class Sitting:
    """What differs between the photographs; angles in degrees."""

    garment: str
    colour: str
    trim: str | None
    ground: str
    shape: str
    shape_colour: str
    body: float
    turn: float
    nod: float
    tilt: float
    key: tuple[float, float, float]
    watts: float
    fill: float
    lens: float
    smile: float = 1.0
    gaze: float = 0.55


SITTINGS = {
    '1': Sitting(
        'mens-shirt-1',
        '#e9eef6',
        None,
        COBALT,
        'disc',
        WHEAT,
        10,
        -4,
        2,
        2,
        (-1.5, -1.9, 1.1),
        62,
        13,
        112,
    ),
    '2': Sitting(
        'mens-shirt-2',
        NIGHT,
        PAPER,
        SAND,
        'arch',
        TERRACOTTA,
        -16,
        17,
        0,
        -2,
        (-1.2, -2.1, 0.8),
        58,
        20,
        116,
        1.2,
        -0.25,
    ),
    '3': Sitting(
        'mens-shirt-1',
        '#c9744f',
        None,
        SKY,
        'gate',
        PAPER,
        24,
        16,
        1,
        3,
        (-1.7, -1.7, 1.0),
        74,
        7,
        104,
        0.9,
    ),
    '4': Sitting(
        'mens-shirt-2',
        WHEAT,
        WHEAT,
        NIGHT,
        'sheets',
        COBALT,
        -30,
        -22,
        3,
        -3,
        (-1.0, -2.2, 1.5),
        66,
        8,
        122,
        1.1,
    ),
}


class Face:
    """Places on the head's surface, in head coordinates."""

    def __init__(self):
        data = np.load(CACHE / 'portrait' / 'head.npz')
        self.tree = BVHTree.FromPolygons(
            [tuple(map(float, v)) for v in data['v']], [tuple(map(int, f)) for f in data['f']]
        )

    def at(self, x, z, out=0.0, width=1.0):
        """The point seen from the front at (x, z), moved out, with a relative thread width."""
        hit = self.tree.ray_cast(Vector((x, -0.4, z)), Vector((0, 1, 0)))[0]
        return (x, (hit.y if hit else -0.1) - out, z, width)


def part(name, material, iterations):
    """A meshed part of the head, relaxed a little."""
    data = np.load(CACHE / 'portrait' / f'{name}.npz')
    thing = mesh(name, data['v'], data['f'], material)
    relax = thing.modifiers.new('relax', 'SMOOTH')
    relax.factor = 0.5
    relax.iterations = iterations
    return thing


def flattened_ball(radius, place, material, depth):
    """A sphere pressed flat along y."""
    thing = props.ball(radius, place, material)
    thing.scale = (1, depth, 1)
    return thing


def eyelid(place, material, side):
    """The cover of the eye above (side 1) or below (side -1) an almond-shaped opening."""
    thing = props.ball(LID_RADIUS, (0, 0, 0), material)
    bpy.context.view_layer.objects.active = thing
    bpy.ops.object.mode_set(mode='EDIT')
    bpy.ops.mesh.select_all(action='SELECT')
    bpy.ops.mesh.bisect(
        plane_co=(0, 0, side * LID_CORNER), plane_no=(0, LID_SLOPE, side), clear_inner=True
    )
    bpy.ops.object.mode_set(mode='OBJECT')
    thing.scale = (1, EYE_DEPTH, 1)
    thing.location = place
    solid = thing.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.0012
    return thing


def lash_line(place):
    """The points of the upper lid's rim, thinner towards the corners of the eye."""
    points = []
    for share in (-0.93, -0.7, -0.35, 0, 0.35, 0.7, 0.93):
        x = share * LID_RADIUS
        # Where the ball meets the plane z = corner - slope * y, on the front side.
        square = 1 + LID_SLOPE**2
        half = LID_CORNER * LID_SLOPE
        rest = x**2 + LID_CORNER**2 - LID_RADIUS**2
        y = (half - math.sqrt(max(half**2 - square * rest, 0))) / square
        z = LID_CORNER - LID_SLOPE * y
        rim = (place.x + x, place.y + y * EYE_DEPTH - 0.0006, place.z + z)
        points.append((*rim, 1 - 0.6 * share**2))
    return points


def face_details(sitting, skin):
    """Eyes that look into the camera, calm lids and brows, a friendly mouth, round glasses."""
    face = Face()
    white = plain('#f1ece4', 0.25, coat=0.8)
    iris = plain('#5a3a22', 0.2, coat=1)
    pupil = plain('#0a0908', 0.1, coat=1)
    glint = plain('#ffffff', 0.1)
    hair = plain('#3a2419', 0.6)
    lips = plain('#a9563f', 0.5)
    brass = plain(BRASS, 0.25, 1)
    things = []
    # The head is turned away from the camera by this angle; a gaze of about 0.5 goes back to it.
    yaw = math.radians(sitting.turn * sitting.gaze)
    for side in (-1, 1):
        centre = Vector((side * 0.0435, -0.0965, 0.007))
        look = Vector((-math.sin(yaw), -math.cos(yaw), 0.02)).normalized()
        things.append(flattened_ball(EYE_RADIUS, centre, white, EYE_DEPTH))
        spot = centre + Vector((look.x * 0.0165, look.y * 0.0125, look.z * 0.0165))
        things.append(flattened_ball(0.0118, spot, iris, 0.5))
        spot = spot + Vector((look.x * 0.003, -0.0036, 0))
        things.append(flattened_ball(0.0064, spot, pupil, 0.5))
        things.append(props.ball(0.0021, spot + Vector((-0.0042, -0.0030, 0.0048)), glint))
        things.append(eyelid(centre, skin, 1))
        things.append(eyelid(centre, skin, -1))
        things.append(props.tube(lash_line(centre), 0.0011, hair))
        brow = [
            face.at(side * 0.0200, 0.0480, 0.0014, 0.8),
            face.at(side * 0.0340, 0.0520, 0.0018, 1.1),
            face.at(side * 0.0500, 0.0528, 0.0016, 1.0),
            face.at(side * 0.0690, 0.0460, 0.0010, 0.35),
        ]
        things.append(props.tube(brow, 0.0037, hair))
        rim = props.ring(0.0345, 0.0022, (side * 0.0445, -0.1345, 0.005), brass, (90, 0, side * 9))
        things.append(rim)
        arm = [
            (side * 0.0785, -0.1300, 0.010),
            (side * 0.112, -0.06, 0.013),
            (side * 0.121, 0.012, 0.010),
        ]
        things.append(props.tube(arm, 0.0019, brass))
    bridge = [(-0.0105, -0.1375, 0.012), (0, -0.1410, 0.0165), (0.0105, -0.1375, 0.012)]
    things.append(props.tube(bridge, 0.0019, brass))
    rise = 0.0085 * sitting.smile
    mouth = []
    for x in (-0.033, -0.022, -0.011, 0, 0.011, 0.022, 0.033):
        edge = (x / 0.033) ** 2
        mouth.append(face.at(x, -0.0715 + rise * edge, -0.0004, 1 - 0.75 * edge**2))
    things.append(props.tube(mouth, 0.0036, lips))
    for side in (-1, 1):
        corner = [
            face.at(side * 0.0345, -0.0735 + rise, 0.0, 0.5),
            face.at(side * 0.0365, -0.0690 + rise, 0.0, 0.8),
            face.at(side * 0.0372, -0.0650 + rise, 0.0, 0.3),
        ]
        things.append(props.tube(corner, 0.0014, lips))
    return things


def skin_material():
    """Warm matt skin with a little light inside."""
    skin = plain('#d79b76', 0.6, specular=0.25, skin=0.08)
    shader = skin.node_tree.nodes['Principled BSDF'].inputs
    shader['Subsurface Radius'].default_value = (0.03, 0.012, 0.007)
    shader['Subsurface Color'].default_value = (*linear('#d8603f'), 1)
    return skin


def setting(sitting):
    """The ground and the one shape behind the man."""
    board = plain(sitting.shape_colour, 0.9, specular=0.1)
    props.backdrop(plain(sitting.ground, 0.95, specular=0.1), depth=1.3, radius=1.0, height=5)
    if sitting.shape == 'disc':
        props.disc(0.46, 0.05, (0.10, 0.75, 1.72), board)
    elif sitting.shape == 'arch':
        props.arch(0.86, 2.12, 0.06, (-0.12, 0.75, 0), board)
    elif sitting.shape == 'gate':
        props.gate(1.5, 2.35, 0.9, 2.05, 0.16, (-0.02, 0.7, 0), board)
    else:
        props.arch(0.62, 1.98, 0.05, (0.34, 0.85, 0), board)
        props.arch(0.52, 1.74, 0.05, (-0.30, 0.70, 0), plain(TERRACOTTA, 0.9, specular=0.1))


def sit(sitting):
    """Build one photograph."""
    setting(sitting)
    skin = skin_material()
    things = [part('head', skin, 10), part('hair', plain('#33211b', 0.72, specular=0.14), 2)]
    things += face_details(sitting, skin)
    poise = props.group(things, (0, 0.004, HEAD_HEIGHT))
    poise.rotation_euler = [math.radians(a) for a in (sitting.nod, sitting.tilt, sitting.turn)]
    data = np.load(CACHE / 'garments' / 'torso-male.npz')
    body = [mesh('body', data['v'], data['f'], skin)]
    trim = fabric(sitting.trim, 'linen', 0.05, 0.45) if sitting.trim else None
    buttons = plain('#f6f2ea', 0.3, coat=0.4)
    cloth = fabric(sitting.colour, 'linen', 0.05, 0.45, pattern=True)
    body += props.garment(sitting.garment, cloth, buttons, trim)
    props.group(body, (0, 0, 0), sitting.body)
    z = 1.66
    x0, y0, z0 = sitting.key
    world('#dfe6f5', 0.32)
    area_light((x0, y0, z + z0), (0, 0, z), 0.7, sitting.watts, '#ffeeda')
    area_light((1.8, -1.6, z + 0.1), (0, 0, z), 1.4, sitting.fill, '#d2e0ff')
    area_light((1.1, 1.0, z + 0.7), (0, 0, z), 0.5, 34, '#ffe8cf')
    area_light((-1.2, 0.6, z + 0.5), (0, 0, z), 0.5, 16, '#dbe6ff')
    camera((0.0, -2.5, z + 0.05), (0, 0, z - 0.045), sitting.lens)
    quality(6, 0.2)


def main(arguments):
    """Render the named photographs, or preview them small."""
    quick = '--preview' in arguments
    for number in [a for a in arguments if not a.startswith('--')] or SITTINGS:
        studio.start()
        sit(SITTINGS[number])
        if quick:
            studio.preview(f'portrait-{number}', 480, 600, 20)
        else:
            file = PHOTOS / f'{number}.webp'
            studio.render(f'portrait-{number}', WIDTH, HEIGHT, SAMPLES, file, arguments=arguments)


main(sys.argv[sys.argv.index('--') + 1 :])
