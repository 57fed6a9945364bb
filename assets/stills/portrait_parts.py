"""Head and hair of the figurine as distance fields, meshed by marching cubes.

python3 assets/stills/portrait_parts.py   writes the meshes into the cache.
Units are metres; the origin lies between the ears at eye height, the face looks along -y.
"""

import sys
from pathlib import Path

import numpy as np
from skimage.measure import marching_cubes

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'garments'), str(HERE.parent / 'python')]

from mannequin import ellipsoid, round_cone, smin  # noqa: E402
from paths import cache  # noqa: E402


def smax(first, second, blend):
    """Smooth intersection."""
    return -smin(-first, -second, blend)


def mirrored(points):
    """Points with their left half folded onto the right one."""
    folded = points.copy()
    folded[..., 0] = np.abs(folded[..., 0])
    return folded


def head(points):
    """Skull, cheeks, chin, eye sockets, nose, ears and neck."""
    p = mirrored(points)
    d = ellipsoid(p, (0, 0.012, 0.030), (0.108, 0.124, 0.122))
    d = smin(d, ellipsoid(p, (0, -0.026, -0.064), (0.079, 0.090, 0.080)), 0.06)
    d = smin(d, ellipsoid(p, (0.046, -0.074, -0.040), (0.036, 0.032, 0.034)), 0.05)
    d = smin(d, ellipsoid(p, (0, -0.088, -0.120), (0.030, 0.024, 0.021)), 0.035)
    d = smax(d, -ellipsoid(p, (0.044, -0.150, 0.008), (0.034, 0.036, 0.025)), 0.03)
    # A soft ridge carries the brows.
    d = smin(d, round_cone(p, (0.018, -0.104, 0.046), (0.066, -0.088, 0.042), 0.014, 0.010), 0.022)
    d = smin(d, round_cone(p, (0, -0.108, 0.022), (0, -0.134, -0.024), 0.010, 0.0155), 0.018)
    d = smin(d, ellipsoid(p, (0.013, -0.120, -0.028), (0.010, 0.011, 0.009)), 0.010)
    shell = ellipsoid(p, (0.112, 0.016, -0.010), (0.016, 0.028, 0.036))
    hollow = ellipsoid(p, (0.128, 0.004, -0.008), (0.012, 0.019, 0.025))
    d = smin(d, smax(shell, -hollow, 0.008), 0.012)
    return smin(d, round_cone(p, (0, 0.020, -0.09), (0, 0.028, -0.235), 0.056, 0.061), 0.03)


def hair(points):
    """Short hair, combed to the side over the forehead."""
    p = mirrored(points)
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    around = np.arctan2(x, -(y - 0.02))
    strands = 0.0016 * np.sin(70 * around + 60 * z + 2.2 * np.sin(3 * around))
    strands = strands + 0.0010 * np.sin(130 * around + 5 * np.sin(8 * around))
    d = ellipsoid(p, (0, 0.020, 0.046), (0.1165, 0.130, 0.121)) - strands * np.clip(
        (z + 0.02) / 0.06, 0, 1
    )
    wave = round_cone(points, (-0.066, -0.070, 0.112), (0.030, -0.094, 0.140), 0.030, 0.040)
    wave = smin(
        wave, round_cone(points, (0.030, -0.094, 0.140), (0.086, -0.040, 0.122), 0.040, 0.028), 0.03
    )
    wave = smin(
        wave, round_cone(points, (0.0, -0.02, 0.158), (0.06, 0.03, 0.140), 0.030, 0.026), 0.04
    )
    flow = x * 0.75 + z * 0.45
    wave = wave - 0.0026 * np.sin(165 * flow + 16 * y) - 0.0012 * np.sin(330 * flow + 9 * y)
    d = smin(d, wave, 0.04)
    d = smax(d, -ellipsoid(p, (0, -0.186, -0.014), (0.100, 0.130, 0.114)), 0.010)
    nape = -(z + 0.034 + np.clip(y - 0.01, 0, 0.2) * 0.45)
    d = smax(d, nape, 0.010)
    return smax(d, -ellipsoid(p, (0.120, 0.010, -0.020), (0.028, 0.034, 0.044)), 0.010)


def surface(field, low, high, cell):
    """Vertices and faces of a field's zero level."""
    axes = [np.arange(low[i], high[i] + cell, cell) for i in range(3)]
    values = field(np.stack(np.meshgrid(*axes, indexing='ij'), -1)).astype(np.float32)
    vertices, faces, _, _ = marching_cubes(values, 0.0, spacing=(cell,) * 3)
    return vertices + np.array(low), faces


PARTS = {
    'head': (head, (-0.15, -0.17, -0.245), (0.15, 0.17, 0.185), 0.0022),
    'hair': (hair, (-0.16, -0.20, -0.125), (0.16, 0.19, 0.245), 0.0018),
}

if __name__ == '__main__':
    for part, (field, low, high, cell) in PARTS.items():
        vertices, faces = surface(field, low, high, cell)
        np.savez_compressed(cache('portrait', f'{part}.npz'), v=vertices, f=faces)
        print('PART', part, len(faces))
