"""Counts the triangles of draped garments that cut through each other, and fails above zero.

blender -b --factory-startup -P assets/garments/check_crossings.py -- NAME...
"""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent / 'python')]

import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402
from paths import CACHE  # noqa: E402


def crossings(vertices, faces):
    """Middles of the triangles that cut another one without sharing a corner with it."""
    tree = BVHTree.FromPolygons(
        [Vector(v) for v in vertices], [tuple(map(int, face)) for face in faces]
    )
    corners = [set(map(int, face)) for face in faces]
    pairs = [(i, j) for i, j in tree.overlap(tree) if i < j and not corners[i] & corners[j]]
    return [vertices[faces[i]].mean(0) for i, _ in pairs]


def main(names):
    """Report every garment; the exit code tells whether one of them is at fault."""
    faults = 0
    for name in names:
        data = np.load(CACHE / 'garments' / f'{name}-draped.npz')
        found = crossings(data['v'].astype(float), data['f'])
        where = np.round(np.mean(found, 0), 2) if found else ''
        print('CROSSINGS', name, len(found), where)
        faults += len(found)
    sys.exit(1 if faults else 0)


main(sys.argv[sys.argv.index('--') + 1 :])
