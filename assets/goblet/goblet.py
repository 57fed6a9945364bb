"""A turned goblet, 0.2 m high, with beads, a knop and gadroons, as a lathe of five parts.

Three of them and their shadow are at most 60,000 triangles a frame.

python3 assets/goblet/goblet.py   writes goblet-finished.npz into the cache, in the garments' format.
"""

import sys
from pathlib import Path

import numpy as np
from scipy.interpolate import CubicSpline

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / 'garments'), str(HERE.parent / 'python')]

from finish import vnormals  # noqa: E402
from paths import cache  # noqa: E402

# Segments around the axis: gadroons need six each, the slender stem and the plain inside are round with fewer.
# All are multiples of eight, so that every part has a point where another begins.
SEGMENTS = {'bowl': 72, 'inside': 48, 'stem': 32, 'foot': 72, 'base': 24}


def curve(pts, n, dense=None):
    """A smooth profile through the points; between two heights (dense: low, high) the rings are three times as close."""
    p = np.array(pts, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    c = CubicSpline(d, p, bc_type='natural')
    t = np.linspace(0, d[-1], n)
    if dense:
        fine = np.linspace(0, d[-1], 400)
        z = c(fine)[:, 1]
        weight = np.where((z > dense[0]) & (z < dense[1]), 3.0, 1.0)
        steps = np.r_[0, np.cumsum((weight[1:] + weight[:-1]) / 2)]
        t = np.interp(np.linspace(0, steps[-1], n), steps, fine)
    return c(t)


def bead(r, z, rad, n=5):
    """A half round that sticks out at a height."""
    a = np.linspace(-np.pi / 2, np.pi / 2, n)
    return np.stack([r + np.cos(a) * rad, z + np.sin(a) * rad], 1)


mm = 0.001
base = [(0, 2.2), (20, 2.0), (32, 1.0), (37.5, 0.2)]
foot = [
    *(
        (38.4 + 1.6 * np.cos(a), 1.6 + 1.6 * np.sin(a))
        for a in np.linspace(-np.pi / 2, np.pi / 2, 4)
    ),
    *map(tuple, curve([(37.6, 3.4), (33, 5.2), (24, 7.8), (14, 12.5), (8.2, 20), (6.0, 29)], 12)),
]
stem = [
    *map(tuple, bead(5.6, 31.0, 1.6)),
    *map(tuple, curve([(5.2, 33.2), (4.7, 40), (4.9, 50), (6.0, 57)], 5)),
    *map(tuple, bead(6.2, 59.2, 1.3)),
    *map(tuple, curve([(6.6, 61), (11.5, 64.5), (14.0, 70), (11.5, 75.5), (6.6, 79)], 11)),
    *map(tuple, bead(6.2, 80.8, 1.3)),
    *map(tuple, curve([(5.8, 82.6), (4.9, 88), (5.2, 95), (7.5, 101)], 6)),
    *map(tuple, bead(7.6, 102.9, 1.5)),
]
bowl = [
    *map(
        tuple,
        curve(
            [
                (8.6, 104.8),
                (20, 108.5),
                (31, 117),
                (37.5, 130),
                (39.8, 147),
                (39.2, 168),
                (40.2, 196),
            ],
            20,
            (104, 136),
        ),
    ),
    *(
        (39.45 + 0.75 * np.cos(a), 196.3 + 0.75 * np.sin(a))
        for a in np.linspace(0.25, np.pi - 0.25, 4)
    ),
]
ins = [
    *map(
        tuple,
        curve(
            [
                (38.6, 195.8),
                (37.7, 168),
                (38.2, 147),
                (35.9, 131.5),
                (29.6, 119.5),
                (19, 111.8),
                (0, 109.4),
            ],
            13,
            (108, 140),
        ),
    )
]
base.append(tuple(foot[0]))
stem.insert(0, tuple(foot[-1]))
bowl.insert(0, tuple(stem[-1]))
ins.insert(0, tuple(bowl[-1]))


def gad(part, z, th):
    """How far gadroons and ribs push the profile out, by angle."""
    if part == 'bowl':
        u = np.clip((z - 106) / 6, 0, 1) * np.clip((136 - z) / 16, 0, 1)
        u = u * u * (3 - 2 * u)
        return 1 + 0.040 * u * (np.abs(np.cos(th * 12 / 1.0 / 2 * 1.0)) * 2 - 1.1)
    if part == 'foot':
        u = np.clip((z - 3.6) / 2.5, 0, 1) * np.clip((22 - z) / 10, 0, 1)
        return 1 + 0.030 * u * (np.abs(np.cos(th * 6)) * 2 - 1.1)
    if part == 'stem':
        u = np.clip((z - 61.5) / 3, 0, 1) * np.clip((78.5 - z) / 3, 0, 1)
        return 1 + 0.05 * u * (np.abs(np.cos(th * 4)) * 2 - 1.1)
    return 1 + 0 * th


PARTS = {'bowl': bowl, 'inside': ins, 'stem': stem, 'foot': foot, 'base': base}
# From the middle of the base to the middle of the inside.
ORDER = ['base', 'foot', 'stem', 'bowl', 'inside']


def turn(name, profile):
    """Positions and triangles of a profile turned about the axis, ring points before segments."""
    p = np.array(profile)
    th = np.linspace(0, 2 * np.pi, SEGMENTS[name] + 1)
    R, TH = np.meshgrid(p[:, 0], th)
    Z, _ = np.meshgrid(p[:, 1], th)
    # theta=0 at the back (+Y) so the texture seam is behind
    rr = R * gad(name, Z, TH) * mm
    v = np.stack([-np.sin(TH) * rr, np.cos(TH) * rr, Z * mm], -1).reshape(-1, 3)
    n = len(p)
    i, j = np.meshgrid(np.arange(SEGMENTS[name]), np.arange(n - 1), indexing='ij')
    a = (i * n + j).ravel()
    b = a + n
    f = np.concatenate([np.stack([a, b, a + 1], 1), np.stack([b, b + 1, a + 1], 1)])
    area = np.linalg.norm(np.cross(v[f[:, 1]] - v[f[:, 0]], v[f[:, 2]] - v[f[:, 0]]), axis=1)
    return v, TH, f[area > 1e-12]


def normals(name):
    """Normals of a part, smooth across its joints though the next part has other segments."""
    at = ORDER.index(name)
    before = PARTS[ORDER[at - 1]][-2:-1] if at > 0 else []
    after = PARTS[ORDER[at + 1]][1:2] if at + 1 < len(ORDER) else []
    profile = [*before, *PARTS[name], *after]
    v, _, f = turn(name, profile)
    _, first, inv = np.unique(np.round(v, 7), axis=0, return_index=True, return_inverse=True)
    n = vnormals(v[first], inv[f])[inv].reshape(SEGMENTS[name] + 1, len(profile), 3)
    return n[:, len(before) : len(profile) - len(after)].reshape(-1, 3)


V = []
N = []
F = []
UV = []
pid = []
names = list(PARTS)
off = 0
for k, nm in enumerate(names):
    p = np.array(PARTS[nm])
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))] * mm
    v, TH, f = turn(nm, PARTS[nm])
    w = (p[:, 0] * np.gradient(L)).sum() / max(L[-1], 1e-9) * mm if nm != 'bowl' else 39.5 * mm
    uv = np.stack([(TH - np.pi) * w, np.broadcast_to(L, TH.shape)], -1).reshape(-1, 2)
    if nm == 'inside':
        uv[:, 1] *= -1
    if nm in ('base',):  # flat disc: planar UV
        uv = v[:, :2] * np.array([-1, 1])
    V.append(v)
    N.append(normals(nm))
    UV.append(uv + np.array([k * 2.0, 0]))
    F.append(f + off)
    off += len(v)
    pid += [k] * len(v)
    print(nm, len(f))
V = np.concatenate(V)
N = np.concatenate(N)
F = np.concatenate(F)
UV = np.concatenate(UV)
pid = np.array(pid)
# orientation check: bowl must point outwards
m = pid == 0
s = np.mean((N[m] * np.c_[V[m][:, :2], np.zeros(m.sum())]).sum(1))
print('out' if s > 0 else 'FLIP', len(F))
if s < 0:
    F = F[:, [0, 2, 1]]
    N = -N
np.savez_compressed(
    cache('garments', 'goblet-finished.npz'), v=V, n=N, uv=UV, f=F, pid=pid, names=np.array(names)
)
