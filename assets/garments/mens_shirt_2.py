"""A polo shirt: T-shirt block, one-piece rib collar, three-button placket, rib sleeve bands.

Patterns are flat panels in metres, seen from outside, with the neck point at y = 0.
"""

import drape as sim
import finish as F
import mannequin as body
import numpy as np
from pattern import *

H = 0.009  # edge length of the simulated mesh, metres
FINISH = 0.0125  # edge length of the finished mesh, metres

DEG0, DEG1 = 62, 28
ZH = 1.506  # height of the neck point above the ground, metres
nw, fd, bd = 0.082, 0.088, 0.020
sw, sd = 0.218, 0.053
cw, ay = 0.264, -0.262
hw, hl = 0.256, -0.715


def torso(fd, arm_in, split):
    nk = (
        bez((nw, 0), (nw - 0.003, -fd * 0.58), (nw * 0.62, -fd), (0, -fd))
        if fd > 0.05
        else bez((nw, 0), (nw * 0.74, -fd * 0.75), (nw * 0.4, -fd), (0, -fd))
    )
    armR = spline(
        (cw, ay),
        (cw - 0.030, ay + 0.030),
        (arm_in, ay + 0.10),
        (arm_in + 0.002, ay + 0.15),
        (sw, -sd),
    )
    sideR = spline((hw, hl), (hw - 0.008, hl + 0.24), (cw - 0.008, ay - 0.12), (cw, ay))
    neck = (
        [('neckR', nk), ('neckL', mirror(nk))] if split else [('neck', np.r_[nk, mirror(nk)[1:]])]
    )
    return (
        [
            ('hem', line((-hw, hl), (hw, hl))),
            ('sideR', sideR),
            ('armR', armR),
            ('shR', line((sw, -sd), (nw, 0))),
        ]
        + neck
        + [('shL', line((-nw, 0), (-sw, -sd))), ('armL', mirror(armR)), ('sideL', mirror(sideR))]
    )


FR = torso(fd, 0.193, 1)
B = torso(bd, 0.202, 0)
LF, LB = length(dict(FR)['armR']), length(dict(B)['armR'])
ch = 0.098
sl = 0.125


def cap(bw):
    return spline((bw, 0), (bw * 0.80, 0.022), (bw * 0.52, 0.068), (bw * 0.24, ch - 0.010), (0, ch))


a_, b_ = 0.12, 0.30
for _ in range(40):
    bw = (a_ + b_) / 2
    if length(cap(bw)) < (LF + LB) / 2 * 1.012:
        a_ = bw
    else:
        b_ = bw
capR = cap(bw)
shw = bw * 0.86
bandw = shw * 0.90
bh = 0.026
SLV = [
    ('hem', line((-shw, -sl), (shw, -sl))),
    ('undR', line((shw, -sl), (bw, 0))),
    ('capR', capR),
    ('capL', mirror(capR)),
    ('undL', line((-bw, 0), (-shw, -sl))),
]
RIB = [
    ('bot', line((-bandw, 0), (bandw, 0))),
    ('sideR', line((bandw, 0), (bandw, bh))),
    ('top', line((bandw, bh), (-bandw, bh))),
    ('sideL', line((-bandw, bh), (-bandw, 0))),
]
nF = dict(FR)['neckR']
l1 = length(nF)
l2 = length(dict(B)['neck'])
LS = 2 * l1 + l2
shh = 0.026
gp = 0.004
ST = [
    ('b1', line((0, 0), (l1, 0))),
    ('b2', line((l1, 0), (l1 + l2, 0))),
    ('b3', line((l1 + l2, 0), (LS, 0))),
    ('sideR', line((LS, 0), (LS, shh))),
    ('t3', line((LS, shh), (LS - gp, shh))),
    ('t2', line((LS - gp, shh), (gp, shh))),
    ('t1', line((gp, shh), (0, shh))),
    ('sideL', line((0, shh), (0, 0))),
]
fh, pt, sp_ = 0.050, 0.062, 0.022
lf = spline((gp - sp_, -pt), (gp + 0.06, -fh - 0.008), (gp + 0.14, -fh - 0.001), (LS / 2, -fh))
leaf = np.r_[lf, (np.array([LS, 0]) + lf * np.array([-1, 1]))[::-1][1:]]
RC = 500.0  # collar fall is cut curved: the leaf edge is longer than the roll line


def curl(P):
    P = np.asarray(P, float)
    a = (P[:, 0] - LS / 2) / RC
    r = RC - P[:, 1]
    return np.stack([np.sin(a) * r, RC - np.cos(a) * r], 1)


def uncurl(P):
    a = np.arctan2(P[:, 0], RC - P[:, 1])
    r = np.hypot(P[:, 0], RC - P[:, 1])
    return np.stack([a * RC + LS / 2, RC - r], 1)


FA = [
    ('leaf', leaf),
    ('endR', line((LS - gp + sp_, -pt), (LS - gp, 0))),
    ('top', line((LS - gp, 0), (gp, 0))),
    ('endL', line((gp, 0), (gp - sp_, -pt))),
]
FA = [(k_, curl(v_)) for k_, v_ in FA]


def place_t(sgn):
    def f(P):
        x = P[:, 0]
        y = P[:, 1]
        u = np.clip(np.abs(x) / 0.270, 0, 1)
        up = np.clip((y + 0.27) / 0.2, 0, 1)
        up = up * up * (3 - 2 * up)
        W = 0.80 + 0.16 * up
        depth = 0.165 * (1 - up) + 0.125 * up
        top = np.clip((y + 0.12) / 0.12, 0, 1)
        dep = depth * np.sqrt(np.maximum(1 - u**2.2, 0)) * (1 - top**1.5 * 0.72)
        return np.stack([sgn * x * W, 0.012 + (-sgn) * dep + top * 0.012, ZH + 0.012 + y], 1)

    return f


s, e, w = body.arm_joints('male', DEG0)
d1 = (e - s) / np.linalg.norm(e - s)


def arm_pt(sgn, t, th, R):
    up = np.array([-d1[2], 0, d1[0]])
    Q = (
        s
        + d1 * np.asarray(t)[:, None]
        + R[:, None]
        * (
            np.cos(th)[:, None] * up
            + np.sin(th)[:, None] * np.array([0, 1.0 if sgn > 0 else -1.0, 0])
        )
    )
    return Q * np.array([1 if sgn > 0 else -1, 1, 1])


def place_s(sgn):
    return lambda P: arm_pt(
        sgn,
        -0.005 + (ch - P[:, 1]),
        P[:, 0] / (bw + (shw - bw) * np.clip(-P[:, 1] / sl, 0, 1)) * np.pi,
        0.076 - 0.008 * np.clip(-P[:, 1] / sl, 0, 1),
    )


def place_r(sgn):
    return lambda P: arm_pt(
        sgn,
        -0.005 + ch + sl + 0.003 + (bh - P[:, 1]),
        P[:, 0] / bandw * np.pi,
        np.full(len(P), 0.066),
    )


def ring(px, r, z):
    a = np.where(
        px < l1,
        px / l1 * np.pi / 2,
        np.where(
            px < l1 + l2,
            np.pi / 2 + (px - l1) / l2 * np.pi,
            1.5 * np.pi + (px - l1 - l2) / l1 * np.pi / 2,
        ),
    )
    return np.stack([np.sin(a) * r, 0.016 - np.cos(a) * r * 0.95, z - np.cos(a) * 0.030], 1)


def place_st(P):
    return ring(P[:, 0], 0.080 - 0.25 * P[:, 1], ZH + 0.012 + P[:, 1] * 0.95)


def bk(px):
    return np.exp(
        -(((px - LS / 2) / (l2 * 0.55)) ** 2)
    )  # 1 at the centre back: the fall starts flared over the trapezius


def place_fa(P):
    P = uncurl(P)
    dn = -P[:, 1]
    return ring(
        np.clip(P[:, 0], -0.02, LS + 0.02),
        0.0745 + 0.008 * np.minimum(1, dn / 0.008) + dn * (0.42 + 0.50 * bk(P[:, 0])),
        ZH + 0.012 + shh * 0.95 + 0.004 - dn * (0.80 - 0.35 * bk(P[:, 0])),
    )


panels = [
    Panel('front', FR, place_t(1)),
    Panel('back', B, place_t(-1)),
    Panel('slvR', SLV, place_s(1)),
    Panel('slvL', SLV, place_s(-1)),
    Panel('ribR', RIB, place_r(1)),
    Panel('ribL', RIB, place_r(-1)),
    Panel('stand', ST, place_st, nohemstiff=1),
    Panel('fall', FA, place_fa, nohemstiff=1),
]
seams = [
    (('front', 'sideR'), ('back', 'sideL')),
    (('front', 'sideL'), ('back', 'sideR')),
    (('front', 'shR'), ('back', 'shL')),
    (('front', 'shL'), ('back', 'shR')),
    (('front', 'armR'), ('slvR', 'capL')),
    (('back', 'armL'), ('slvR', 'capR')),
    (('slvR', 'undR'), ('slvR', 'undL')),
    (('front', 'armL'), ('slvL', 'capR')),
    (('back', 'armR'), ('slvL', 'capL')),
    (('slvL', 'undR'), ('slvL', 'undL')),
    (('ribR', 'top'), ('slvR', 'hem')),
    (('ribL', 'top'), ('slvL', 'hem')),
    (('ribR', 'sideR'), ('ribR', 'sideL')),
    (('ribL', 'sideR'), ('ribL', 'sideL')),
    (('stand', 'b1'), ('front', 'neckR')),
    (('stand', 'b2'), ('back', 'neck')),
    (('stand', 'b3'), ('front', 'neckL')),
    (('stand', 'sideR'), ('stand', 'sideL')),
    (('fall', 'top'), ('stand', 't2'), False),
]
RB = dict(rows=[0.0018, 0.0045], prof=[-0.0010, 0.0008, 0.0010])
TOPE = dict(rows=[0.0015, 0.0040], prof=[0.0002, 0.0006, 0.0008], fold=0.024, thick=0.0022)
LEAF = dict(rows=[0.0016, 0.0042], prof=[0.0005, 0.0014, 0.0014], fold=0.042, thick=0.0026)
ROLL = dict(rows=[0.0025, 0.007], prof=[0.0004, 0.0014, 0.0014])
SPEC = {
    ('fall', 'leaf'): LEAF,
    ('fall', 'endR'): dict(LEAF, fold=0.02),
    ('fall', 'endL'): dict(LEAF, fold=0.02),
    ('fall', 'top'): ROLL,
    ('stand', 't1'): TOPE,
    ('stand', 't2'): F.NONE,
    ('stand', 't3'): TOPE,
    ('stand', 'sideL'): F.NONE,
    ('stand', 'sideR'): F.NONE,
    ('stand', 'b1'): RB,
    ('stand', 'b2'): RB,
    ('stand', 'b3'): RB,
}
for r in ('ribR', 'ribL'):
    SPEC[(r, 'bot')] = dict(F.RIBTOP, fold=0.024, thick=0.0026)
    SPEC[(r, 'top')] = RB
    SPEC[(r, 'sideR')] = F.NONE
    SPEC[(r, 'sideL')] = F.NONE
LIFT = dict(stand=0.0006, fall=0.0014, ribR=0.0010, ribL=0.0010)
HPANEL = dict(stand=0.010, fall=0.009, ribR=0.010, ribL=0.010, slvR=0.0095, slvL=0.0095)
GROUP = dict(fall=1)
OVER = dict(fall=(('front', 'back', 'stand'), 0.0038))
SMOOTH = 3
# How much cloth is slack, and pieces that hang in folds: for folds.py.
SLACK = 0.7
HUNG = ()


def mat(nm):
    m = dict(ku=800, kv=900, ks=30, kb=2.5e-6, rho=0.21, noise=0.034)
    if nm == 'stand':
        m.update(ks=400, kb=1.0e-4, rho=0.3, noise=0, su=0.95)
    if nm == 'fall':
        m.update(ks=400, kb=4e-5, rho=0.3, noise=0)
    if nm.startswith('rib'):
        m.update(ks=200, kb=5e-5, rho=0.3, noise=0)
    return m


def details(g, x, out):
    Sf = F.Surf(g, x, 'front')
    pw = 0.0155
    top = -fd + 0.0015
    yb = -fd - 0.150
    out['placket'] = F.overlay(
        Sf,
        [
            line((-pw, yb), (pw, yb)),
            line((pw, yb), (pw, top)),
            line((pw, top), (-pw, top)),
            line((-pw, top), (-pw, yb)),
        ],
        0.011,
        thick=0.0020,
        edge=0.0013,
        stitch=0.0040,
    )
    bt = []
    th = []
    for y in (-fd - 0.022, -fd - 0.070, -fd - 0.118):
        q = np.array([(0, y)])
        c = Sf(q)[0]
        n = Sf.normal(q, 0.006)[0]
        u = Sf(q + [[0, 0.01]])[0] - c
        b, t = F.button(c + n * 0.0021, n, u, 0.0058)
        bt.append(b)
        th.append(t)
    out['buttons'] = F.merge(bt)
    out['threads'] = F.merge(th)
    return out


def simulate():
    """Drape the garment; returns the sewn pattern and the vertices."""
    g = build(panels, seams, H)
    ph = [
        dict(frames=45, g=1.0, damp=6, vmax=1.5, sub=16, soft=10, noself='all', mu=0.02),
        dict(frames=25, g=6, damp=2, vmax=2, sub=16, mu=0.05),
        dict(frames=60, g=9.81, damp=1.2, move=1, sub=16, mu=0.45),
        dict(frames=80, g=9.81, damp=1.2, sub=16, mu=0.45),
        dict(frames=40, g=9.81, damp=8, sub=18, mu=0.6),
    ]
    x, _ = sim.drape(
        g,
        mat,
        'male',
        DEG0,
        DEG1,
        ph,
        selfr=H * 0.66,
        asym=2.0,
        edge=sim.seam_pucker(g, None, 0.968, extra=[('front', 'hem', 0.97), ('back', 'hem', 0.97)]),
        nohinge=(frozenset(('stand', 'fall')),),
        layer=dict(fall=0.0095),
    )
    return g, x
