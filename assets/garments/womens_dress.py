"""A sleeveless dress: darted bodice and a gathered flared skirt.

Patterns are flat panels in metres, seen from outside, with the neck point at y = 0.
"""

import drape as sim
import finish as F
import mannequin as body
import numpy as np
from pattern import *

H = 0.011  # edge length of the simulated mesh, metres
FINISH = 0.0135  # edge length of the finished mesh, metres

ZH = 1.412  # height of the neck point above the ground, metres
DEG = 50
nw, sw, sd = 0.092, 0.152, 0.042


def bod(fd, bw, ay, side, ww, wb, dx, dw, dtop, cb, ai):
    neckR = bez((nw, 0), (nw - 0.006, -fd * 0.65), (nw * 0.60, -fd), (0, -fd))
    armR = spline((bw, ay), (bw - 0.034, ay + 0.022), (ai, ay + 0.085), (sw, -sd))
    ys = lambda x: cb + (side - cb) * (abs(x) / ww) ** 2
    w3 = [(dx + dw, ys(dx + dw)), (ww, side)]
    L = lambda a, b: line(a, b)
    return [
        ('w1', L((-ww, side), (-dx - dw, ys(dx + dw)))),
        ('d1a', L((-dx - dw, ys(dx + dw)), (-dx, dtop))),
        ('d1b', L((-dx, dtop), (-dx + dw, ys(dx - dw)))),
        ('w2', L((-dx + dw, ys(dx - dw)), (dx - dw, ys(dx - dw)))),
        ('d2a', L((dx - dw, ys(dx - dw)), (dx, dtop))),
        ('d2b', L((dx, dtop), (dx + dw, ys(dx + dw)))),
        ('w3', L((dx + dw, ys(dx + dw)), (ww, side))),
        ('sideR', L((ww, side), (bw, ay))),
        ('armR', armR),
        ('shR', L((sw, -sd), (nw, 0))),
        ('neck', np.r_[neckR, mirror(neckR)[1:]]),
        ('shL', L((-nw, 0), (-sw, -sd))),
        ('armL', mirror(armR)),
        ('sideL', L((-bw, ay), (-ww, side))),
    ]


FB = bod(0.135, 0.231, -0.198, -0.362, 0.226, 0, 0.083, 0.0245, -0.262, -0.398, 0.128)
BB = bod(0.045, 0.209, -0.190, -0.355, 0.203, 0, 0.080, 0.016, -0.215, -0.362, 0.136)
GA = 1.45  # gathering of the skirt at the waist
LS = 0.56
TH = np.radians(72)


def skirt(E):
    w = [length(dict(E)[k]) for k in ('w3', 'w2', 'w1')]
    W = sum(w) * GA
    r0 = W / TH
    P = lambda r, p: np.stack([r * np.sin(p), -(r * np.cos(p)) + r0], 1)
    c = np.r_[0, np.cumsum(w)] / sum(w) * TH
    ph = lambda a, b: np.linspace(a, b, 120)
    R = r0 + LS
    ed = [
        ('hem', P(R, ph(-TH / 2, TH / 2))),
        ('sideR', P(np.linspace(R, r0, 80), np.full(80, TH / 2))),
    ]
    for i in range(3):
        ed.append(('t%d' % (i + 1), P(r0, ph(TH / 2 - c[i], TH / 2 - c[i + 1]))))
    ed.append(('sideL', P(np.linspace(r0, R, 80), np.full(80, -TH / 2))))
    return ed, r0


SF, r0f = skirt(FB)
SB, r0b = skirt(BB)


def place_b(sgn):
    def f(P):
        x = P[:, 0]
        y = P[:, 1]
        u = np.clip(np.abs(x) / 0.25, 0, 1)
        top = np.clip((y + 0.16) / 0.16, 0, 1)
        dep = (
            (0.165 if sgn > 0 else 0.135)
            * np.sqrt(np.maximum(1 - u**2.2, 0))
            * (1 - top**1.3 * 0.8)
        )
        return np.stack([sgn * x * 0.78, 0.0 + (-sgn) * dep + top * 0.012, ZH + 0.012 + y], 1)

    return f


def place_sk(sgn, r0):
    def f(P):
        q = P - np.array([0, r0])
        r = np.hypot(q[:, 0], q[:, 1])
        p = np.arctan2(q[:, 0], -q[:, 1])
        al = p / TH * np.pi
        s = r - r0
        R = 0.172 + s * 0.40
        return np.stack(
            [sgn * np.sin(al) * R * 1.05, -sgn * np.cos(al) * R * 0.95, 1.055 - s * 0.91], 1
        )

    return f


panels = [
    Panel('front', FB, place_b(1)),
    Panel('back', BB, place_b(-1)),
    Panel('skirtF', SF, place_sk(1, r0f)),
    Panel('skirtB', SB, place_sk(-1, r0b)),
]
seams = [
    (('front', 'sideR'), ('back', 'sideL')),
    (('front', 'sideL'), ('back', 'sideR')),
    (('front', 'shR'), ('back', 'shL')),
    (('front', 'shL'), ('back', 'shR')),
]
for p in ('front', 'back'):
    seams += [((p, 'd1a'), (p, 'd1b')), ((p, 'd2a'), (p, 'd2b'))]
for b, s in (('front', 'skirtF'), ('back', 'skirtB')):
    seams += [((b, 'w3'), (s, 't1')), ((b, 'w2'), (s, 't2')), ((b, 'w1'), (s, 't3'))]
seams += [(('skirtF', 'sideR'), ('skirtB', 'sideL')), (('skirtF', 'sideL'), ('skirtB', 'sideR'))]
BIND = dict(
    rows=[0.0015, 0.0065, 0.0085], prof=[0.0008, 0.0012, -0.0006, 0.0], fold=0.010, thick=0.0022
)
SPEC = {(p, e): BIND for p in ('front', 'back') for e in ('neck', 'armR', 'armL')}
for p in ('skirtF', 'skirtB'):
    SPEC[(p, 'hem')] = dict(F.HEM, rows=[0.0015, 0.013, 0.015, 0.017], fold=0.015)
SMOOTH = 2
# How much cloth is slack, and pieces that hang in folds: for folds.py.
SLACK = 0.6
HUNG = ('skirtF', 'skirtB')


def mat(nm):
    if nm in ('front', 'back'):
        return dict(ku=900, kv=900, ks=60, kb=6e-6, rho=0.18, noise=0.006)
    return dict(ku=500, kv=700, ks=15, kb=7e-7, rho=0.15, noise=0.012)


def simulate():
    """Drape the garment; returns the sewn pattern and the vertices."""
    g = build(panels, seams, H)
    ph = [
        dict(frames=40, g=0.5, damp=6, vmax=1.2, sub=16, soft=10, mu=0.02),
        dict(frames=30, g=4, damp=3, vmax=1.5, sub=16, mu=0.2),
        dict(frames=110, g=9.81, damp=1.5, sub=16, mu=0.4),
        dict(frames=50, g=9.81, damp=7, sub=18, mu=0.6),
    ]
    ex = [('front', 'neck', 0.965), ('back', 'neck', 0.965)] + [
        (p, e, 0.955) for p in ('front', 'back') for e in ('armR', 'armL')
    ]
    x, _ = sim.drape(
        g,
        mat,
        'female',
        DEG,
        DEG,
        ph,
        arms=False,
        selfr=H * 0.85,
        edge=sim.seam_pucker(g, None, 0.99, extra=ex),
    )
    return g, x
