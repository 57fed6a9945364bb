"""Drapes a sewn pattern on the mannequin: seams pull shut, the arms come down, the cloth settles."""

import time

import cloth as X
import mannequin as body
import numpy as np
from paths import CACHE


def arm_cones(name, deg, step, scale=1.0, degL=None):
    """Both arms as round cones at an angle (degrees), with their motion per substep."""
    B = body.BODIES[name]
    out = []
    for sgn, dg in ((1, deg), (-1, degL if degL is not None else deg)):
        s, e, w = body.arm_joints(name, dg)
        r = B['r']
        hand = w + (w - e) / np.linalg.norm(w - e) * 0.10
        m = e + (w - e) * 0.35
        for a, b, ra, rb in (
            (s, e, r[0], r[1]),
            (e, m, r[1], r[2]),
            (m, w, r[2], r[3]),
            (w, hand, r[3] * 0.95, r[3] * 1.05),
        ):
            a = a * np.array([sgn, 1, 1])
            b = b * np.array([sgn, 1, 1])
            pv = s * np.array([sgn, 1, 1])
            # lowering: +x arm rotates by +step about y (x toward -x..): displacement = w*(rz,-rx)
            out.append([*a, *b, ra * scale, rb * scale, *pv, -np.radians(step) * sgn * -1.0])
    return np.array(out)


def seam_pucker(g, S, f=0.97, stiff=600.0, extra=()):
    """Edges along seams and the listed free edges, pulled to a fraction of their length."""
    I = []
    J = []
    L = []
    P, G = g['P'], g['G']
    for A, B in g['seampairs']:
        for a, b in zip(A[:-1], A[1:]):
            I.append(G[a])
            J.append(G[b])
            L.append(np.linalg.norm(P[a] - P[b]) * f)
    for pn, e, ff in extra:
        p = g['panels'][pn]
        ii = [p.off + i for i in p.bidx[e]]
        for a, b in zip(ii[:-1], ii[1:]):
            I.append(G[a])
            J.append(G[b])
            L.append(np.linalg.norm(P[a] - P[b]) * ff)
    L = np.array(L)
    return np.array(I, np.int64), np.array(J, np.int64), L, L / stiff / 0.02


def drape(
    g,
    mat,
    bodyname,
    deg0,
    deg1,
    phases,
    th=0.0025,
    mu=0.35,
    selfr=0.0075,
    seed=0,
    edge=None,
    log=True,
    skip=None,
    asym=0.0,
    onframe=None,
    arms=True,
    nohinge=(),
    layer={},
):
    """Simulate and return the vertices and the solver's data.

    `phases` are dicts: frames at 60 a second, `move` when the arms come down, `g` gravity, `damp`
    damping a second, `sub` substeps a frame, `mu` friction, `vmax` top speed (m/s), `soft` a
    factor of softness, `noself` to leave out self collision. `th` is the distance between cloth
    and body, `selfr` the one between two layers, `layer` a thicker one for named panels (metres).
    """
    t0 = time.time()
    S = X.prepare(g, mat, nohinge)
    print(
        'verts',
        len(g['x']),
        'tris',
        len(g['T']),
        'hinges',
        len(S['H']),
        'prep %.1fs' % (time.time() - t0),
        flush=True,
    )
    d = np.load(CACHE / 'garments' / f'torso-{bodyname}.npz')
    D = d['D'].astype(np.float32)
    lo = d['lo'].astype(float)
    h = float(d['h'])
    x = g['x'].astype(float).copy()
    v = np.zeros_like(x)
    w = S['w'].copy()
    rng = np.random.default_rng(seed)
    x += rng.normal(0, 0.0006, x.shape)
    tha = np.full(len(x), th)  # per vertex cloth layer: a collar fall lies ABOVE stand and body
    lay = np.array([layer.get(nm, th) for nm in g['names']])[g['pid']]
    mn = np.full(len(x), 9.0)
    np.minimum.at(mn, g['G'], lay)
    tha = mn
    upper = mn > th * 1.5
    ang = deg0
    fi = 0
    e0 = np.zeros(0, np.int64)
    if edge is None:
        eI = eJ = e0
        eL = eA = np.zeros(0)
    else:
        eI, eJ, eL, eA = edge
    skip = np.zeros(len(x), np.bool_) if skip is None else skip
    t0 = time.time()
    for ph in phases:
        N = ph['frames']
        for f in range(N):
            sub = ph.get('sub', 16)
            dt = 1 / 60 / sub
            a1 = ang
            if ph.get('move'):
                u0 = f / N
                u1 = (f + 1) / N
                sm = lambda u: u * u * (3 - 2 * u)
                a1 = deg0 + (deg1 - deg0) * sm(u1)
            cones = arm_cones(bodyname, a1, (a1 - ang) / sub, ph.get('armscale', 1.0), a1 + asym)
            ang = a1
            if not arms:
                cones = cones[:0]
            al = S['al'] * ph.get('soft', 1.0)
            half = max(1, sub // 2)
            for hs in range(2):  # neighbour list twice a frame, margin covers vmax*half a frame
                I, J, R = X.pairs(
                    x, S['adj3'], selfr + min(0.012, ph.get('vmax', 2.0) / 120 + 0.002), selfr
                )
                if ph.get('noself') == 'all':
                    I = J = e0
                    R = np.zeros(0)
                elif ph.get(
                    'noself'
                ):  # while the pattern is still pulling shut only the upper layer (collar fall) collides
                    kk = upper[I] | upper[J]
                    I = I[kk]
                    J = J[kk]
                    R = R[kk]
                X.substeps(
                    x,
                    v,
                    w,
                    half,
                    dt,
                    ph.get('g', 9.81),
                    ph.get('damp', 1.0),
                    ph.get('vmax', 2.0),
                    S['T'],
                    S['Di'],
                    al,
                    S['H'],
                    S['K'],
                    S['alb'] / ph.get('kbs', 1.0),
                    D,
                    lo,
                    h,
                    cones,
                    tha,
                    ph.get('mu', mu),
                    I,
                    J,
                    R,
                    ph.get('smu', 0.2),
                    eI,
                    eJ,
                    eL,
                    eA,
                    skip,
                    np.array(ph.get('wind', (0.0, 0.0))),
                )
            fi += 1
            if onframe:
                onframe(fi, x)
            if log and fi % 30 == 0:
                P = g['P']
                T = g['T']
                G = g['G']
                print(
                    'f%3d ang %.1f maxv %.2f meanv %.3f pairs %d zmin %.3f %.1fs'
                    % (
                        fi,
                        ang,
                        np.linalg.norm(v, axis=1).max(),
                        np.linalg.norm(v, axis=1).mean(),
                        len(I),
                        x[:, 2].min(),
                        time.time() - t0,
                    ),
                    flush=True,
                )
    # strain report
    P, T, G = g['P'], g['T'], g['G']
    E = np.concatenate([T[:, [0, 1]], T[:, [1, 2]], T[:, [2, 0]]])
    r = np.linalg.norm(P[E[:, 0]] - P[E[:, 1]], axis=1)
    l = np.linalg.norm(x[G[E[:, 0]]] - x[G[E[:, 1]]], axis=1)
    q = l / r
    print(
        'edge strain: mean %.3f p5 %.3f p95 %.3f max %.2f'
        % (q.mean(), *np.percentile(q, [5, 95]), q.max())
    )
    return x, S
