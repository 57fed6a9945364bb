"""The photo studio of the stills: materials, light, camera and rendering with Cycles.

Units are metres, z is up and the camera looks along +y. Every still is lit from the upper left.
"""

import math
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / 'python')]

from denoise import denoise  # noqa: E402
from palette import linear  # noqa: E402
from paths import TEXTURES, cache  # noqa: E402

WEBP_QUALITY = 86
# A draft has a fourth of the width and height.
DRAFT_SHARE = 4
DRAFT_SAMPLES = 8


def start():
    """Begin with an empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def link(name, data):
    """Put a new object with the given data into the scene."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(name, vertices, faces, material=None, uv=None, smooth=True):
    """An object from plain arrays; uv is per vertex, in metres."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(
        [tuple(map(float, v)) for v in vertices], [], [tuple(map(int, f)) for f in faces]
    )
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if uv is not None:
        layer = data.uv_layers.new(name='UVMap')
        index = np.empty(len(data.loops), np.int32)
        data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', np.asarray(uv, np.float32)[index].ravel())
    if material:
        data.materials.append(material)
    return link(name, data)


def smooth_faces(thing, angle=45):
    """Shade smooth, with edges sharper than the angle (degrees) kept."""
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def plain(colour, rough=0.8, metal=0.0, sheen=0.0, specular=0.4, coat=0.0, glass=0.0, skin=0.0):
    """A uniform material."""
    material = bpy.data.materials.new('plain')
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF'].inputs
    rgba = (*linear(colour), 1)
    shader['Base Color'].default_value = rgba
    shader['Roughness'].default_value = rough
    shader['Metallic'].default_value = metal
    shader['Sheen'].default_value = sheen
    shader['Specular'].default_value = specular
    shader['Clearcoat'].default_value = coat
    shader['Transmission'].default_value = glass
    shader['Subsurface'].default_value = skin
    shader['Subsurface Color'].default_value = rgba
    return material


def image_node(material, file, tile, colour_space):
    """An image texture that repeats every `tile` metres of the UV map."""
    tree = material.node_tree
    uv = tree.nodes.new('ShaderNodeUVMap')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1 / tile, 1 / tile, 1)
    image = tree.nodes.new('ShaderNodeTexImage')
    image.image = bpy.data.images.load(str(file), check_existing=True)
    image.image.colorspace_settings.name = colour_space
    tree.links.new(uv.outputs[0], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], image.inputs[0])
    return image


def fabric(colour, weave='linen', tile=0.07, relief=0.4, pattern=False, sheen=0.5, rough=0.85):
    """Cloth: the weave's normal map, and with `pattern` its colours times the given colour."""
    material = plain(colour, rough, sheen=sheen, specular=0.2)
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF'].inputs
    shader['Sheen Tint'].default_value = 0.6
    bump = image_node(material, TEXTURES / f'{weave}-normal.webp', tile, 'Non-Color')
    normal = tree.nodes.new('ShaderNodeNormalMap')
    normal.inputs['Strength'].default_value = relief
    tree.links.new(bump.outputs[0], normal.inputs['Color'])
    tree.links.new(normal.outputs[0], shader['Normal'])
    if pattern:
        colours = image_node(material, TEXTURES / f'{weave}.webp', tile, 'sRGB')
        mix = tree.nodes.new('ShaderNodeMixRGB')
        mix.blend_type = 'MULTIPLY'
        mix.inputs[0].default_value = 1
        mix.inputs[2].default_value = (*linear(colour), 1)
        tree.links.new(colours.outputs[0], mix.inputs[1])
        tree.links.new(mix.outputs[0], shader['Base Color'])
    return material


def wood(colour, rings=None):
    """Turned wood: fine stretched noise along the grain (local z).

    Close up, give the growth rings per metre instead: they run round local z.
    """
    material = plain(colour, 0.5, specular=0.35)
    tree = material.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (60, 60, 4)
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 3
    noise.inputs['Detail'].default_value = 6
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    base = linear(colour)
    dark, light = (0.82, 1.08) if rings else (0.72, 1.18)
    ramp.color_ramp.elements[0].position = 0.35
    ramp.color_ramp.elements[0].color = (*(c * dark for c in base), 1)
    ramp.color_ramp.elements[1].position = 0.7
    ramp.color_ramp.elements[1].color = (*(min(1, c * light) for c in base), 1)
    tree.links.new(place.outputs['Object'], mapping.inputs[0])
    tree.links.new(mapping.outputs[0], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], ramp.inputs[0])
    if rings:
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.wave_type = 'RINGS'
        wave.rings_direction = 'Z'
        # A wave of scale 1 has 20 / 2 pi rings to the metre.
        wave.inputs['Scale'].default_value = rings * 2 * math.pi / 20
        wave.inputs['Distortion'].default_value = 2.5
        wave.inputs['Detail Scale'].default_value = 0.25
        tree.links.new(place.outputs['Object'], wave.inputs['Vector'])
        tree.links.new(wave.outputs['Fac'], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return material


def world(colour, strength, mirrored=None, room=None, beyond=None):
    """The light that comes from everywhere; `mirrored` is its strength in polished metal.

    A dark studio makes dark metal, so brushed metal may see a brighter room than the one that
    lights it, of a colour of its own (`room`): gold in a cool room turns to olive. Clear glass sees
    the colour `beyond` past the end of the ground, else a pale horizon shows as a band in it.
    """
    sky = bpy.data.worlds.new('world')
    bpy.context.scene.world = sky
    sky.use_nodes = True
    tree = sky.node_tree
    background = tree.nodes['Background'].inputs
    background[0].default_value = (*linear(colour), 1)
    background[1].default_value = strength
    if mirrored is not None:
        path = tree.nodes.new('ShaderNodeLightPath')
        choice = tree.nodes.new('ShaderNodeMapRange')
        choice.inputs['To Min'].default_value = strength
        choice.inputs['To Max'].default_value = mirrored
        # Glass of roughness 0 mirrors sharply: there a brighter room would show its edges.
        soft = tree.nodes.new('ShaderNodeMath')
        soft.operation = 'SUBTRACT'
        soft.use_clamp = True
        tree.links.new(path.outputs['Is Glossy Ray'], soft.inputs[0])
        tree.links.new(path.outputs['Is Singular Ray'], soft.inputs[1])
        tree.links.new(soft.outputs[0], choice.inputs['Value'])
        tree.links.new(choice.outputs[0], background[1])
        metal = tint(tree, soft.outputs[0], colour, room or colour)
        clear = tint(tree, path.outputs['Is Singular Ray'], metal, beyond or colour)
        tree.links.new(clear, background[0])


def tint(tree, share, below, above):
    """The output of a mix by the given share; `below` is a colour or the output of another mix."""
    mix = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(share, mix.inputs[0])
    if isinstance(below, str):
        mix.inputs[1].default_value = (*linear(below), 1)
    else:
        tree.links.new(below, mix.inputs[1])
    mix.inputs[2].default_value = (*linear(above), 1)
    return mix.outputs[0]


def aim(thing, place, target):
    """Put a camera or a light somewhere and point it at the target."""
    thing.location = place
    direction = Vector(target) - Vector(place)
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def area_light(place, target, size, watts, colour='#ffffff', height=None):
    """A soft rectangular light."""
    data = bpy.data.lights.new('light', 'AREA')
    data.energy = watts
    data.size = size
    data.color = linear(colour)
    if height:
        data.shape = 'RECTANGLE'
        data.size_y = height
    aim(link('light', data), place, target)


def three_lights(target, distance, watts, softness=0.28, fill=0.12, rim=0.5, ambient=0.25, **seen):
    """Warm key from the upper left, cool weak fill from the right, rim from behind right.

    `seen` is what metal and glass see of the world: `mirrored`, `room` and `beyond` of world().
    """
    x, y, z = target
    d = distance
    world('#c9d4ee', ambient, **seen)
    area_light((x - 0.75 * d, y - 0.62 * d, z + 0.78 * d), target, softness * d, watts, '#ffeeda')
    area_light((x + 0.8 * d, y - 0.75 * d, z + 0.2 * d), target, 0.6 * d, watts * fill, '#cfdcff')
    area_light((x + 0.6 * d, y + 0.55 * d, z + 0.62 * d), target, 0.2 * d, watts * rim, '#fff0dd')


def camera(place, target, lens=70, aperture=None, focus=None):
    """The camera; with an aperture (f-number) it focuses on `focus` or on the target."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    thing = link('camera', data)
    aim(thing, place, target)
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(place)).length
    bpy.context.scene.camera = thing
    return thing


def quality(bounces=5, exposure=0.2, look='Medium High Contrast'):
    """Cycles and colour settings shared by all stills."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.01
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = bounces
    scene.cycles.diffuse_bounces = min(3, bounces)
    scene.cycles.glossy_bounces = min(6, bounces)
    scene.cycles.transmission_bounces = bounces
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.blur_glossy = 0.5
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure


def read_pixels(path):
    """The pixels of an image file, top row first, as (h, w, 4)."""
    image = bpy.data.images.load(str(path))
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[::-1].copy()


def half_renders(folder):
    """Render twice with different seeds; returns colour, albedo, normal and depth of each."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.file_slots.clear()
    passes = dict(
        colour='Image',
        albedo='Denoising Albedo',
        normal='Denoising Normal',
        depth='Denoising Depth',
    )
    for name, socket in passes.items():
        files.file_slots.new(name)
        tree.links.new(source.outputs[socket], files.inputs[name])
    halves = []
    for seed in (1, 2):
        scene.cycles.seed = seed
        scene.frame_set(seed)
        bpy.ops.render.render(write_still=False)
        halves.append({name: read_pixels(f'{folder}/{name}{seed:04d}.exr') for name in passes})
    scene.use_nodes = False
    return halves


def encode(png, webp, most=None):
    """Write a PNG as WebP: in good quality, or in the best that takes at most so many bytes."""
    effort = ['cwebp', '-quiet', '-m', '6']
    files = [str(png), '-o', str(webp)]
    subprocess.run([*effort, '-q', str(WEBP_QUALITY), *files], check=True)
    if most and os.path.getsize(webp) > most:
        subprocess.run([*effort, '-size', str(most), '-pass', '10', *files], check=True)


def render(name, width, height, samples, webp, clear=False, arguments=(), most=None):
    """Render the scene to the cache as PNG and as WebP to the committed file.

    With `clear` the ground is transparent; `most` is the largest size of the WebP in bytes. With `--draft` among the arguments the still is small
    and quick and stays in the cache: enough to prove that two runs give the same picture.
    """
    folder = 'stills'
    if '--draft' in arguments:
        folder = 'drafts'
        width, height, samples = width // DRAFT_SHARE, height // DRAFT_SHARE, DRAFT_SAMPLES
        webp = cache(folder, f'{name}.webp')
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.film_transparent = clear
    scene.cycles.samples = max(1, samples // 2)
    with tempfile.TemporaryDirectory() as passes:
        first, second = half_renders(passes)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = denoise(
        [half['colour'][..., :3] for half in (first, second)],
        [half['albedo'][..., :3] for half in (first, second)],
        (first['normal'][..., :3] + second['normal'][..., :3]) * 0.5,
        (first['depth'][..., 0] + second['depth'][..., 0]) * 0.5,
    )
    if clear:
        alpha = (first['colour'][..., 3] + second['colour'][..., 3]) * 0.5
        pixels[..., 3] = alpha
        pixels[..., :3] *= (alpha > 0)[..., None]
    image = bpy.data.images.new('still', width, height, alpha=clear, float_buffer=True)
    image.pixels.foreach_set(pixels[::-1].ravel())
    image.update()
    png = str(cache(folder, f'{name}.png'))
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA' if clear else 'RGB'
    image.save_render(png, scene=scene)
    webp.parent.mkdir(parents=True, exist_ok=True)
    encode(png, webp, most)
    print('STILL', name, os.path.getsize(webp), flush=True)


def preview(name, width, height, samples):
    """A quick look at the scene without denoising."""
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.cycles.samples = samples
    scene.cycles.seed = 1
    scene.render.image_settings.file_format = 'PNG'
    scene.render.filepath = str(cache('previews', f'{name}.png'))
    bpy.ops.render.render(write_still=True)
