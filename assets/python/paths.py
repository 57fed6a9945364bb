"""Where the asset scripts read and write, told from the repository root.

Everything between a source and a committed result (simulated cloth, meshes before packing, PNG
renders) goes into CACHE, which is ignored by git and may be deleted at any time.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CACHE = ROOT / '.cache' / 'assets'
MODELS = ROOT / 'public' / 'models'
TEXTURES = ROOT / 'public' / 'textures'
LOGOS = ROOT / 'public' / 'logos'
SLIDES = ROOT / 'src' / 'assets' / 'slides'
PHOTOS = ROOT / 'src' / 'assets' / 'photos'
MANIFEST = ROOT / 'assets' / 'manifest'


def cache(*parts: str) -> Path:
    """A path in the cache; its folder is made when missing."""
    path = CACHE.joinpath(*parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    return path
