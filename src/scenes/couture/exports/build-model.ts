import {
	BufferAttribute,
	BufferGeometry,
	CanvasTexture,
	Color,
	FrontSide,
	Group,
	Mesh,
	MeshPhysicalMaterial,
	RepeatWrapping,
	Scene,
	SRGBColorSpace,
	Texture,
	Vector2,
	Vector3,
} from 'three';
import { rim } from '#scenes/couture/embroidery/embroideries.ts';
import { fabrics } from '#scenes/couture/fabrics.ts';
import { drawLabel } from '#scenes/couture/label-texture.ts';
import { openCanvas, type PaintedCanvas, type Tools } from '#scenes/exports/tools.ts';
import { writeModel } from '#scenes/exports/write-model.ts';
import { pearl } from '#tools/couture/colours.ts';
import { labelShape, placeLabel } from '#tools/couture/edges/label.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { bakeCloth } from './bake.ts';
import { bakeNormals } from './bake-normals.ts';
import { cutPatch, layLabel, layPrint } from './cut-patch.ts';
import type { GarmentJob, ModelJob, Shape } from './model-job.ts';

/** Distance of the inside from the outside, in metres: some programs also draw surfaces that face away. */
const thickness = 0.0005;
/** Distance between garments in one model, in metres. */
const gap = 1;
/** Distance of a print from the cloth or the print below it, in metres. */
const layer = 0.0004;
/** Edge of the picture of the label in pixels. */
const labelEdge = 320;

/** The garments as one model in metres, on the ground. Runs in a page and in a worker. */
export async function buildModel(job: ModelJob, tools: Tools): Promise<Blob> {
	const { caption, kind } = job;
	const scene = new Scene();
	const steps = job.garments.length + 1;
	try {
		for (const [index, garment] of job.garments.entries()) {
			await tools.onProgress(index / steps);
			const built = buildGarment(garment, kind === 'glb', tools);
			built.position.set((index - (steps - 2) / 2) * gap, -garment.lowest, 0);
			scene.add(built);
		}
		await tools.onProgress((steps - 1) / steps);
		return await writeModel(scene, kind, caption);
	} finally {
		scene.traverse(free);
	}
}

/**
 * Materials that every viewer has: dyes, texture and seams are in one picture of the pattern, folds and creases in another, and
 * each print has its own. `rich` ones have the threads of the inside, the light on the fibres and the shade of folds as well,
 * which glTF can contain.
 */
function buildGarment(garment: GarmentJob, rich: boolean, tools: Tools): Group {
	const { settings, panels, weave } = garment;
	const fabric = fabrics[settings.finish];
	const group = new Group();
	group.name = garment.key;
	// Two layers, back to back: viewers draw only the front of a surface.
	const plain = toMap(garment, false, tools);
	for (const outside of [true, false]) {
		const material = new MeshPhysicalMaterial({
			name: outside ? 'outside' : 'inside',
			map: outside && settings.ornament ? toMap(garment, true, tools) : plain,
			roughness: fabric.roughness,
			metalness: 0,
			side: FrontSide,
			vertexColors: rich,
		});
		const folds = outside ? toNormals(garment, rich, tools) : undefined;
		if (folds) material.normalMap = folds;
		else if (rich && weave) {
			const normals = toTexture(new Texture(weave.image));
			normals.repeat.setScalar(weave.repeats * panels.uvMetres);
			material.normalMap = normals;
			material.normalScale = new Vector2(fabric.relief, fabric.relief);
		}
		if (rich) {
			material.sheen = fabric.sheen;
			material.sheenColor = new Color('#ffffff').lerp(new Color(settings.colour), fabric.sheenDye);
			material.sheenRoughness = fabric.sheenRoughness;
		}
		const geometry = toGeometry(garment.cloth, panels.uvMetres, outside, rich);
		if (rich && material.normalMap) addTangents(geometry);
		const mesh = new Mesh(geometry, material);
		mesh.name = material.name;
		group.add(mesh);
	}
	garment.prints.forEach(({ print, image }, number) => {
		const cloth = cutPatch(
			garment.cloth,
			layer * (number + 1),
			layPrint(garment.cloth, print, rim),
		);
		const roughness = print.technique === 'transfer' ? 0.3 : fabric.roughness;
		group.add(createPatch({ name: `print ${number + 1}`, image, cloth, roughness }, true, rich));
	});
	const label = placeLabel(garment.pattern, panels);
	if (label) {
		const cloth = cutPatch(garment.cloth, -layer, layLabel(garment.cloth, label, rim));
		const image = drawLabelOf(tools);
		group.add(createPatch({ name: 'label', image, cloth, roughness: 0.8 }, false, rich));
	}
	if (garment.buttons) {
		const material = new MeshPhysicalMaterial({
			name: 'buttons',
			color: dressPart(settings, 'buttons', pearl).colour,
			roughness: 0.28,
			metalness: 0,
		});
		const mesh = new Mesh(toGeometry(garment.buttons, panels.uvMetres, true, false), material);
		mesh.name = 'buttons';
		group.add(mesh);
	}
	return group;
}

interface Patch {
	name: string;
	/** Its rim is empty. */
	image: Texture['image'];
	cloth: Shape;
	roughness: number;
}

/** A picture on the cloth with a material of its own. */
function createPatch({ name, image, cloth, roughness }: Patch, outside: boolean, rich: boolean) {
	const map = new Texture(image);
	map.flipY = false;
	map.colorSpace = SRGBColorSpace;
	const material = new MeshPhysicalMaterial({
		...{ name, map, roughness, metalness: 0, side: FrontSide, transparent: true },
		vertexColors: rich,
	});
	const mesh = new Mesh(toGeometry(cloth, 1, outside, rich), material);
	mesh.name = name;
	return mesh;
}

function drawLabelOf({ createCanvas }: Tools): PaintedCanvas {
	const { canvas, context } = openCanvas(createCanvas, labelEdge);
	context.translate(labelEdge * rim, labelEdge * rim);
	context.scale(1 - 2 * rim, (1 - 2 * rim) * labelShape);
	drawLabel(context);
	return canvas;
}

function toMap(garment: GarmentJob, embroidered: boolean, { baked, createCanvas }: Tools): Texture {
	const name = `${garment.key} ${embroidered} ${garment.look}`;
	const canvas = baked.get(name) ?? bakeCloth(garment, embroidered, createCanvas);
	baked.set(name, canvas);
	const map = toTexture(new CanvasTexture(canvas as HTMLCanvasElement));
	map.colorSpace = SRGBColorSpace;
	// Cloth is opaque, and a photograph of it as PNG has five times the bytes. USDZ ignores this.
	map.userData.mimeType = 'image/jpeg';
	return map;
}

function toNormals(
	garment: GarmentJob,
	down: boolean,
	{ baked, createCanvas }: Tools,
): Texture | undefined {
	const name = `${garment.key} normals ${down} ${garment.look}`;
	const canvas = baked.get(name) ?? bakeNormals(garment, down, createCanvas);
	if (!canvas) return undefined;
	baked.set(name, canvas);
	const normals = toTexture(new CanvasTexture(canvas as HTMLCanvasElement));
	normals.userData.mimeType = 'image/jpeg';
	return normals;
}

function toTexture<Kind extends Texture>(texture: Kind): Kind {
	texture.flipY = false;
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	return texture;
}

/** Position, normal and the pattern as UV; turned inside out for the inner layer. `shaded` adds the shade of folds. */
function toGeometry(shape: Shape, metres: number, outside: boolean, shaded: boolean) {
	const geometry = new BufferGeometry();
	const way = outside ? 1 : -1;
	const under = outside ? 0 : thickness;
	const normal = shape.normal.map((value) => value * way);
	const position = shape.position.map((value, at) => value - (shape.normal[at] ?? 0) * under);
	geometry.setAttribute('position', new BufferAttribute(position, 3));
	geometry.setAttribute('normal', new BufferAttribute(normal, 3));
	geometry.setAttribute(
		'uv',
		new BufferAttribute(
			shape.uv.map((value) => value / metres),
			2,
		),
	);
	if (shaded) {
		// Four bytes for each point, as the format wants them.
		const colour = new Uint8Array((shape.shade.length / 2) * 4).fill(255);
		for (let at = 0; at < shape.shade.length / 2; at += 1)
			colour.fill(toByte(shape.shade[at * 2 + (outside ? 0 : 1)] ?? 1), at * 4, at * 4 + 3);
		geometry.setAttribute('color', new BufferAttribute(colour, 4, true));
	}
	const index = Uint32Array.from(shape.index);
	if (!outside)
		for (let at = 0; at < index.length; at += 3)
			[index[at + 1], index[at + 2]] = [index[at + 2] ?? 0, index[at + 1] ?? 0];
	geometry.setIndex(new BufferAttribute(index, 1));
	return geometry;
}

/** The way of the pattern at each point, for the threads. A point without one gets any. */
function addTangents(geometry: BufferGeometry) {
	geometry.computeTangents();
	const tangent = geometry.getAttribute('tangent');
	const normal = geometry.getAttribute('normal');
	const way = new Vector3();
	const up = new Vector3();
	for (let at = 0; at < tangent.count; at += 1) {
		way.set(tangent.getX(at), tangent.getY(at), tangent.getZ(at));
		if (Math.abs(way.length() - 1) < 0.001) continue;
		up.fromBufferAttribute(normal, at);
		way.set(up.y, up.z, up.x).cross(up).normalize();
		if (way.length() < 0.5) way.set(1, 0, 0);
		tangent.setXYZW(at, way.x, way.y, way.z, 1);
	}
}

/** Folds are no darker than this in other programs, which darken them by themselves as well. */
const deepest = 0.45;

function toByte(openness: number): number {
	return Math.round(255 * Math.max(deepest, Math.min(1, openness)));
}

function free(thing: object) {
	if (!(thing instanceof Mesh)) return;
	thing.geometry.dispose();
	const { map, normalMap } = thing.material as MeshPhysicalMaterial;
	map?.dispose();
	normalMap?.dispose();
	thing.material.dispose();
}
