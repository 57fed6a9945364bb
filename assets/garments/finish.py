"""Finishes a draped garment: meshed anew on the flat pattern, with seams, hems, plackets, buttons.

The drape is read as a smooth map from the pattern to space (Clough-Tocher), so the new mesh may be
wide inside and dense along seams and hems. Units are metres.
"""

import numpy as np
from pattern import inside, length, resample
from scipy.interpolate import CloughTocher2DInterpolator as CT
from scipy.interpolate import CubicSpline
from scipy.spatial import Delaunay, cKDTree


def vnormals(x, T):
    """Vertex normals, weighted by the triangles' angles."""
    n = np.zeros_like(x)
    a, b, c = x[T[:, 0]], x[T[:, 1]], x[T[:, 2]]
    fn = np.cross(b - a, c - a)

    def ang(p, q, r):
        u = q - p
        v = r - p
        return np.arccos(
            np.clip(
                (u * v).sum(1)
                / np.maximum(np.linalg.norm(u, axis=1) * np.linalg.norm(v, axis=1), 1e-12),
                -1,
                1,
            )
        )

    fl = np.linalg.norm(fn, axis=1, keepdims=True)
    fn = fn / np.maximum(fl, 1e-12)
    for i, (p, q, r) in enumerate(((a, b, c), (b, c, a), (c, a, b))):
        np.add.at(n, T[:, i], fn * ang(p, q, r)[:, None])
    l = np.linalg.norm(n, axis=1)
    n[l < 1e-9] = [0, 0, 1]
    return n / np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-12)


def taubin(x, T, it, lam=0.45, mu=-0.47):
    """Smooth a mesh without shrinking it."""
    import scipy.sparse as sps

    n = len(x)
    r = T[:, [0, 1, 2, 1, 2, 0]].ravel()
    c = T[:, [1, 2, 0, 0, 1, 2]].ravel()
    A = sps.csr_matrix((np.ones(len(r)), (r, c)), shape=(n, n))
    A.data[:] = 1
    # boundary vertices only average along the boundary
    E = sps.csr_matrix((np.ones(len(T) * 3), (T.ravel(), T[:, [1, 2, 0]].ravel())), shape=(n, n))
    Bd = (E + E.T) == 1
    bv = np.unique(Bd.nonzero()[0])
    isb = np.zeros(n, bool)
    isb[bv] = True
    A = A.tolil()
    Bd = Bd.tolil()
    for v in bv:
        A.rows[v] = Bd.rows[v]
        A.data[v] = [1.0] * len(Bd.rows[v])
    A = A.tocsr()
    d = np.maximum(np.asarray(A.sum(1)).ravel(), 1)
    for _ in range(it):
        for l in (lam, mu):
            x = x + l * ((A @ x) / d[:, None] - x)
    return x


SEAM = dict(rows=[0.0022, 0.0060], prof=[-0.0011, 0.0003, 0.0000])  # displacement at 0,row1,row2
HEM = dict(
    rows=[0.0015, 0.0170, 0.0192, 0.0214],
    prof=[0.0006, 0.0010, 0.0008, -0.0006, 0.0000],
    fold=0.019,
    thick=0.0016,
)
RIBTOP = dict(rows=[0.0018, 0.0045], prof=[0.0006, 0.0014, 0.0016], fold=0.026, thick=0.0032)
NONE = dict(rows=[], prof=[0.0])


def remesh_panel(p, simX, h, spec, lift=0.0, smooth=0):
    """Triangulate a panel anew: wide inside, dense rows along seams and hems, with the relief
    of stitches; returns its parts by name.
    """
    B = []
    BE = []
    Bx = []
    rows = []
    info = {}
    off = 0
    for e in p.order:
        poly = p.edges[e]
        L = length(poly)
        sp = spec.get(e, NONE)
        n = max(2, int(round(sp.get('len', L) / sp.get('h', h))))
        q = resample(poly, n)
        # positions on the boundary: cubic along the simulated boundary
        bi = p.bidx[e]
        bp = simX[bi]
        s = np.linspace(0, 1, len(bi))
        cs = CubicSpline(s, bp) if len(bi) > 3 else None
        t = np.linspace(0, 1, n + 1)
        bx = cs(t) if cs is not None else np.stack([np.interp(t, s, bp[:, k]) for k in range(3)], 1)
        info[e] = (off, n)
        off += n
        B.append(q[:-1])
        Bx.append(bx[:-1])
        # inward normal
        tn = np.gradient(q, axis=0)
        tn /= np.maximum(np.linalg.norm(tn, axis=1, keepdims=True), 1e-12)
        inn = np.stack([-tn[:, 1], tn[:, 0]], 1)
        for j, d in enumerate(sp['rows']):
            rows.append((e, j, d, q[1:-1] + inn[1:-1] * d))
    B = np.concatenate(B)
    Bx = np.concatenate(Bx)
    nb = len(B)
    # dense boundary with edge label, for distance -> displacement profile
    dl = []
    de = []
    for k, e in enumerate(p.order):
        q = resample(p.edges[e], max(8, int(length(p.edges[e]) / 0.0012)))
        dl.append(q)
        de += [k] * len(q)
    dl = np.concatenate(dl)
    de = np.array(de)
    trees = {
        e: cKDTree(resample(p.edges[e], max(8, int(length(p.edges[e]) / 0.0012)))) for e in p.order
    }
    R = []
    for e, j, d, q in rows:
        ok = inside(B, q)
        for e2 in p.order:
            dd, _ = trees[e2].query(q)
            lim = d * 0.97 if e2 == e else max([0] + spec.get(e2, NONE)['rows']) + 0.0015
            # near another edge: keep only if clear of that edge's rows (corner handling)
            ok &= (dd >= lim) if e2 == e else (dd >= min(lim, max(d, 0.003)))
        R.append(q[ok])
    R = np.concatenate(R) if R else np.zeros((0, 2))
    # interior
    lo, hi = B.min(0), B.max(0)
    hy = h * np.sqrt(3) / 2
    pts = []
    for j, y in enumerate(np.arange(lo[1], hi[1] + hy, hy)):
        xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if j % 2 else 0)
        pts.append(np.stack([xs, np.full_like(xs, y)], 1))
    I = np.concatenate(pts)
    I = I[inside(B, I)]
    for e in p.order:
        m = max([0] + spec.get(e, NONE)['rows'])
        dd, _ = trees[e].query(I)
        I = I[dd > m + h * 0.6]

    P = np.concatenate([B, R, I])
    # dedupe rows near each other at corners
    t = cKDTree(P)
    kill = set()
    for a, b in t.query_pairs(0.0012):
        k = max(a, b)
        if k >= nb:
            kill.add(k)
    keep = np.array([i not in kill for i in range(len(P))])
    P = P[keep]
    nfix = nb + (keep[nb : nb + len(R)].sum())
    import scipy.sparse as sps

    for it in range(6):
        T = Delaunay(P).simplices
        T = T[inside(B, P[T].mean(1))]
        if it == 5:
            break
        r = np.concatenate([T[:, 0], T[:, 1], T[:, 2], T[:, 1], T[:, 2], T[:, 0]])
        q = np.concatenate([T[:, 1], T[:, 2], T[:, 0], T[:, 0], T[:, 1], T[:, 2]])
        A = sps.csr_matrix((np.ones(len(r)), (r, q)), shape=(len(P), len(P)))
        A.data[:] = 1
        Lp = (A @ P) / np.maximum(np.asarray(A.sum(1)).ravel(), 1)[:, None]
        P[nfix:] += 0.6 * (Lp[nfix:] - P[nfix:])
    e1 = P[T[:, 1]] - P[T[:, 0]]
    e2 = P[T[:, 2]] - P[T[:, 0]]
    ar = e1[:, 0] * e2[:, 1] - e1[:, 1] * e2[:, 0]
    T[ar < 0] = T[ar < 0][:, [0, 2, 1]]
    T = T[np.abs(ar) > 2e-9]
    f = CT(p.P, simX)
    X = f(P)
    X[:nb] = Bx
    bad = np.isnan(X).any(1)
    if bad.any():
        _, k = cKDTree(p.P).query(P[bad])
        X[bad] = simX[k]
    # displacement amount
    disp = np.full(len(P), lift)
    for e in p.order:
        sp = spec.get(e, NONE)
        if not sp['rows']:
            continue
        dd, _ = trees[e].query(P)
        xs = np.r_[0, sp['rows']]
        pr = np.interp(dd, xs, sp['prof'], right=0.0)
        m = dd < xs[-1] + 1e-6
        # seams win (min), hems add
        disp[m] = np.where(
            np.abs(pr[m]) > 1e-9, pr[m] + (lift if sp.get('keep', 0) else 0), disp[m]
        )
    return dict(P=P, T=T, X=X, disp=disp, info=info, nb=nb)


def finish(g, x, h, spec, lift={}, hpanel={}, group={}, over={}):
    """Remesh all panels, join them at the seams, add relief and fold the hems inwards.

    `spec` tells per panel and edge the rows and their relief (metres), `lift` how far a panel
    lies above its neighbours, `group` which panels are not welded, `over` which panels must lie
    above which others and by how much.
    """
    out = {}
    allX = []
    allT = []
    off = 0
    offs = {}
    for p in g['panels'].values():
        simX = x[g['G'][p.off : p.off + len(p.P)]]
        m = remesh_panel(
            p, simX, hpanel.get(p.name, h), spec.get(p.name, {}), lift.get(p.name, 0.0)
        )
        m['p'] = p
        out[p.name] = m
        offs[p.name] = off
        allX.append(m['X'])
        allT.append(m['T'] + off)
        off += len(m['X'])
    # upper layers (collar fall) must clear what lies under them: plane-distance push-out, smoothed
    for up, (under, gap) in over.items():
        U = []
        UN = []
        for q in under:
            m = out[q]
            nn = vnormals(m['X'], m['T'])
            Tq = m['T']
            U += [m['X'], m['X'][Tq].mean(1)]
            c = nn[Tq].mean(1)
            UN += [nn, c / np.maximum(np.linalg.norm(c, axis=1, keepdims=True), 1e-9)]
        U = np.concatenate(U)
        UN = np.concatenate(UN)
        tr = cKDTree(U)
        m = out[up]
        p = m['p']
        roll = cKDTree(resample(p.edges['top'], 200))
        dr, _ = roll.query(m['P'])
        wt = np.clip((dr - 0.002) / 0.010, 0, 1)
        import scipy.sparse as sps

        Tm = m['T']
        nV = len(m['P'])
        r_ = Tm[:, [0, 1, 2, 1, 2, 0]].ravel()
        c_ = Tm[:, [1, 2, 0, 0, 1, 2]].ravel()
        A = sps.csr_matrix((np.ones(len(r_)), (r_, c_)), shape=(nV, nV))
        A.data[:] = 1
        dg = np.asarray(A.sum(1)).ravel()
        mx = 0
        for it in range(6):
            d, k = tr.query(m['X'], k=5)
            pd = ((m['X'][:, None] - U[k]) * UN[k]).sum(-1)
            near = d < 0.03
            pd = np.where(near, pd, 1.0)
            j = pd.argmin(1)
            v = pd[np.arange(nV), j]
            need = np.clip(gap - v, 0, 0.02) * wt
            mv = UN[k[np.arange(nV), j]] * need[:, None]
            sm = mv
            for _ in range(3):
                sm = np.maximum(need, 0)[:, None] * 0 + (sm + (A @ sm) / dg[:, None]) * 0.5
            m['X'] += np.where(need[:, None] > 0, mv, sm * wt[:, None])
            mx = max(mx, need.max())
        print('   layer', up, 'max push %.1f mm' % (mx * 1e3))
        allX[list(out).index(up)] = m['X']
    X = np.concatenate(allX)
    T = np.concatenate(allT)
    disp = np.concatenate([m['disp'] for m in out.values()])
    grp = np.concatenate([np.full(len(m['X']), group.get(n, 0)) for n, m in out.items()])
    # weld coincident boundary vertices (seams)
    bid = np.concatenate([offs[n] + np.arange(m['nb']) for n, m in out.items()])
    tr = cKDTree(X[bid])
    par = np.arange(len(X))

    def find(i):
        while par[i] != i:
            par[i] = par[par[i]]
            i = par[i]
        return i

    for a, b in tr.query_pairs(0.0009):
        a, b = bid[a], bid[b]
        if grp[a] != grp[b]:
            continue
        a, b = find(a), find(b)
        if a != b:
            par[max(a, b)] = min(a, b)
    root = np.array([find(i) for i in range(len(X))])
    # average welded positions/displacements
    cnt = np.bincount(root, minlength=len(X)).astype(float)
    Xa = np.zeros_like(X)
    np.add.at(Xa, root, X)
    Xa /= np.maximum(cnt, 1)[:, None]
    X = Xa[root]
    # keep the deepest displacement on seams
    dm = np.full(len(X), np.inf)
    np.minimum.at(dm, root, disp)
    disp = dm[root]
    N = vnormals(X, root[T])[root]
    Xd = X + N * disp[:, None]
    Nd = vnormals(Xd, root[T])[root]
    # folded hems
    jobs = []
    for nme, m in out.items():
        p = m['p']
        o0 = offs[nme]
        nX = len(m['X'])
        Nb = N[o0 : o0 + nX]
        simX = x[g['G'][p.off : p.off + len(p.P)]]
        f = None
        for e, sp in spec.get(nme, {}).items():
            if 'fold' not in sp:
                continue
            if f is None:
                f = CT(p.P, simX)
                tr0 = cKDTree(p.P)
            o, n = m['info'][e]
            idx = [(o + i) % m['nb'] for i in range(n + 1)]
            q = m['P'][idx]
            tn = np.gradient(q, axis=0)
            tn /= np.linalg.norm(tn, axis=1, keepdims=True)
            inn = np.stack([-tn[:, 1], tn[:, 0]], 1)
            th = sp['thick']
            rV = [Xd[o0 : o0 + nX][idx]]
            rP = [q]
            deep = np.linspace(
                0.0022, sp['fold'], max(2, int(np.ceil((sp['fold'] - 0.0022) / 0.014)) + 1)
            )[1:]
            for d, dz in [(0.0004, -th * 0.55), (0.0022, -th)] + [(q_, -th * 0.9) for q_ in deep]:
                qq = q + inn * d
                Y = f(qq)
                bad = np.isnan(Y).any(1)
                if bad.any():
                    _, k = tr0.query(qq[bad])
                    Y[bad] = simX[k]
                if d < 0.001:
                    Y = X[o0 : o0 + nX][idx]
                rV.append(Y + Nb[idx] * dz)
                rP.append(q - inn * d)
            jobs.append(dict(nme=nme, idx=idx, rV=rV, rP=rP, n=n))
    # close the strips across seams: average ring ends that start from the same outer point
    for r in range(1, max([len(j['rV']) for j in jobs], default=1)):
        ends = [(j, k_) for j in range(len(jobs)) if len(jobs[j]['rV']) > r for k_ in (0, -1)]
        if not ends:
            break
        E0 = np.array([jobs[j]['rV'][0][k] for j, k in ends])
        for a_, b_ in cKDTree(E0).query_pairs(0.0012):
            (ja, ka), (jb, kb_) = ends[a_], ends[b_]
            if ja == jb and ka == kb_:
                continue
            A = jobs[ja]['rV'][r]
            B = jobs[jb]['rV'][r]
            if np.linalg.norm(A[ka] - B[kb_]) < 0.035:
                mid = (A[ka] + B[kb_]) / 2
                A[ka] = mid
                B[kb_] = mid
    for nme, m in out.items():
        o0 = offs[nme]
        nX = len(m['X'])
        V = [Xd[o0 : o0 + nX]]
        NN = [Nd[o0 : o0 + nX].copy()]
        UV = [m['P']]
        FF = [m['T']]
        cnt = nX
        for J in [j for j in jobs if j['nme'] == nme]:
            n = J['n']
            idx = J['idx']
            base = cnt
            R = len(J['rV'])
            tri = []
            for r in range(R - 1):
                for i in range(n):
                    a_ = base + r * (n + 1) + i
                    b_ = a_ + 1
                    c_ = a_ + n + 1
                    d_ = c_ + 1
                    tri += [(a_, c_, b_), (b_, c_, d_)]
            tri = np.array(tri)
            V += J['rV']
            UV += J['rP']
            nn = vnormals(np.concatenate(V), tri)[base:]
            ring0 = nn[: n + 1] + NN[0][idx]
            rl = np.linalg.norm(ring0, axis=1, keepdims=True)
            nn[: n + 1] = np.where(rl > 1e-6, ring0 / np.maximum(rl, 1e-9), NN[0][idx])
            NN[0][idx] = nn[: n + 1]
            NN.append(nn)
            FF.append(tri)
            cnt += R * (n + 1)
        m['v'] = np.concatenate(V)
        m['n'] = np.concatenate(NN)
        m['uv'] = np.concatenate(UV)
        m['f'] = np.concatenate(FF)
    return out


class Surf:
    """draped panel as a C1 map pattern->3D with analytic-ish normals"""

    def __init__(s, g, x, pn):
        p = g['panels'][pn]
        s.P = p.P
        s.X = x[g['G'][p.off : p.off + len(p.P)]]
        s.f = CT(s.P, s.X)
        s.t = cKDTree(s.P)

    def __call__(s, q):
        q = np.atleast_2d(q)
        Y = s.f(q)
        b = np.isnan(Y).any(1)
        if b.any():
            _, k = s.t.query(q[b])
            Y[b] = s.X[k]
        return Y

    def normal(s, q, e=0.003):
        q = np.atleast_2d(q)
        u = s(q + [e, 0]) - s(q - [e, 0])
        v = s(q + [0, e]) - s(q - [0, e])
        n = np.cross(u, v)
        l = np.linalg.norm(n, axis=1, keepdims=True)
        return n / np.maximum(l, 1e-12)


def overlay(
    S, outline, h, thick=0.0016, edge=0.0006, stitch=0.005, lift=0.0, round_=0.0012, uvshift=(0, 0)
):
    """An extra layer (placket, tab) on a draped panel; the outline is a list of edges, counter-
    clockwise. `thick` and `edge` are its height inside and at its rim, `stitch` the distance of
    the seam from the rim (metres).
    """
    from pattern import Panel

    ed = [(str(i), np.asarray(e)) for i, e in enumerate(outline)]
    p = Panel('o', ed, None)
    for e in p.order:
        p.n[e] = max(1, int(round(length(p.edges[e]) / h)))
    rowsd = [round_, stitch - 0.0012, stitch, stitch + 0.0012] if stitch else [round_]
    prof = [edge, thick, thick, thick * 0.45, thick] if stitch else [edge, thick]

    class D:
        pass

    B = []
    inn = []
    for e in p.order:
        q = resample(p.edges[e], p.n[e])
        B.append(q[:-1])
    B = np.concatenate(B)
    nb = len(B)
    dens = np.concatenate(
        [resample(p.edges[e], max(8, int(length(p.edges[e]) / 0.0008))) for e in p.order]
    )
    tr = cKDTree(dens)
    R = []
    for d in rowsd:
        for e in p.order:
            q = resample(p.edges[e], p.n[e])
            tn = np.gradient(q, axis=0)
            tn /= np.linalg.norm(tn, axis=1, keepdims=True)
            w = q + np.stack([-tn[:, 1], tn[:, 0]], 1) * d
            # include the mitred corner by clipping to those at distance>=d
            dd, _ = tr.query(w)
            ok = inside(B, w) & (dd >= d * 0.96)
            R.append(w[ok])
    R = np.concatenate(R)
    lo, hi = B.min(0), B.max(0)
    pts = []
    for j, y in enumerate(np.arange(lo[1], hi[1] + h, h * 0.866)):
        xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if j % 2 else 0)
        pts.append(np.stack([xs, np.full_like(xs, y)], 1))
    I = np.concatenate(pts)
    I = I[inside(B, I)]
    dd, _ = tr.query(I)
    I = I[dd > rowsd[-1] + h * 0.5]
    P = np.concatenate([B, R, I])
    t = cKDTree(P)
    kill = {max(a, b) for a, b in t.query_pairs(0.0006) if max(a, b) >= nb}
    P = P[[i for i in range(len(P)) if i not in kill]]
    T = Delaunay(P).simplices
    T = T[inside(B, P[T].mean(1))]
    e1 = P[T[:, 1]] - P[T[:, 0]]
    e2 = P[T[:, 2]] - P[T[:, 0]]
    ar = e1[:, 0] * e2[:, 1] - e1[:, 1] * e2[:, 0]
    T[ar < 0] = T[ar < 0][:, [0, 2, 1]]
    T = T[np.abs(ar) > 1e-9]
    dd, _ = tr.query(P)
    disp = np.interp(dd, [0] + rowsd, prof) + lift
    X = S(P) + S.normal(P) * disp[:, None]
    # side wall going slightly under the base surface
    W = S(P[:nb]) - S.normal(P[:nb]) * 0.0008
    tri = []
    off = len(P)
    for i in range(nb):
        j = (i + 1) % nb
        tri += [(i, off + i, j), (j, off + i, off + j)]
    n0 = vnormals(X, T)
    V = np.concatenate([X, W])
    F = np.concatenate([T, np.array(tri)])
    N = vnormals(V, F)
    N[nb : len(P)] = n0[nb:]
    return dict(v=V, n=N, uv=np.concatenate([P, P[:nb]]) + np.array(uvshift), f=F)


def button(c, nrm, up, r=0.0056, t=0.0026, seg=14, holes=4):
    """A shirt button with its thread at a place on the cloth; returns both meshes."""
    nrm = nrm / np.linalg.norm(nrm)
    up = up - nrm * (up @ nrm)
    up /= np.linalg.norm(up)
    rt = np.cross(up, nrm)
    prof = [
        (r * 0.98, 0.0),
        (r, t * 0.45),
        (r * 0.96, t * 0.85),
        (r * 0.86, t),
        (r * 0.74, t * 0.96),
        (r * 0.62, t * 0.66),
        (0, t * 0.60),
    ]
    a = np.arange(seg) / seg * 2 * np.pi
    V = []
    F = []
    for k, (rr, z) in enumerate(prof[:-1]):
        V.append(np.stack([np.cos(a) * rr, np.sin(a) * rr, np.full(seg, z)], 1))
    V = np.concatenate(V)
    V = np.r_[V, [[0, 0, prof[-1][1]]]]
    K = len(prof) - 1
    for k in range(K - 1):
        for i in range(seg):
            j = (i + 1) % seg
            F += [
                (k * seg + i, k * seg + j, (k + 1) * seg + i),
                ((k + 1) * seg + i, k * seg + j, (k + 1) * seg + j),
            ]
    for i in range(seg):
        F.append(((K - 1) * seg + i, (K - 1) * seg + (i + 1) % seg, len(V) - 1))
    F = np.array(F)
    N = vnormals(V, F)
    # thread: a small cross of two bars
    tv = []
    tf = []
    d = r * 0.26
    z = t * 0.60
    for sx in (-1, 1):
        b = len(tv)
        w = r * 0.085
        pts = [
            (sx * d - w, -d * 1.25, z),
            (sx * d + w, -d * 1.25, z),
            (sx * d + w, -d * 0.7, z + t * 0.22),
            (sx * d - w, -d * 0.7, z + t * 0.22),
            (sx * d + w, d * 0.7, z + t * 0.22),
            (sx * d - w, d * 0.7, z + t * 0.22),
            (sx * d + w, d * 1.25, z),
            (sx * d - w, d * 1.25, z),
        ]
        tv += pts
        tf += [
            (b, b + 1, b + 2),
            (b, b + 2, b + 3),
            (b + 3, b + 2, b + 4),
            (b + 3, b + 4, b + 5),
            (b + 5, b + 4, b + 6),
            (b + 5, b + 6, b + 7),
        ]
    tv = np.array(tv)
    tf = np.array(tf)
    tn = vnormals(tv, tf)
    M = np.stack([rt, up, nrm])
    f = lambda v: v @ M + c
    return dict(v=f(V), n=N @ M, uv=V[:, :2] + 0.02, f=F), dict(
        v=f(tv), n=tn @ M, uv=tv[:, :2] + 0.02, f=tf
    )


def merge(ms):
    """Several meshes as one."""
    o = 0
    F = []
    for m in ms:
        F.append(m['f'] + o)
        o += len(m['v'])
    return dict(
        v=np.concatenate([m['v'] for m in ms]),
        n=np.concatenate([m['n'] for m in ms]),
        uv=np.concatenate([m['uv'] for m in ms]),
        f=np.concatenate(F),
    )
