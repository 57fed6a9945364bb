"""Makes one garment from its pattern: simulate, then finish (hems, seams, collar, buttons).

python3 assets/garments/make.py NAME   with NAME one of mens-shirt-1, womens-shirt, mens-shirt-2,
womens-dress. Writes NAME-draped.npz and NAME-finished.npz into the cache.
"""

import importlib
import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

import finish as F  # noqa: E402
import mannequin  # noqa: E402
from paths import cache  # noqa: E402


def edge_lengths(garment, pattern):
    """The common length of the two edges of every seam, by (panel, edge)."""
    lengths = {}
    for one, other in [seam[:2] for seam in garment.seams]:
        first, second = (
            F.length(pattern['panels'][panel].edges[edge]) for panel, edge in (one, other)
        )
        gathered = max(first, second) / min(first, second) > 1.25
        lengths[one] = lengths[other] = max(first, second) if gathered else (first + second) / 2
    return lengths


def finished(garment, g, x):
    """Seams become ditches, free edges folded hems; then the garment's own details."""
    x = F.taubin(x, g['G'][g['T']], getattr(garment, 'SMOOTH', 3))
    hh = edge_lengths(garment, g)
    spec = {}
    for p in garment.panels:
        spec[p.name] = {}
        for e in p.order:
            base = getattr(garment, 'SPEC', {}).get(
                (p.name, e), F.SEAM if (p.name, e) in hh else F.HEM
            )
            spec[p.name][e] = dict(base, len=hh.get((p.name, e), F.length(p.edges[e])))
    out = F.finish(
        g,
        x,
        garment.FINISH,
        spec,
        lift=getattr(garment, 'LIFT', {}),
        hpanel=getattr(garment, 'HPANEL', {}),
        group=getattr(garment, 'GROUP', {}),
        over=getattr(garment, 'OVER', {}),
    )
    if hasattr(garment, 'details'):
        out = garment.details(g, x, out)
    return out


def save(out, dst):
    """Join the parts into one file; each part's flat pattern is its UV, in metres."""
    tot = 0
    off = 0
    V = []
    Fc = []
    N = []
    UV = []
    pid = []
    names = []
    for i, (nm, m) in enumerate(out.items()):
        tot += len(m['f'])
        V.append(m['v'])
        N.append(m['n'])
        UV.append(m['uv'] + np.array([m.get('uo', i * 2.0), 0]))
        Fc.append(m['f'] + off)
        pid += [i] * len(m['v'])
        off += len(m['v'])
        names.append(nm)
        print('  ', nm, len(m['v']), len(m['f']))
    print('TRIS', tot)
    np.savez_compressed(
        dst,
        v=np.concatenate(V),
        n=np.concatenate(N),
        uv=np.concatenate(UV),
        f=np.concatenate(Fc),
        pid=np.array(pid),
        names=np.array(names),
    )


TRUNKS = {'mens': 'male', 'womens': 'female'}


def main(name):
    """Simulate and finish one garment."""
    kind = TRUNKS[name.split('-')[0]]
    trunk = cache('garments', f'torso-{kind}.npz')
    if not trunk.exists():
        np.savez_compressed(trunk, **mannequin.trunk(kind))
    garment = importlib.import_module(name.replace('-', '_'))
    g, x = garment.simulate()
    draped = cache('garments', f'{name}-draped.npz')
    np.savez_compressed(draped, v=x, f=g['G'][g['T']], tp=g['tp'])
    save(finished(garment, g, x), cache('garments', f'{name}-finished.npz'))


if __name__ == '__main__':
    main(sys.argv[1])
