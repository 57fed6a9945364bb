"""A denoiser for Cycles renders, since Debian's Blender is built without one.

Dual-buffer non-local means: two half-sample renders with different seeds filter each other, so
that noise cannot vote for itself. Albedo, normal and depth guide the filter, and the colour is
divided by the albedo first, so that textures survive.
"""

import math

import cv2
import numpy as np
from numba import njit

LARGEST_DEPTH = 100.0


@njit(cache=True, fastmath=True)
def mirror(index, size):
    """An index folded back into the image at its borders."""
    if index < 0:
        return -index
    if index >= size:
        return 2 * size - 2 - index
    return index


@njit(cache=True, fastmath=True)
def compare(first, second, variance, strength, dy, dx, near_first, near_second):
    """Fill in the colour distance of every pixel to the one (dy, dx) away, in both buffers."""
    height, width, _ = first.shape
    for y in range(height):
        v = mirror(y + dy, height)
        for x in range(width):
            u = mirror(x + dx, width)
            total_first = np.float32(0)
            total_second = np.float32(0)
            for c in range(3):
                here, there = variance[y, x, c], variance[v, u, c]
                scale = 1 / (np.float32(1e-6) + strength * strength * (here + there))
                bias = here + min(here, there)
                total_first += ((first[y, x, c] - first[v, u, c]) ** 2 - bias) * scale
                total_second += ((second[y, x, c] - second[v, u, c]) ** 2 - bias) * scale
            near_first[y, x] = total_first / 3
            near_second[y, x] = total_second / 3


@njit(cache=True, fastmath=True)
def gather(first, second, guides, groups, dy, dx, near_first, near_second, sums, weights):
    """Add the pixels (dy, dx) away, weighted by the other buffer's distance and the guides."""
    height, width, _ = first.shape
    for y in range(height):
        v = mirror(y + dy, height)
        for x in range(width):
            u = mirror(x + dx, width)
            worst = np.float32(0)
            for g in range(groups.shape[0] - 1):
                total = np.float32(0)
                for c in range(groups[g], groups[g + 1]):
                    total += (guides[y, x, c] - guides[v, u, c]) ** 2
                worst = max(worst, total)
            by_second = math.exp(-max(worst, near_second[y, x]))
            by_first = math.exp(-max(worst, near_first[y, x]))
            weights[0, y, x] += by_second
            weights[1, y, x] += by_first
            for c in range(3):
                sums[0, y, x, c] += by_second * first[v, u, c]
                sums[1, y, x, c] += by_first * second[v, u, c]


def cross_filter(first, second, features, tolerances, radius=5, strength=0.6, step=1):
    """Filter two half buffers (h, w, 3) by each other's patch distances; returns both.

    With a step, every so many pixels are compared: a wide filter at the price of a narrow one.
    """
    height, width, _ = first.shape
    raw = (first - second) ** 2 * 0.5
    smooth = np.maximum(cv2.GaussianBlur(raw, (0, 0), 2.0), 1e-7)
    variance = np.minimum(smooth, np.maximum(cv2.blur(raw, (9, 9)), 1e-7) * 2)
    scaled = [f / math.sqrt(t) for f, t in zip(features, tolerances)]
    guides = np.ascontiguousarray(np.concatenate(scaled, -1), np.float32)
    groups = np.cumsum([0] + [f.shape[-1] for f in features])
    near_first = np.empty((height, width), np.float32)
    near_second = np.empty((height, width), np.float32)
    sums = np.zeros((2, height, width, 3), np.float32)
    weights = np.zeros((2, height, width), np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            across, down = dx * step, dy * step
            compare(
                first, second, variance, np.float32(strength), down, across, near_first, near_second
            )
            patches = [np.maximum(cv2.blur(near, (3, 3)), 0) for near in (near_first, near_second)]
            gather(first, second, guides, groups, down, across, *patches, sums, weights)
    return list(sums / np.maximum(weights, 1e-6)[..., None])


def denoise(halves, albedos, normal, depth, radius=5, strength=0.6):
    """One clean linear image (h, w, 3) from two half-sample renders and their guide passes."""
    normal = np.ascontiguousarray(normal, np.float32)
    # Sheen makes the albedo pass noisy: cleaned first, or its grain is multiplied back in.
    first, second = (np.ascontiguousarray(albedo, np.float32) for albedo in albedos)
    first, second = cross_filter(first, second, [normal], [0.06], radius=3, strength=0.8)
    albedo = np.clip((first + second) * 0.5, 0.02, None)

    a, b = (np.log1p(np.maximum(half, 0) / albedo).astype(np.float32) for half in halves)
    # The background's depth is 0, so the depth is scaled by its mean, never by its median.
    distance = np.minimum(depth[..., None], LARGEST_DEPTH)
    if (distance > 0).any():
        distance = distance / distance[distance > 0].mean()
    features = [albedo.astype(np.float32), normal, distance.astype(np.float32)]
    tolerances = [0.006, 0.06, 0.0006]
    a, b = cross_filter(a, b, features, tolerances, radius=radius, strength=strength)
    # What is left are soft spots: filtered with a wide, sparse window.
    for step in (3, 7):
        a, b = cross_filter(a, b, features, tolerances, radius=3, strength=strength, step=step)
    return np.expm1((a + b) * 0.5) * albedo
