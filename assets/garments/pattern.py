"""Cutting plans: flat panels with named edges, triangulated evenly and sewn edge to edge."""

import numpy as np
import scipy.sparse as sp
from scipy.interpolate import CubicSpline
from scipy.spatial import Delaunay, cKDTree


def line(a, b, n=60):
    """A straight edge."""
    t = np.linspace(0, 1, n)[:, None]
    return np.array(a) * (1 - t) + np.array(b) * t


def spline(*pts, n=160):
    """A smooth edge through the points."""
    p = np.array(pts, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    return CubicSpline(d, p, bc_type='natural')(np.linspace(0, d[-1], n))


def bez(a, b, c, d, n=120):
    """A cubic Bézier edge."""
    t = np.linspace(0, 1, n)[:, None]
    a, b, c, d = map(np.array, (a, b, c, d))
    return a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t**3


def length(p):
    """The length of an edge."""
    return np.linalg.norm(np.diff(p, axis=0), axis=1).sum()


def resample(p, n):
    """An edge as n pieces of equal length."""
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))]
    s = np.linspace(0, d[-1], n + 1)
    return np.stack([np.interp(s, d, p[:, k]) for k in range(p.shape[1])], 1)


def mirror(p):
    """An edge mirrored at the centre line, running the other way."""
    return (np.asarray(p) * np.array([-1, 1]))[::-1]


def inside(poly, q):
    """Which points lie in a polygon."""
    x, y = q[:, 0], q[:, 1]
    r = np.zeros(len(q), bool)
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        c = (yi > y) != (yj > y)
        with np.errstate(divide='ignore', invalid='ignore'):
            r ^= c & (x < (xj - xi) * (y - yi) / (yj - yi) + xi)
        j = i
    return r


class Panel:
    """A flat piece of cloth: named edges in metres, counter-clockwise, and its place on the body."""

    def __init__(s, name, edges, place, **kw):
        s.name = name
        s.edges = dict(edges)
        s.order = [e[0] for e in edges]
        s.place = place
        s.kw = kw
        s.n = {}

    def mesh(s, h, rng):
        """Triangulate with edges of length h; sets points P, triangles T and the edges' points."""
        bp = []
        s.bidx = {}
        for e in s.order:
            q = resample(s.edges[e], s.n[e])
            i0 = len(bp)
            bp += list(q[:-1])
            s.bidx[e] = list(range(i0, i0 + s.n[e] + 1))
        nb = len(bp)
        s.bidx[s.order[-1]][-1] = 0
        B = np.array(bp)
        lo, hi = B.min(0), B.max(0)
        hy = h * np.sqrt(3) / 2
        pts = []
        ys = np.arange(lo[1] - hy, hi[1] + hy, hy)
        for j, y in enumerate(ys):
            xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if j % 2 else 0)
            pts.append(np.stack([xs, np.full_like(xs, y)], 1))
        I = np.concatenate(pts)
        I = I[inside(B, I)]
        # keep away from a densified boundary
        dens = np.concatenate(
            [resample(s.edges[e], max(4, int(length(s.edges[e]) / (h * 0.3)))) for e in s.order]
        )
        d, _ = cKDTree(dens).query(I)
        I = I[d > h * 0.62]
        for it in range(12):
            P = np.concatenate([B, I])
            T = Delaunay(P).simplices
            c = P[T].mean(1)
            T = T[inside(B, c)]
            if it == 11:
                break
            A = sp.lil_matrix((len(P), len(P)))
            r = np.concatenate([T[:, 0], T[:, 1], T[:, 2], T[:, 1], T[:, 2], T[:, 0]])
            q = np.concatenate([T[:, 1], T[:, 2], T[:, 0], T[:, 0], T[:, 1], T[:, 2]])
            A = sp.csr_matrix((np.ones(len(r)), (r, q)), shape=(len(P), len(P)))
            A.data[:] = 1
            deg = np.maximum(np.asarray(A.sum(1)).ravel(), 1)
            L = (A @ P) / deg[:, None]
            I = I + 0.6 * (L[nb:] - I)
        e1 = P[T[:, 1]] - P[T[:, 0]]
        e2 = P[T[:, 2]] - P[T[:, 0]]
        ar = e1[:, 0] * e2[:, 1] - e1[:, 1] * e2[:, 0]
        T[ar < 0] = T[ar < 0][:, [0, 2, 1]]
        T = T[np.abs(ar) > 1e-9]
        s.P = P
        s.T = T
        s.nb = nb
        return s


def build(panels, seams, h, seed=1):
    """Mesh all panels, place them round the body and sew them.

    A seam joins two (panel, edge) pairs that run against each other, or, with a third value
    False, along each other. Returns flat points P, triangles T, panel numbers, sewn vertex
    numbers G and their starting places x.
    """
    rng = np.random.default_rng(seed)
    byn = {p.name: p for p in panels}
    for (a, ea), (b, eb) in [s[:2] for s in seams]:
        la, lb = length(byn[a].edges[ea]), length(byn[b].edges[eb])
        n = (
            max(2, round(max(la, lb) / h))
            if max(la, lb) / min(la, lb) > 1.25
            else max(2, round((la + lb) / 2 / h))
        )
        byn[a].n[ea] = n
        byn[b].n[eb] = n
    for p in panels:
        for e in p.order:
            p.n.setdefault(e, max(2, round(length(p.edges[e]) / h)))
        p.mesh(h * p.kw.get('hs', 1), rng)
    off = 0
    P = []
    T = []
    pid = []
    tp = []
    X = []
    for k, p in enumerate(panels):
        p.off = off
        P.append(p.P)
        T.append(p.T + off)
        pid += [k] * len(p.P)
        tp += [k] * len(p.T)
        X.append(p.place(p.P))
        off += len(p.P)
    P = np.concatenate(P)
    T = np.concatenate(T)
    X = np.concatenate(X)
    pid = np.array(pid)
    tp = np.array(tp)
    par = np.arange(off)

    def find(i):
        while par[i] != i:
            par[i] = par[par[i]]
            i = par[i]
        return i

    seampairs = []
    for sm in seams:
        (a, ea), (b, eb) = sm[:2]
        A = [byn[a].off + i for i in byn[a].bidx[ea]]
        Bv = [byn[b].off + i for i in byn[b].bidx[eb]]
        if len(sm) < 3 or sm[2]:
            Bv = Bv[::-1]
        seampairs.append((A, Bv))
        for i, j in zip(A, Bv):
            ri, rj = find(i), find(j)
            if ri != rj:
                par[max(ri, rj)] = min(ri, rj)
    root = np.array([find(i) for i in range(off)])
    u, G = np.unique(root, return_inverse=True)
    nx = np.zeros((len(u), 3))
    c = np.zeros(len(u))
    np.add.at(nx, G, X)
    np.add.at(c, G, 1)
    nx /= c[:, None]
    return dict(
        P=P,
        T=T,
        pid=pid,
        tp=tp,
        G=G,
        x=nx,
        panels=byn,
        names=[p.name for p in panels],
        seampairs=seampairs,
        seamedges={tuple(e) for s in seams for e in s[:2]},
    )


def edge_verts(g, panel, edge):
    """The sewn vertices along a panel's edge."""
    p = g['panels'][panel]
    return g['G'][[p.off + i for i in p.bidx[edge]]]
