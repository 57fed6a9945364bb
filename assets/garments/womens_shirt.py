"""A fitted peplum blouse: waist darts, gathered puff sleeves, round collar, button placket.

Patterns are flat panels in metres, seen from outside, with the neck point at y = 0.
"""

import drape as sim
import finish as F
import mannequin as body
import numpy as np
from pattern import *

H = 0.009  # edge length of the simulated mesh, metres
FINISH = 0.0125  # edge length of the finished mesh, metres

ZH = 1.408  # height of the neck point above the ground, metres
DEG0, DEG1 = 58, 35
nw, sw, sd = 0.072, 0.170, 0.043


def bod(fd, bw, ay, side, ww, dx, dw, dtop, cb, ai, split):
    nk = (
        bez((nw, 0), (nw - 0.002, -fd * 0.60), (nw * 0.60, -fd), (0, -fd))
        if fd > 0.04
        else bez((nw, 0), (nw * 0.74, -fd * 0.75), (nw * 0.4, -fd), (0, -fd))
    )
    armR = spline(
        (bw, ay), (bw - 0.030, ay + 0.024), (ai, ay + 0.080), (ai + 0.002, ay + 0.115), (sw, -sd)
    )
    ys = lambda x: cb + (side - cb) * (abs(x) / ww) ** 2
    L = lambda a, b: line(a, b)
    neck = (
        [('neckR', nk), ('neckL', mirror(nk))] if split else [('neck', np.r_[nk, mirror(nk)[1:]])]
    )
    return (
        [
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
        ]
        + neck
        + [
            ('shL', L((-nw, 0), (-sw, -sd))),
            ('armL', mirror(armR)),
            ('sideL', L((-bw, ay), (-ww, side))),
        ]
    )


FB = bod(0.078, 0.250, -0.204, -0.362, 0.232, 0.083, 0.0225, -0.262, -0.398, 0.146, 1)
BB = bod(0.018, 0.228, -0.196, -0.355, 0.208, 0.080, 0.015, -0.215, -0.362, 0.156, 0)
GA = 1.06
LS_ = 0.185
TH = np.radians(62)


def skirt(E):
    w = [length(dict(E)[k]) for k in ('w3', 'w2', 'w1')]
    r0 = sum(w) * GA / TH
    P = lambda r, p: np.stack([r * np.sin(p), -(r * np.cos(p)) + r0], 1)
    c = np.r_[0, np.cumsum(w)] / sum(w) * TH
    ph = lambda a, b: np.linspace(a, b, 120)
    R = r0 + LS_
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
LF, LB = length(dict(FB)['armR']), length(dict(BB)['armR'])
ch = 0.150
sl = 0.125
PUFF = 1.30


def cap(bw):
    return spline((bw, 0), (bw * 0.84, 0.030), (bw * 0.60, 0.092), (bw * 0.32, ch - 0.012), (0, ch))


a_, b_ = 0.08, 0.40
for _ in range(40):
    bw = (a_ + b_) / 2
    if length(cap(bw)) < (LF + LB) / 2 * PUFF:
        a_ = bw
    else:
        b_ = bw
capR = cap(bw)
shw = bw * 0.97
cf = 0.128
chh = 0.030
print('blouse sleeve width %.3f armhole %.3f' % (2 * bw, LF + LB))
SLV = [
    ('hem', line((-shw, -sl), (shw, -sl))),
    ('undR', line((shw, -sl), (bw, 0))),
    ('capR', capR),
    ('capL', mirror(capR)),
    ('undL', line((-bw, 0), (-shw, -sl))),
]
CU = [
    ('bot', line((-cf, 0), (cf, 0))),
    ('sideR', line((cf, 0), (cf, chh))),
    ('top', line((cf, chh), (-cf, chh))),
    ('sideL', line((-cf, chh), (-cf, 0))),
]
nF = dict(FB)['neckR']
l1 = length(nF)
l2 = length(dict(BB)['neck'])
LS = 2 * l1 + l2
shh = 0.018
gp = 0.003
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
fh = 0.056
lf = spline(
    (gp - 0.004, -0.030),
    (gp + 0.010, -0.052),
    (gp + 0.040, -0.064),
    (gp + 0.085, -0.062),
    (gp + 0.13, -fh),
    (LS / 2, -fh + 0.004),
)
leaf = np.r_[lf, (np.array([LS, 0]) + lf * np.array([-1, 1]))[::-1][1:]]
RC = 0.26  # collar fall is cut curved: the leaf edge is longer than the roll line


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
    ('endR', line((LS - gp + 0.004, -0.030), (LS - gp, 0))),
    ('top', line((LS - gp, 0), (gp, 0))),
    ('endL', line((gp, 0), (gp - 0.004, -0.030))),
]
FA = [(k_, curl(v_)) for k_, v_ in FA]


def place_b(sgn):
    def f(P):
        x = P[:, 0]
        y = P[:, 1]
        u = np.clip(np.abs(x) / 0.255, 0, 1)
        top = np.clip((y + 0.15) / 0.15, 0, 1)
        up = np.clip((y + 0.22) / 0.18, 0, 1)
        W = 0.74 + 0.20 * up
        dep = (
            (0.170 if sgn > 0 else 0.135)
            * np.sqrt(np.maximum(1 - u**2.2, 0))
            * (1 - top**1.4 * 0.72)
        )
        return np.stack([sgn * x * W, 0.010 + (-sgn) * dep + top * 0.008, ZH + 0.012 + y], 1)

    return f


def place_sk(sgn, r0):
    def f(P):
        q = P - np.array([0, r0])
        r = np.hypot(q[:, 0], q[:, 1])
        al = np.arctan2(q[:, 0], -q[:, 1]) / TH * np.pi
        s = r - r0
        R = 0.160 + s * 0.45
        return np.stack(
            [sgn * np.sin(al) * R * 1.08, -sgn * np.cos(al) * R * 0.92, 1.055 - s * 0.85], 1
        )

    return f


s, e, w = body.arm_joints('female', DEG0)
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
        -0.010 + (ch - 0.03 - P[:, 1]) * 0.95,
        P[:, 0] / bw * np.pi,
        0.080 - 0.012 * np.clip(-P[:, 1] / sl, 0, 1),
    )


def place_c(sgn):
    return lambda P: arm_pt(
        sgn,
        -0.010 + (ch - 0.03 + sl) * 0.95 + 0.004 + (chh - P[:, 1]),
        P[:, 0] / cf * np.pi,
        np.full(len(P), 0.050),
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
    return np.stack([np.sin(a) * r, 0.014 - np.cos(a) * r * 0.92, z - np.cos(a) * 0.028], 1)


bk = lambda px: np.exp(-(((px - LS / 2) / (l2 * 0.6)) ** 2))


def place_st(P):
    return ring(P[:, 0], 0.070 - 0.25 * P[:, 1], ZH + 0.010 + P[:, 1] * 0.95)


def place_fa(P):
    P = uncurl(P)
    dn = -P[:, 1]
    return ring(
        np.clip(P[:, 0], -0.02, LS + 0.02),
        0.0665 + 0.008 * np.minimum(1, dn / 0.008) + dn * (0.62 + 0.35 * bk(P[:, 0])),
        ZH + 0.010 + shh * 0.95 + 0.004 - dn * (0.72 - 0.25 * bk(P[:, 0])),
    )


panels = [
    Panel('front', FB, place_b(1)),
    Panel('back', BB, place_b(-1)),
    Panel('pepF', SF, place_sk(1, r0f)),
    Panel('pepB', SB, place_sk(-1, r0b)),
    Panel('slvR', SLV, place_s(1)),
    Panel('slvL', SLV, place_s(-1)),
    Panel('cuffR', CU, place_c(1)),
    Panel('cuffL', CU, place_c(-1)),
    Panel('stand', ST, place_st, nohemstiff=1),
    Panel('fall', FA, place_fa, nohemstiff=1),
]
seams = [
    (('front', 'sideR'), ('back', 'sideL')),
    (('front', 'sideL'), ('back', 'sideR')),
    (('front', 'shR'), ('back', 'shL')),
    (('front', 'shL'), ('back', 'shR')),
]
for p in ('front', 'back'):
    seams += [((p, 'd1a'), (p, 'd1b')), ((p, 'd2a'), (p, 'd2b'))]
for b, sk in (('front', 'pepF'), ('back', 'pepB')):
    seams += [((b, 'w3'), (sk, 't1')), ((b, 'w2'), (sk, 't2')), ((b, 'w1'), (sk, 't3'))]
seams += [
    (('pepF', 'sideR'), ('pepB', 'sideL')),
    (('pepF', 'sideL'), ('pepB', 'sideR')),
    (('front', 'armR'), ('slvR', 'capL')),
    (('back', 'armL'), ('slvR', 'capR')),
    (('slvR', 'undR'), ('slvR', 'undL')),
    (('front', 'armL'), ('slvL', 'capR')),
    (('back', 'armR'), ('slvL', 'capL')),
    (('slvL', 'undR'), ('slvL', 'undL')),
    (('cuffR', 'top'), ('slvR', 'hem')),
    (('cuffL', 'top'), ('slvL', 'hem')),
    (('cuffR', 'sideR'), ('cuffR', 'sideL')),
    (('cuffL', 'sideR'), ('cuffL', 'sideL')),
    (('stand', 'b1'), ('front', 'neckR')),
    (('stand', 'b2'), ('back', 'neck')),
    (('stand', 'b3'), ('front', 'neckL')),
    (('stand', 'sideR'), ('stand', 'sideL')),
    (('fall', 'top'), ('stand', 't2'), False),
]
RB = dict(rows=[0.0018, 0.0045], prof=[-0.0010, 0.0008, 0.0010])
TOPE = dict(rows=[0.0015, 0.0040], prof=[0.0002, 0.0006, 0.0008], fold=0.016, thick=0.0020)
LEAF = dict(
    rows=[0.0014, 0.0042, 0.0052, 0.0062],
    prof=[0.0004, 0.0011, 0.0011, 0.0003, 0.0011],
    fold=0.045,
    thick=0.0020,
)
ROLL = dict(rows=[0.0025, 0.007], prof=[0.0004, 0.0012, 0.0012])
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
for c in ('cuffR', 'cuffL'):
    SPEC[(c, 'bot')] = dict(F.RIBTOP, fold=0.028, thick=0.0022)
    SPEC[(c, 'top')] = RB
    SPEC[(c, 'sideR')] = F.NONE
    SPEC[(c, 'sideL')] = F.NONE
for p in ('pepF', 'pepB'):
    SPEC[(p, 'hem')] = dict(
        F.HEM,
        rows=[0.0013, 0.0085, 0.010, 0.0115],
        prof=[0.0005, 0.0009, 0.0008, -0.0005, 0.0],
        fold=0.010,
        thick=0.0016,
    )
LIFT = dict(stand=0.0006, fall=0.0012, cuffR=0.0010, cuffL=0.0010)
HPANEL = dict(stand=0.010, fall=0.009, cuffR=0.010, cuffL=0.010, slvR=0.011, slvL=0.011)
GROUP = dict(fall=1)
OVER = dict(fall=(('front', 'back', 'stand'), 0.0038))
SMOOTH = 2
# How much cloth is slack, and pieces that hang in folds: for folds.py.
SLACK = 0.8
HUNG = ('pepF', 'pepB')


def mat(nm):
    m = dict(ku=900, kv=900, ks=40, kb=3e-6, rho=0.13, noise=0.010)
    if nm.startswith('pep'):
        m.update(kb=1.5e-6, ks=20, noise=0.012)
    if nm.startswith('slv'):
        m.update(kb=1.5e-6, ks=20, noise=0.012)
    if nm == 'stand':
        m.update(ks=400, kb=1e-4, rho=0.25, noise=0, su=0.96)
    if nm == 'fall':
        m.update(ks=400, kb=4e-5, rho=0.25, noise=0)
    if nm.startswith('cuff'):
        m.update(ks=300, kb=6e-5, rho=0.22, noise=0)
    return m


def details(g, x, out):
    pw = 0.0130
    fd = 0.078
    bt = []
    th = []
    ov = []
    Sf = F.Surf(g, x, 'front')
    yb = -0.3978
    ov.append(
        F.overlay(
            Sf,
            [
                line((-pw, yb), (pw, yb)),
                line((pw, yb), (pw, -fd + 0.0012)),
                line((pw, -fd + 0.0012), (-pw, -fd + 0.0012)),
                line((-pw, -fd + 0.0012), (-pw, yb)),
            ],
            0.011,
            thick=0.0016,
            edge=0.0011,
            stitch=0.0038,
        )
    )
    Sp = F.Surf(g, x, 'pepF')
    p2 = F.overlay(
        Sp,
        [
            line((-pw, -LS_ + 0.0008), (pw, -LS_ + 0.0008)),
            line((pw, -LS_ + 0.0008), (pw, -0.0005)),
            line((pw, -0.0005), (-pw, -0.0005)),
            line((-pw, -0.0005), (-pw, -LS_ + 0.0008)),
        ],
        0.011,
        thick=0.0016,
        edge=0.0011,
        stitch=0.0038,
    )
    p2['uv'] = p2['uv'] + np.array([0.06, -0.25])
    ov.append(p2)
    out['placket'] = F.merge(ov)

    def add(S, q, lift, r=0.0050):
        q = np.array([q])
        c = S(q)[0]
        n = S.normal(q, 0.006)[0]
        u = S(q + [[0, 0.01]])[0] - c
        b, t = F.button(c + n * lift, n, u, r)
        bt.append(b)
        th.append(t)

    for y in np.linspace(-fd - 0.030, -0.372, 6):
        add(Sf, (0, y), 0.0018)
    for y in (-0.050, -0.115):
        add(Sp, (0, y), 0.0018)
    for sg, cn in ((1, 'cuffR'), (-1, 'cuffL')):
        add(F.Surf(g, x, cn), (sg * 0.05, 0.015), 0.0026, 0.0046)
    out['buttons'] = F.merge(bt)
    out['threads'] = F.merge(th)
    return out


def simulate():
    """Drape the garment; returns the sewn pattern and the vertices."""
    g = build(panels, seams, H)
    ph = [
        dict(frames=50, g=0.6, damp=6, vmax=1.3, sub=16, soft=10, noself=True, mu=0.02),
        dict(frames=30, g=4, damp=2, vmax=2, sub=16, mu=0.1),
        dict(frames=60, g=9.81, damp=1.3, move=1, sub=16, mu=0.4),
        dict(frames=80, g=9.81, damp=1.3, sub=16, mu=0.4),
        dict(frames=40, g=9.81, damp=8, sub=18, mu=0.6),
    ]
    x, _ = sim.drape(
        g,
        mat,
        'female',
        DEG0,
        DEG1,
        ph,
        selfr=H * 0.66,
        asym=2.0,
        edge=sim.seam_pucker(g, None, 0.985),
        nohinge=(frozenset(('stand', 'fall')),),
        layer=dict(fall=0.0085),
    )
    return g, x
