"""A long-sleeved shirt: collar on a stand, yoke, placket, cuffs with tabs, ten buttons.

Patterns are flat panels in metres, seen from outside, with the neck point at y = 0.
"""

import drape as sim
import finish as F
import mannequin as body
import numpy as np
from pattern import *

H = 0.010  # edge length of the simulated mesh, metres
FINISH = 0.0140  # edge length of the finished mesh, metres
KB = 2.5e-6  # bending stiffness, newton metres
NZ = 0.034  # unevenness of the cloth, relative

DEG0, DEG1 = 56, 24
ZH = 1.508  # height of the neck point above the ground, metres
nw, fd, bd = 0.080, 0.086, 0.020
sw, sd = 0.226, 0.054
cw, ay = 0.272, -0.268
ww, wy = 0.256, -0.47
hw = 0.266
hs, hc = -0.700, -0.790
YK = -0.105  # yoke line on the back


def hemcurve():
    return np.r_[
        bez((-hw, hs), (-hw * 0.86, hs - 0.005), (-hw * 0.70, hc), (0, hc)),
        mirror(bez((-hw, hs), (-hw * 0.86, hs - 0.005), (-hw * 0.70, hc), (0, hc)))[1:],
    ]


sideR = spline((hw, hs), (ww, wy), (cw - 0.006, ay - 0.06), (cw, ay))
armF = spline((cw, ay), (cw - 0.032, ay + 0.030), (0.198, ay + 0.10), (0.203, ay + 0.15), (sw, -sd))
armB = spline((cw, ay), (cw - 0.030, ay + 0.034), (0.212, ay + 0.10), (0.214, ay + 0.15), (sw, -sd))
kB = np.argmin(np.abs(armB[:, 1] - YK))
armBlow = armB[: kB + 1]
armBup = armB[kB:]
yx = armB[kB, 0]
YK = armB[kB, 1]
neckF = bez((nw, 0), (nw - 0.002, -fd * 0.55), (nw * 0.62, -fd), (0, -fd))
neckB = bez((nw, 0), (nw * 0.75, -bd * 0.8), (nw * 0.4, -bd), (0, -bd))
FR = [
    ('hem', hemcurve()),
    ('sideR', sideR),
    ('armR', armF),
    ('shR', line((sw, -sd), (nw, 0))),
    ('neckR', neckF),
    ('neckL', mirror(neckF)),
    ('shL', line((-nw, 0), (-sw, -sd))),
    ('armL', mirror(armF)),
    ('sideL', mirror(sideR)),
]
BK = [
    ('hem', hemcurve()),
    ('sideR', sideR),
    ('armR', armBlow),
    ('top', line((yx, YK), (-yx, YK))),
    ('armL', mirror(armBlow)),
    ('sideL', mirror(sideR)),
]
YO = [
    ('bot', line((-yx, YK), (yx, YK))),
    ('armR', armBup),
    ('shR', line((sw, -sd), (nw, 0))),
    ('neck', np.r_[neckB, mirror(neckB)[1:]]),
    ('shL', line((-nw, 0), (-sw, -sd))),
    ('armL', mirror(armBup)),
]
LF, LBl, LBu = length(armF), length(armBlow), length(armBup)
ch = 0.110
sl = 0.468


def cap(bw):
    return spline((bw, 0), (bw * 0.80, 0.026), (bw * 0.52, 0.078), (bw * 0.24, ch - 0.010), (0, ch))


lo_, hi_ = 0.10, 0.30
for _ in range(40):
    bw = (lo_ + hi_) / 2
    if length(cap(bw)) < ((LF + LBl + LBu) / 2) * 1.012:
        lo_ = bw
    else:
        hi_ = bw
capR = cap(bw)
d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(capR, axis=0), axis=1))]
k = np.argmin(np.abs(d / d[-1] - LBl / (LBl + LBu)))
cl, cu = capR[: k + 1], capR[k:]
shw = 0.138
ccw = 0.118
chh = 0.066
und = spline((shw, -sl), ((shw + bw) / 2 - 0.006, -sl * 0.5), (bw, 0))
print('bicep %.3f armhole F %.3f B %.3f' % (2 * bw, LF, LBl + LBu))
# back half of the cap is +x on slvR (world +X arm) and -x on slvL
SR = [
    ('hem', line((-shw, -sl), (shw, -sl))),
    ('undR', und),
    ('capBl', cl),
    ('capBu', cu),
    ('capF', mirror(capR)),
    ('undL', mirror(und)),
]
SL = [
    ('hem', line((-shw, -sl), (shw, -sl))),
    ('undR', und),
    ('capF', capR),
    ('capBu', mirror(cu)),
    ('capBl', mirror(cl)),
    ('undL', mirror(und)),
]
CU = [
    ('bot', line((-ccw, 0), (ccw, 0))),
    ('sideR', line((ccw, 0), (ccw, chh))),
    ('top', line((ccw, chh), (-ccw, chh))),
    ('sideL', line((-ccw, chh), (-ccw, 0))),
]
l1 = length(neckF)
l2 = 2 * length(neckB)
LS = 2 * l1 + l2
shh = 0.034
gp = 0.012
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
# collar fall, drawn as worn: attached edge on top (y=0), leaf edge below; points at both ends
fh, pt, sp_ = 0.046, 0.074, 0.026
leaf = np.r_[
    spline((gp - sp_, -pt), (gp + 0.05, -fh - 0.016), (gp + 0.13, -fh - 0.002), (LS / 2, -fh)),
    (
        np.array([LS, 0])
        + spline((gp - sp_, -pt), (gp + 0.05, -fh - 0.016), (gp + 0.13, -fh - 0.002), (LS / 2, -fh))
        * np.array([-1, 1])
    )[::-1][1:],
]
RC = 0.60  # collar fall is cut curved: the leaf edge is longer than the roll line


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
        u = np.clip(np.abs(x) / 0.275, 0, 1)
        up = np.clip((y + 0.27) / 0.2, 0, 1)
        up = up * up * (3 - 2 * up)
        W = 0.80 + 0.16 * up
        depth = 0.165 * (1 - up) + 0.125 * up
        top = np.clip((y + 0.12) / 0.12, 0, 1)
        dep = depth * np.sqrt(np.maximum(1 - u**2.2, 0)) * (1 - top**1.5 * 0.70)
        return np.stack([sgn * x * W, 0.012 + (-sgn) * dep + top * 0.012, ZH + 0.012 + y], 1)

    return f


s, e, w = body.arm_joints('male', DEG0)
d1 = (e - s) / np.linalg.norm(e - s)
d2 = (w - e) / np.linalg.norm(w - e)
LU = np.linalg.norm(e - s)


def arm_pt(sgn, t, th, R):
    """t: distance from the shoulder joint along the arm"""
    up = np.array([-d1[2], 0, d1[0]])
    t = np.asarray(t)[:, None]
    c = np.where(t < LU, s + d1 * t, e + d2 * (t - LU))
    Q = c + R[:, None] * (
        np.cos(th)[:, None] * up + np.sin(th)[:, None] * np.array([0, 1.0 if sgn > 0 else -1.0, 0])
    )
    if sgn < 0:
        Q = Q * np.array([-1, 1, 1])
    return Q


T0 = -0.005


def place_s(sgn):
    def f(P):
        f_ = np.clip(-P[:, 1] / sl, 0, 1)
        half = bw + (shw - bw) * f_
        R = 0.074 * (1 - f_) + 0.052 * f_
        return arm_pt(sgn, T0 + (ch - P[:, 1]), P[:, 0] / half * np.pi, R)

    return f


def place_c(sgn):
    def f(P):
        return arm_pt(
            sgn,
            T0 + ch + sl + 0.004 + (chh - P[:, 1]) * 0.95,
            P[:, 0] / ccw * np.pi,
            np.full(len(P), 0.042),
        )

    return f


def ring(px, r, z):  # px 0..LS starting at CF to +X
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
    return ring(P[:, 0], 0.078 - 0.25 * P[:, 1], ZH + 0.012 + P[:, 1] * 0.95)


def bk(px):
    return np.exp(
        -(((px - LS / 2) / (l2 * 0.55)) ** 2)
    )  # 1 at the centre back: the fall starts flared over the trapezius


def place_fa(P):
    P = uncurl(P)
    dn = -P[:, 1]
    x = P[:, 0]
    return ring(
        np.clip(x, -0.02, LS + 0.02),
        0.0715 + 0.008 * np.minimum(1, dn / 0.008) + dn * (0.42 + 0.50 * bk(P[:, 0])),
        ZH + 0.012 + shh * 0.95 + 0.004 - dn * (0.80 - 0.35 * bk(P[:, 0])),
    )


panels = [
    Panel('front', FR, place_t(1)),
    Panel('back', BK, place_t(-1)),
    Panel('yoke', YO, place_t(-1)),
    Panel('slvR', SR, place_s(1)),
    Panel('slvL', SL, place_s(-1)),
    Panel('cuffR', CU, place_c(1)),
    Panel('cuffL', CU, place_c(-1)),
    Panel('stand', ST, place_st, nohemstiff=1),
    Panel('fall', FA, place_fa, nohemstiff=1),
]
seams = [
    (('front', 'sideR'), ('back', 'sideL')),
    (('front', 'sideL'), ('back', 'sideR')),
    (('front', 'shR'), ('yoke', 'shL')),
    (('front', 'shL'), ('yoke', 'shR')),
    (('yoke', 'bot'), ('back', 'top')),
    (('front', 'armR'), ('slvR', 'capF')),
    (('back', 'armL'), ('slvR', 'capBl')),
    (('yoke', 'armL'), ('slvR', 'capBu')),
    (('slvR', 'undR'), ('slvR', 'undL')),
    (('front', 'armL'), ('slvL', 'capF')),
    (('back', 'armR'), ('slvL', 'capBl')),
    (('yoke', 'armR'), ('slvL', 'capBu')),
    (('slvL', 'undR'), ('slvL', 'undL')),
    (('cuffR', 'top'), ('slvR', 'hem')),
    (('cuffL', 'top'), ('slvL', 'hem')),
    (('cuffR', 'sideR'), ('cuffR', 'sideL')),
    (('cuffL', 'sideR'), ('cuffL', 'sideL')),
    (('stand', 'b1'), ('front', 'neckR')),
    (('stand', 'b2'), ('yoke', 'neck')),
    (('stand', 'b3'), ('front', 'neckL')),
    (('stand', 'sideR'), ('stand', 'sideL')),
    (('fall', 'top'), ('stand', 't2'), False),
]
ST_EDGE = dict(rows=[0.0015, 0.0050, 0.0062, 0.0074], prof=[0.0004, 0.0013, 0.0013, 0.0004, 0.0012])
CUFFE = dict(
    F.HEM,
    rows=[0.0015, 0.0050, 0.0062, 0.0074],
    prof=[0.0004, 0.0012, 0.0012, 0.0002, 0.0012],
    fold=0.064,
    thick=0.0026,
)
TOPE = dict(rows=[0.0015, 0.0040], prof=[0.0002, 0.0006, 0.0008], fold=0.030, thick=0.0024)
LEAF = dict(
    rows=[0.0014, 0.0050, 0.0062, 0.0074],
    prof=[0.0004, 0.0012, 0.0012, 0.0003, 0.0012],
    fold=0.040,
    thick=0.0022,
)
ROLL = dict(rows=[0.0025, 0.007], prof=[0.0004, 0.0012, 0.0012])
RB = dict(rows=[0.0016, 0.005], prof=[-0.0009, 0.0008, 0.0010])
HEM2 = dict(
    F.HEM,
    rows=[0.0012, 0.0065, 0.0078, 0.0091],
    prof=[0.0005, 0.0009, 0.0008, -0.0005, 0.0],
    fold=0.008,
    thick=0.0018,
)
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
    ('front', 'hem'): HEM2,
    ('back', 'hem'): HEM2,
}
for c in ('cuffR', 'cuffL'):
    SPEC[(c, 'bot')] = CUFFE
    SPEC[(c, 'top')] = RB
    SPEC[(c, 'sideR')] = F.NONE
    SPEC[(c, 'sideL')] = F.NONE
LIFT = dict(stand=0.0006, fall=0.0012, cuffR=0.0010, cuffL=0.0010)
HPANEL = dict(stand=0.010, fall=0.009, cuffR=0.011, cuffL=0.011, slvR=0.0115, slvL=0.0115)
GROUP = dict(fall=1)
OVER = dict(fall=(('front', 'yoke', 'stand'), 0.0038))
SMOOTH = 3
# How much cloth is slack, and pieces that hang in folds: for folds.py.
SLACK = 0.8
HUNG = ()


def mat(nm):
    m = dict(ku=1400, kv=1400, ks=70, kb=KB, rho=0.14, noise=NZ)
    if nm == 'stand':
        m.update(ks=500, kb=1.5e-4, rho=0.3, noise=0, su=0.94)
    if nm == 'fall':
        m.update(ks=500, kb=8e-5, rho=0.3, noise=0)
    if nm.startswith('cuff'):
        m.update(ks=500, kb=1.5e-4, rho=0.3, noise=0)
    if nm.startswith('slv'):
        m.update(noise=NZ * 1.7)
    if nm == 'yoke':
        m.update(kb=KB * 4, noise=NZ * 0.4)
    return m


def details(g, x, out):
    Sf = F.Surf(g, x, 'front')
    pw = 0.0175
    top = -fd + 0.0015
    hemy = lambda xx: np.interp(xx, hemcurve()[:, 0], hemcurve()[:, 1])
    yb = hemy(pw) + 0.0008
    pl = F.overlay(
        Sf,
        [
            line((-pw, yb), (pw, yb)),
            line((pw, yb), (pw, top)),
            line((pw, top), (-pw, top)),
            line((-pw, top), (-pw, yb)),
        ],
        0.0125,
        thick=0.0018,
        edge=0.0012,
        stitch=0.0055,
    )
    out['placket'] = dict(pl)
    bt = []
    th = []

    def add(S, q, lift, r=0.0056, up=(0, 0.01)):
        q = np.array([q])
        c = S(q)[0]
        n = S.normal(q, 0.006)[0]
        u = S(q + np.array([up]))[0] - c
        b, t = F.button(c + n * lift, n, u, r)
        bt.append(b)
        th.append(t)

    for k in range(7):
        add(Sf, (0, -fd - 0.062 - 0.089 * k), 0.0019)
    St = F.Surf(g, x, 'stand')
    add(St, (0.0075, 0.018), 0.0018)
    ov = []
    for sg, nm, cn in ((1, 'slvR', 'cuffR'), (-1, 'slvL', 'cuffL')):
        C = F.Surf(g, x, cn)
        add(C, (sg * 0.058, 0.034), 0.0026, 0.0050)
        S2 = F.Surf(g, x, nm)
        xc = sg * 0.072
        w = 0.0115
        y0 = -sl + 0.0015
        y1 = -sl + 0.135
        ov.append(
            F.overlay(
                S2,
                [
                    line((xc - w, y0), (xc + w, y0)),
                    line((xc + w, y0), (xc + w, y1)),
                    line((xc + w, y1), (xc, y1 + 0.012)),
                    line((xc, y1 + 0.012), (xc - w, y1)),
                    line((xc - w, y1), (xc - w, y0)),
                ],
                0.0125,
                thick=0.0014,
                edge=0.0009,
                stitch=0.004,
            )
        )
        ov[-1]['uv'] = ov[-1]['uv'] + np.array([sg * 0.10, 0])
        add(S2, (xc, y0 + 0.060), 0.0016, 0.0046)
    out['tabs'] = F.merge(ov)
    out['buttons'] = F.merge(bt)
    out['threads'] = F.merge(th)
    return out


def simulate():
    """Drape the garment; returns the sewn pattern and the vertices."""
    g = build(panels, seams, H)
    ph = [
        dict(frames=45, g=1.0, damp=6, vmax=1.5, sub=16, soft=10, noself=True, mu=0.02),
        dict(frames=25, g=6, damp=2, vmax=2, sub=16, mu=0.05),
        dict(frames=60, g=9.81, damp=1.2, move=1, sub=16, mu=0.4),
        dict(frames=90, g=9.81, damp=1.2, sub=16, mu=0.4),
        dict(frames=40, g=9.81, damp=8, sub=18, mu=0.6),
    ]
    ex = [('front', 'hem', 0.97), ('back', 'hem', 0.97)]
    x, _ = sim.drape(
        g,
        mat,
        'male',
        DEG0,
        DEG1,
        ph,
        selfr=H * 0.62,
        asym=2.0,
        edge=sim.seam_pucker(g, None, 0.968, extra=ex),
        nohinge=(frozenset(('stand', 'fall')),),
        layer=dict(fall=0.0095),
    )
    return g, x
