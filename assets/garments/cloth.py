"""Position-based cloth: strain along warp and weft, shear, bending, contact with body and itself.

Extended position-based dynamics with compliances in SI units, compiled by numba.
"""

import math

import numpy as np
import scipy.sparse as sp
from numba import njit
from scipy.spatial import cKDTree


def hemscale(g, T, P, tp, w=0.020, s=8.0):
    """Bending stiffness per triangle: hems are double cloth, stiffer within w (metres) of an edge."""
    from pattern import resample, length

    used = g.get('seamedges', set())
    out = np.ones(len(T))
    c = P[T].mean(1)
    for i, p in enumerate(g['panels'].values()):
        fr = [e for e in p.order if (p.name, e) not in used]
        if not fr or p.kw.get('nohemstiff'):
            continue
        d = np.concatenate(
            [resample(p.edges[e], max(8, int(length(p.edges[e]) / 0.003))) for e in fr]
        )
        m = tp == i
        dd, _ = cKDTree(d).query(c[m])
        out[m] = np.where(dd < w, s, 1.0)
    return out


def prepare(g, mat, nohinge=(), stiffhinge={}):
    """The solver's arrays for a sewn pattern.

    `mat` gives each panel's warp, weft and shear stiffness (ku, kv, ks), bending stiffness (kb),
    weight (rho, kg a square metre), shrinkage (su, sv) and unevenness (noise). Seams named in
    `nohinge` do not resist bending.
    """
    P, T, G, tp = g['P'], g['T'], g['G'], g['tp']
    n = len(g['x'])
    e1 = P[T[:, 1]] - P[T[:, 0]]
    e2 = P[T[:, 2]] - P[T[:, 0]]
    M = [mat(nm) for nm in g['names']]
    su = np.array([m.get('su', 1.0) for m in M])[tp]
    sv = np.array([m.get('sv', 1.0) for m in M])[tp]
    Dm = np.zeros((len(T), 2, 2))
    Dm[:, 0, 0] = e1[:, 0] * su
    Dm[:, 1, 0] = e1[:, 1] * sv
    Dm[:, 0, 1] = e2[:, 0] * su
    Dm[:, 1, 1] = e2[:, 1] * sv
    nz = k0 = np.array([m.get('noise', 0.0) for m in M])[tp]
    if nz.any():
        c = P[T].mean(1) + tp[:, None] * np.array([3.1, 1.7])
        rg = np.random.default_rng(11)
        a = np.zeros((2, len(T)))
        for q in range(2):
            for _ in range(24):
                wl = rg.uniform(0.05, 0.16)
                th = rg.uniform(0, 2 * np.pi)
                kx = 2 * np.pi / wl * np.array([np.cos(th), np.sin(th)])
                a[q] += np.sin(c @ kx + rg.uniform(0, 6.28)) * wl / 0.10
            a[q] /= np.sqrt(12)
        Dm[:, 0, :] *= (1 + nz * (0.4 + a[0]))[:, None]
        Dm[:, 1, :] *= (1 + nz * (0.4 + a[1]))[:, None]
    area = 0.5 * np.abs(np.linalg.det(Dm))
    Di = np.linalg.inv(Dm)
    k = lambda nm, d=None: np.array([m.get(nm, d) for m in M])[tp]
    al = np.stack([1 / (k('ku') * area), 1 / (k('kv') * area), 1 / (k('ks') * area)], 1)
    rho = k('rho')
    m = np.zeros(n)
    for c in range(3):
        np.add.at(m, G[T[:, c]], rho * area / 3)
    TG = G[T].astype(np.int64)
    # hinges
    from collections import defaultdict

    E = defaultdict(list)
    for t in range(len(T)):
        for c in range(3):
            a, b = TG[t, c], TG[t, (c + 1) % 3]
            E[(min(a, b), max(a, b))].append((t, c))
    H = []
    K = []
    alb = []
    kb = k('kb').astype(float) * hemscale(g, T, P, tp)

    def cot(p, q, r):  # angle at p
        u = q - p
        v = r - p
        return (u @ v) / max(abs(u[0] * v[1] - u[1] * v[0]), 1e-9)

    Ps = P
    bound = []
    for (a, b), L in E.items():
        if len(L) != 2:
            bound.append((a, b))
            continue
        (t0, c0), (t1, c1) = L
        nm = frozenset((g['names'][tp[t0]], g['names'][tp[t1]]))
        if nm in nohinge:
            continue

        def loc(t, a):
            for c in range(3):
                if TG[t, c] == a:
                    return Ps[T[t, c]]

        o0 = [c for c in range(3) if TG[t0, c] not in (a, b)]
        o1 = [c for c in range(3) if TG[t1, c] not in (a, b)]
        if not o0 or not o1:
            continue
        o0 = o0[0]
        o1 = o1[0]
        a0, b0, c0_ = loc(t0, a), loc(t0, b), Ps[T[t0, o0]]
        a1, b1, c1_ = loc(t1, a), loc(t1, b), Ps[T[t1, o1]]
        c01 = cot(a0, b0, c0_)
        c02 = cot(a1, b1, c1_)
        c03 = cot(b0, a0, c0_)
        c04 = cot(b1, a1, c1_)
        H.append((a, b, TG[t0, o0], TG[t1, o1]))
        K.append((c03 + c04, c01 + c02, -c01 - c03, -c02 - c04))
        kk = 0.5 * (kb[t0] + kb[t1])
        if tp[t0] != tp[t1]:
            kk *= stiffhinge.get(nm, 2.0)
        alb.append((area[t0] + area[t1]) / (3 * kk))
    H = np.array(H, np.int64)
    K = np.array(K)
    alb = np.array(alb)
    A = sp.csr_matrix((np.ones(len(TG) * 3), (TG.ravel(), TG[:, [1, 2, 0]].ravel())), shape=(n, n))
    A = ((A + A.T) > 0).astype(np.int8)
    A2 = ((A @ A + A) > 0).astype(np.int8)
    A3 = (A2 @ A + A2) > 0
    # shuffle for Gauss-Seidel isotropy
    r = np.random.default_rng(0)
    pt = r.permutation(len(TG))
    ph = r.permutation(len(H))
    return dict(
        T=TG[pt],
        Di=Di[pt],
        al=al[pt],
        H=H[ph],
        K=K[ph],
        alb=alb[ph],
        w=1 / m,
        adj3=A3.tocsr(),
        bound=np.array(bound),
        area=area,
    )


@njit(cache=True, fastmath=True)
def stretch(x, w, T, Di, al, dt2):
    """Pull warp and weft of every triangle back to length 1 and their angle to a right one."""
    for t in range(T.shape[0]):
        i, j, k = T[t, 0], T[t, 1], T[t, 2]
        d00, d01, d10, d11 = Di[t, 0, 0], Di[t, 0, 1], Di[t, 1, 0], Di[t, 1, 1]
        for comp in range(3):
            ax = x[j, 0] - x[i, 0]
            ay = x[j, 1] - x[i, 1]
            az = x[j, 2] - x[i, 2]
            bx = x[k, 0] - x[i, 0]
            by = x[k, 1] - x[i, 1]
            bz = x[k, 2] - x[i, 2]
            ux = ax * d00 + bx * d10
            uy = ay * d00 + by * d10
            uz = az * d00 + bz * d10
            vx = ax * d01 + bx * d11
            vy = ay * d01 + by * d11
            vz = az * d01 + bz * d11
            if comp == 0 or comp == 1:
                if comp == 1:
                    ux, uy, uz = vx, vy, vz
                    c1 = d01
                    c2 = d11
                else:
                    c1 = d00
                    c2 = d10
                L = math.sqrt(ux * ux + uy * uy + uz * uz)
                if L < 1e-9:
                    continue
                C = L - 1.0
                nx = ux / L
                ny = uy / L
                nz = uz / L
                c0 = -(c1 + c2)
                s = w[i] * c0 * c0 + w[j] * c1 * c1 + w[k] * c2 * c2 + al[t, comp] / dt2
                lam = -C / s
                x[i, 0] += lam * w[i] * c0 * nx
                x[i, 1] += lam * w[i] * c0 * ny
                x[i, 2] += lam * w[i] * c0 * nz
                x[j, 0] += lam * w[j] * c1 * nx
                x[j, 1] += lam * w[j] * c1 * ny
                x[j, 2] += lam * w[j] * c1 * nz
                x[k, 0] += lam * w[k] * c2 * nx
                x[k, 1] += lam * w[k] * c2 * ny
                x[k, 2] += lam * w[k] * c2 * nz
            else:
                Lu = math.sqrt(ux * ux + uy * uy + uz * uz)
                Lv = math.sqrt(vx * vx + vy * vy + vz * vz)
                if Lu < 1e-9 or Lv < 1e-9:
                    continue
                ux /= Lu
                uy /= Lu
                uz /= Lu
                vx /= Lv
                vy /= Lv
                vz /= Lv
                C = ux * vx + uy * vy + uz * vz
                gjx = d00 * vx + d01 * ux
                gjy = d00 * vy + d01 * uy
                gjz = d00 * vz + d01 * uz
                gkx = d10 * vx + d11 * ux
                gky = d10 * vy + d11 * uy
                gkz = d10 * vz + d11 * uz
                gix = -gjx - gkx
                giy = -gjy - gky
                giz = -gjz - gkz
                s = (
                    w[i] * (gix * gix + giy * giy + giz * giz)
                    + w[j] * (gjx * gjx + gjy * gjy + gjz * gjz)
                    + w[k] * (gkx * gkx + gky * gky + gkz * gkz)
                    + al[t, 2] / dt2
                )
                if s < 1e-12:
                    continue
                lam = -C / s
                x[i, 0] += lam * w[i] * gix
                x[i, 1] += lam * w[i] * giy
                x[i, 2] += lam * w[i] * giz
                x[j, 0] += lam * w[j] * gjx
                x[j, 1] += lam * w[j] * gjy
                x[j, 2] += lam * w[j] * gjz
                x[k, 0] += lam * w[k] * gkx
                x[k, 1] += lam * w[k] * gky
                x[k, 2] += lam * w[k] * gkz


@njit(cache=True, fastmath=True)
def bend(x, w, H, K, alb, dt2):
    """Pull every pair of neighbouring triangles back to flat."""
    for h in range(H.shape[0]):
        a, b, c, d = H[h, 0], H[h, 1], H[h, 2], H[h, 3]
        k0, k1, k2, k3 = K[h, 0], K[h, 1], K[h, 2], K[h, 3]
        vx = k0 * x[a, 0] + k1 * x[b, 0] + k2 * x[c, 0] + k3 * x[d, 0]
        vy = k0 * x[a, 1] + k1 * x[b, 1] + k2 * x[c, 1] + k3 * x[d, 1]
        vz = k0 * x[a, 2] + k1 * x[b, 2] + k2 * x[c, 2] + k3 * x[d, 2]
        s = w[a] * k0 * k0 + w[b] * k1 * k1 + w[c] * k2 * k2 + w[d] * k3 * k3 + alb[h] / dt2
        l = -1.0 / s
        x[a, 0] += l * w[a] * k0 * vx
        x[a, 1] += l * w[a] * k0 * vy
        x[a, 2] += l * w[a] * k0 * vz
        x[b, 0] += l * w[b] * k1 * vx
        x[b, 1] += l * w[b] * k1 * vy
        x[b, 2] += l * w[b] * k1 * vz
        x[c, 0] += l * w[c] * k2 * vx
        x[c, 1] += l * w[c] * k2 * vy
        x[c, 2] += l * w[c] * k2 * vz
        x[d, 0] += l * w[d] * k3 * vx
        x[d, 1] += l * w[d] * k3 * vy
        x[d, 2] += l * w[d] * k3 * vz


@njit(cache=True, fastmath=True)
def sample(D, lo, h, px, py, pz):
    """Distance and direction to the body at a point, from the grid; 1 metre outside of it."""
    fx = (px - lo[0]) / h
    fy = (py - lo[1]) / h
    fz = (pz - lo[2]) / h
    i = int(math.floor(fx))
    j = int(math.floor(fy))
    k = int(math.floor(fz))
    if i < 0 or j < 0 or k < 0 or i >= D.shape[0] - 1 or j >= D.shape[1] - 1 or k >= D.shape[2] - 1:
        return 1.0, 0.0, 0.0, 1.0
    fx -= i
    fy -= j
    fz -= k
    c000 = D[i, j, k]
    c100 = D[i + 1, j, k]
    c010 = D[i, j + 1, k]
    c110 = D[i + 1, j + 1, k]
    c001 = D[i, j, k + 1]
    c101 = D[i + 1, j, k + 1]
    c011 = D[i, j + 1, k + 1]
    c111 = D[i + 1, j + 1, k + 1]
    x00 = c000 + (c100 - c000) * fx
    x10 = c010 + (c110 - c010) * fx
    x01 = c001 + (c101 - c001) * fx
    x11 = c011 + (c111 - c011) * fx
    y0 = x00 + (x10 - x00) * fy
    y1 = x01 + (x11 - x01) * fy
    d = y0 + (y1 - y0) * fz
    gx = ((c100 - c000) * (1 - fy) + (c110 - c010) * fy) * (1 - fz) + (
        (c101 - c001) * (1 - fy) + (c111 - c011) * fy
    ) * fz
    gy = (x10 - x00) * (1 - fz) + (x11 - x01) * fz
    gz = y1 - y0
    L = math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-12
    return d, gx / L, gy / L, gz / L


@njit(cache=True, fastmath=True)
def resolve(x, p, i, d, nx, ny, nz, th, mu, vx, vy, vz):
    """Push a vertex out of the body and slow it down by friction."""
    pen = th - d
    x[i, 0] += nx * pen
    x[i, 1] += ny * pen
    x[i, 2] += nz * pen
    dx = x[i, 0] - p[i, 0] - vx
    dy = x[i, 1] - p[i, 1] - vy
    dz = x[i, 2] - p[i, 2] - vz
    dn = dx * nx + dy * ny + dz * nz
    dx -= dn * nx
    dy -= dn * ny
    dz -= dn * nz
    L = math.sqrt(dx * dx + dy * dy + dz * dz)
    if L < 1e-12:
        return
    f = min(1.0, mu * pen / L)
    x[i, 0] -= dx * f
    x[i, 1] -= dy * f
    x[i, 2] -= dz * f


@njit(cache=True, fastmath=True)
def collide(x, p, D, lo, h, cones, tha, mu, skip):
    """Keep every vertex off the trunk and off the moving arms."""
    for i in range(x.shape[0]):
        if skip[i]:
            continue
        th = tha[i]
        d, nx, ny, nz = sample(D, lo, h, x[i, 0], x[i, 1], x[i, 2])
        if d < th:
            resolve(x, p, i, d, nx, ny, nz, th, mu, 0.0, 0.0, 0.0)
        for c in range(cones.shape[0]):
            ax, ay, az = cones[c, 0], cones[c, 1], cones[c, 2]
            bx, by, bz = cones[c, 3] - ax, cones[c, 4] - ay, cones[c, 5] - az
            ra = cones[c, 6]
            rb = cones[c, 7]
            qx = x[i, 0] - ax
            qy = x[i, 1] - ay
            qz = x[i, 2] - az
            t = (qx * bx + qy * by + qz * bz) / (bx * bx + by * by + bz * bz)
            t = min(1.0, max(0.0, t))
            qx -= t * bx
            qy -= t * by
            qz -= t * bz
            L = math.sqrt(qx * qx + qy * qy + qz * qz) + 1e-12
            d = L - (ra + (rb - ra) * t)
            if d < th:
                # rigid motion of the arm about pivot (8,9,10) with angle step 11 about y
                w = cones[c, 11]
                rx = x[i, 0] - cones[c, 8]
                rz = x[i, 2] - cones[c, 10]
                resolve(x, p, i, d, qx / L, qy / L, qz / L, th, mu, w * rz, 0.0, -w * rx)


@njit(cache=True, fastmath=True)
def selfcol(x, p, w, I, J, R, mu):
    """Push apart vertices of different layers that come too close."""
    for q in range(I.shape[0]):
        i = I[q]
        j = J[q]
        r = R[q]
        dx = x[i, 0] - x[j, 0]
        dy = x[i, 1] - x[j, 1]
        dz = x[i, 2] - x[j, 2]
        d2 = dx * dx + dy * dy + dz * dz
        if d2 >= r * r or d2 < 1e-14:
            continue
        d = math.sqrt(d2)
        s = w[i] + w[j]
        if s <= 0:
            continue
        c = (r - d) / (d * s) * 0.5
        x[i, 0] += w[i] * c * dx
        x[i, 1] += w[i] * c * dy
        x[i, 2] += w[i] * c * dz
        x[j, 0] -= w[j] * c * dx
        x[j, 1] -= w[j] * c * dy
        x[j, 2] -= w[j] * c * dz
        # friction: average tangential velocity
        for k in range(3):
            vi = x[i, k] - p[i, k]
            vj = x[j, k] - p[j, k]
            a = (vi - vj) * 0.5 * mu
            if w[i] > 0:
                x[i, k] -= a
            if w[j] > 0:
                x[j, k] += a


@njit(cache=True, fastmath=True)
def edges_dist(x, w, I, J, L, al, dt2):
    """Pull the listed pairs of vertices to a length: seam pucker."""
    for q in range(I.shape[0]):
        i = I[q]
        j = J[q]
        dx = x[i, 0] - x[j, 0]
        dy = x[i, 1] - x[j, 1]
        dz = x[i, 2] - x[j, 2]
        d = math.sqrt(dx * dx + dy * dy + dz * dz) + 1e-12
        s = w[i] + w[j] + al[q] / dt2
        c = -(d - L[q]) / (s * d)
        x[i, 0] += w[i] * c * dx
        x[i, 1] += w[i] * c * dy
        x[i, 2] += w[i] * c * dz
        x[j, 0] -= w[j] * c * dx
        x[j, 1] -= w[j] * c * dy
        x[j, 2] -= w[j] * c * dz


@njit(cache=True, fastmath=True)
def substeps(
    x,
    v,
    w,
    n,
    dt,
    g,
    damp,
    vmax,
    T,
    Di,
    al,
    H,
    K,
    alb,
    D,
    lo,
    h,
    cones,
    th,
    mu,
    I,
    J,
    R,
    smu,
    eI,
    eJ,
    eL,
    eA,
    skip,
    wind,
):
    """Advance the cloth by n substeps: gravity, strain, bending, contacts, then velocities."""
    dt2 = dt * dt
    p = x.copy()
    N = x.shape[0]
    for s in range(n):
        for i in range(N):
            p[i, 0] = x[i, 0]
            p[i, 1] = x[i, 1]
            p[i, 2] = x[i, 2]
            if w[i] > 0:
                v[i, 2] -= g * dt
                v[i, 0] += wind[0] * dt
                v[i, 1] += wind[1] * dt
                x[i, 0] += v[i, 0] * dt
                x[i, 1] += v[i, 1] * dt
                x[i, 2] += v[i, 2] * dt
        stretch(x, w, T, Di, al, dt2)
        if eI.shape[0] > 0:
            edges_dist(x, w, eI, eJ, eL, eA, dt2)
        bend(x, w, H, K, alb, dt2)
        selfcol(x, p, w, I, J, R, smu)
        collide(x, p, D, lo, h, cones, th, mu, skip)
        k = max(0.0, 1 - damp * dt)
        for i in range(N):
            a = (x[i, 0] - p[i, 0]) / dt * k
            b = (x[i, 1] - p[i, 1]) / dt * k
            c = (x[i, 2] - p[i, 2]) / dt * k
            L = math.sqrt(a * a + b * b + c * c)
            if L > vmax:
                a *= vmax / L
                b *= vmax / L
                c *= vmax / L
            v[i, 0] = a
            v[i, 1] = b
            v[i, 2] = c


def pairs(x, adj3, r, rad):
    """Vertices within r of each other that are not neighbours on the mesh."""
    t = cKDTree(x)
    q = t.query_pairs(r, output_type='ndarray')
    if len(q) == 0:
        return np.zeros(0, np.int64), np.zeros(0, np.int64), np.zeros(0)
    m = np.asarray(adj3[q[:, 0], q[:, 1]]).ravel()
    q = q[~m.astype(bool)]
    return q[:, 0].astype(np.int64).copy(), q[:, 1].astype(np.int64).copy(), np.full(len(q), rad)
