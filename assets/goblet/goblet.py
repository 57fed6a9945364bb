"""A turned goblet, 0.2 m high, with beads, a knop and gadroons, as a lathe of five parts.

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

SEG = 72  # segments around the axis


def curve(pts, n):
    """A smooth profile through the points."""
    p = np.array(pts, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    c = CubicSpline(d, p, bc_type='natural')
    t = np.linspace(0, d[-1], n)
    return c(t)


def bead(r, z, rad, n=7):
    """A half round that sticks out at a height."""
    a = np.linspace(-np.pi / 2, np.pi / 2, n)
    return np.stack([r + np.cos(a) * rad, z + np.sin(a) * rad], 1)


mm = 0.001
base = [(0, 2.2), (20, 2.0), (32, 1.0), (37.5, 0.2)]
foot = [
    *(
        (38.4 + 1.6 * np.cos(a), 1.6 + 1.6 * np.sin(a))
        for a in np.linspace(-np.pi / 2, np.pi / 2, 8)
    ),
    *map(tuple, curve([(37.6, 3.4), (33, 5.2), (24, 7.8), (14, 12.5), (8.2, 20), (6.0, 29)], 20)),
]
stem = [
    *map(tuple, bead(5.6, 31.0, 1.6)),
    *map(tuple, curve([(5.2, 33.2), (4.7, 40), (4.9, 50), (6.0, 57)], 9)),
    *map(tuple, bead(6.2, 59.2, 1.3)),
    *map(tuple, curve([(6.6, 61), (11.5, 64.5), (14.0, 70), (11.5, 75.5), (6.6, 79)], 15)),
    *map(tuple, bead(6.2, 80.8, 1.3)),
    *map(tuple, curve([(5.8, 82.6), (4.9, 88), (5.2, 95), (7.5, 101)], 9)),
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
            34,
        ),
    ),
    *(
        (39.45 + 0.75 * np.cos(a), 196.3 + 0.75 * np.sin(a))
        for a in np.linspace(0.25, np.pi - 0.25, 6)
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
            30,
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


V = []
F = []
UV = []
pid = []
names = ['bowl', 'inside', 'stem', 'foot', 'base']
off = 0
for k, (nm, pr) in enumerate(
    (('bowl', bowl), ('inside', ins), ('stem', stem), ('foot', foot), ('base', base))
):
    p = np.array(pr)
    L = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))] * mm
    th = np.linspace(0, 2 * np.pi, SEG + 1)
    R, TH = np.meshgrid(p[:, 0], th)
    Z, _ = np.meshgrid(p[:, 1], th)
    # theta=0 at the back (+Y) so the texture seam is behind
    rr = R * gad(nm, Z, TH)
    v = np.stack([-np.sin(TH) * rr * mm * -1, np.cos(TH) * rr * mm, Z * mm], -1).reshape(-1, 3)
    v[:, 0] *= -1
    w = (p[:, 0] * np.gradient(L)).sum() / max(L[-1], 1e-9) * mm if nm != 'bowl' else 39.5 * mm
    uv = np.stack([(TH - np.pi) * w, np.broadcast_to(L, (SEG + 1, len(L)))], -1).reshape(-1, 2)
    if nm == 'inside':
        uv[:, 1] *= -1
    if nm == 'base':
        uv[:, 0] *= 1
    if nm in ('base',):  # flat disc: planar UV
        uv = v[:, :2] * np.array([-1, 1])
    n = len(p)
    i, j = np.meshgrid(np.arange(SEG), np.arange(n - 1), indexing='ij')
    a = (i * n + j).ravel()
    b = a + n
    f = np.concatenate([np.stack([a, b, a + 1], 1), np.stack([b, b + 1, a + 1], 1)])
    V.append(v)
    UV.append(uv + np.array([k * 2.0, 0]))
    F.append(f + off)
    off += len(v)
    pid += [k] * len(v)
V = np.concatenate(V)
F = np.concatenate(F)
UV = np.concatenate(UV)
pid = np.array(pid)
_, first, inv = np.unique(np.round(V, 6), axis=0, return_index=True, return_inverse=True)
ar = np.linalg.norm(np.cross(V[F[:, 1]] - V[F[:, 0]], V[F[:, 2]] - V[F[:, 0]]), axis=1)
F = F[ar > 1e-12]
N = vnormals(V[first], inv[F])[inv]
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
