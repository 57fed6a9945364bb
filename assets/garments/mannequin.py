"""Two mannequins as distance fields: lofted trunk, round arms that can move.

Units are metres, z is up, the figure faces -y.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator as PI
from scipy.spatial import cKDTree


def smin(a, b, k):
    """Smooth union of two distances."""
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def round_cone(P, a, b, ra, rb, sy=1.0):
    """Distance to a cone with round ends."""
    a = np.asarray(a, float)
    b = np.asarray(b, float)
    d = b - a
    t = np.clip(((P - a) @ d) / (d @ d), 0, 1)
    q = P - (a + t[..., None] * d)
    if sy != 1.0:
        q = q * np.array([1, 1 / sy, 1])
    return np.sqrt((q**2).sum(-1)) - (ra + (rb - ra) * t)


def ellipsoid(P, c, r):
    """Distance to an ellipsoid."""
    c = np.asarray(c)
    r = np.asarray(r)
    q = P - c
    k0 = np.sqrt(((q / r) ** 2).sum(-1))
    k1 = np.sqrt(((q / r**2) ** 2).sum(-1))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-9)


BODIES = {}
# z, half width a, depth front bf, depth back bb, centre y
BODIES['male'] = dict(
    tab=np.array(
        [
            [0.70, 0.150, 0.100, 0.110, 0.010],
            [0.80, 0.168, 0.112, 0.128, 0.012],
            [0.90, 0.172, 0.116, 0.132, 0.010],
            [1.00, 0.160, 0.112, 0.112, 0.006],
            [1.10, 0.150, 0.108, 0.098, 0.002],
            [1.20, 0.156, 0.112, 0.104, 0.004],
            [1.30, 0.168, 0.118, 0.116, 0.010],
            [1.38, 0.174, 0.112, 0.116, 0.014],
            [1.44, 0.168, 0.088, 0.100, 0.020],
            [1.475, 0.132, 0.070, 0.078, 0.024],
            [1.505, 0.088, 0.058, 0.062, 0.026],
            [1.54, 0.062, 0.055, 0.056, 0.022],
            [1.62, 0.056, 0.056, 0.056, 0.014],
            [1.70, 0.056, 0.056, 0.056, 0.008],
        ]
    ),
    n=2.35,
    sh=(0.178, 0.014, 1.402),
    rsh=0.055,
    up=0.300,
    fo=0.265,
    r=(0.056, 0.043, 0.046, 0.029),
    elbow_bend=14,
    pec=[((0.075, -0.070, 1.335), (0.085, 0.050, 0.070))],
    top=1.64,
    bot=0.66,
    legs=((0.088, 0.012, 0.84), 0.088, 0.062),
)
BODIES['female'] = dict(
    tab=np.array(
        [
            [0.62, 0.140, 0.098, 0.108, 0.012],
            [0.74, 0.166, 0.108, 0.126, 0.014],
            [0.84, 0.176, 0.112, 0.130, 0.014],
            [0.94, 0.156, 0.104, 0.108, 0.008],
            [1.03, 0.124, 0.090, 0.082, 0.000],
            [1.10, 0.124, 0.090, 0.082, 0.000],
            [1.18, 0.136, 0.098, 0.092, 0.004],
            [1.26, 0.146, 0.100, 0.098, 0.010],
            [1.32, 0.150, 0.088, 0.092, 0.014],
            [1.365, 0.142, 0.070, 0.080, 0.018],
            [1.395, 0.105, 0.056, 0.062, 0.021],
            [1.42, 0.066, 0.048, 0.050, 0.020],
            [1.46, 0.050, 0.046, 0.046, 0.014],
            [1.54, 0.046, 0.046, 0.046, 0.006],
            [1.62, 0.046, 0.046, 0.046, 0.002],
        ]
    ),
    n=2.2,
    sh=(0.150, 0.014, 1.330),
    rsh=0.042,
    up=0.275,
    fo=0.240,
    r=(0.043, 0.034, 0.036, 0.023),
    elbow_bend=14,
    pec=[((0.072, -0.080, 1.225), (0.066, 0.058, 0.064))],
    top=1.56,
    bot=0.60,
    legs=((0.082, 0.012, 0.78), 0.086, 0.055),
)


def arm_joints(name, deg):
    """Shoulder, elbow and wrist of the right arm, raised by degrees."""
    B = BODIES[name]
    s = np.array(B['sh'])
    a = np.radians(deg)
    d1 = np.array([np.sin(a), 0.0, -np.cos(a)])
    e = s + d1 * B['up']
    a2 = np.radians(max(deg - 6, 0))
    eb = np.radians(B['elbow_bend'])
    d2 = np.array([np.sin(a2) * np.cos(eb), -np.sin(eb), -np.cos(a2) * np.cos(eb)])
    w = e + d2 * B['fo']
    return s, e, w


def field(P, name, deg, arms=True, legs=True):
    """Distance to the mannequin at points."""
    B = BODIES[name]
    t = B['tab']
    z = P[..., 2]
    zc = np.clip(z, t[0, 0], t[-1, 0])
    a = PI(t[:, 0], t[:, 1])(zc)
    bf = PI(t[:, 0], t[:, 2])(zc)
    bb = PI(t[:, 0], t[:, 3])(zc)
    c = PI(t[:, 0], t[:, 4])(zc)
    x = np.abs(P[..., 0])
    y = P[..., 1] - c
    b = np.where(y < 0, bf, bb)
    n = B['n']
    f = ((x / a) ** n + (np.abs(y) / b) ** n + 1e-12) ** (1 / n)
    d = (f - 1) * np.minimum(a, b)
    d = np.maximum(d, z - B['top'])
    d = np.maximum(d, (B['bot'] + 0.10) - z)
    Pm = P.copy()
    Pm[..., 0] = x
    s, e, w = arm_joints(name, deg)
    r = B['r']
    for c3, rr in B['pec']:
        d = smin(d, ellipsoid(Pm, c3, rr), 0.045)
    # trapezius
    d = smin(
        d,
        round_cone(
            Pm,
            (s[0] * 0.30, 0.028, t[-5, 0] + 0.005),
            (s[0] * 0.93, 0.018, s[2] + 0.018),
            0.030,
            0.036,
        ),
        0.05,
    )
    sh = np.sqrt(((Pm - (s + np.array([-0.008, 0, -0.004]))) ** 2).sum(-1)) - B['rsh']
    arm = round_cone(Pm, s, e, r[0], r[1], 1.06)
    arm = smin(arm, sh, 0.012)
    arm = smin(arm, round_cone(Pm, e, e + (w - e) * 0.35, r[1], r[2]), 0.006)
    arm = np.minimum(arm, round_cone(Pm, e + (w - e) * 0.35, w, r[2], r[3]))
    hand = round_cone(Pm, w, w + (w - e) / np.linalg.norm(w - e) * 0.10, r[3] * 0.95, r[3] * 1.05)
    arm = smin(arm, hand, 0.01)
    # wide blend above the shoulder, narrow in the armpit
    u = np.clip((z - (s[2] - 0.09)) / 0.12, 0, 1)
    k = 0.02 + 0.03 * u * u * (3 - 2 * u)
    if arms:
        d = smin(d, arm, k)
    else:
        d = smin(d, sh, k)
    if not legs:
        return d
    L, r1, r2 = B['legs']
    L = np.array(L)
    knee = np.array([L[0] * 0.95, L[1] + 0.0, 0.48 * (L[2] / 0.84)])
    ank = np.array([L[0] * 0.9, L[1] + 0.02, 0.08])
    d = smin(d, round_cone(Pm, L, knee, r1, r2), 0.05)
    d = np.minimum(d, round_cone(Pm, knee, ank, r2, r2 * 0.6))
    return d


def build(name, deg, h=0.006, arms=True):
    """The mannequin's mesh and its true distance on a grid."""
    # Only this needs it: a distance alone is asked for without it.
    from skimage.measure import marching_cubes

    lo = np.array([-0.62, -0.26, 0.05])
    hi = np.array([0.62, 0.26, BODIES[name]['top'] + 0.03])
    ax = [np.arange(lo[i], hi[i] + h, h) for i in range(3)]
    G = np.stack(np.meshgrid(*ax, indexing='ij'), -1)
    F = field(G, name, deg, arms).astype(np.float32)
    v, f, _, _ = marching_cubes(F, 0.0, spacing=(h, h, h))
    v = v + lo
    # skimage already returns outward faces for a field that is negative inside
    # true distance in a band from surface points (dense: verts + face centres)
    pts = np.concatenate([v, v[f].mean(1)])
    tr = cKDTree(pts)
    D = np.full(F.shape, 0.5, np.float32)
    m = np.abs(F) < 0.16
    dd, _ = tr.query(G[m], workers=2)
    D[m] = dd
    D = np.where(F < 0, -D, D).astype(np.float32)
    # near the surface the implicit value (normalised) is more precise than point distance
    g = np.stack(np.gradient(F, h), -1)
    gn = np.linalg.norm(g, axis=-1)
    near = np.abs(D) < 0.012
    D[near] = (F / np.maximum(gn, 1e-3))[near]
    D[~m & (F > 0)] = 0.16
    D[~m & (F < 0)] = -0.16
    return v, f, D, lo, h


def trunk(name):
    """The trunk without arms as the cloth meets it: mesh, distance grid, its corner and cell."""
    vertices, faces, distance, low, cell = build(name, 26, arms=False)
    return dict(v=vertices.astype(np.float32), f=faces.astype(np.int32), D=distance, lo=low, h=cell)
