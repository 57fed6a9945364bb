import {
	BufferAttribute,
	BufferGeometry,
	CanvasTexture,
	Color,
	Mesh,
	MeshPhysicalMaterial,
	Scene,
	SRGBColorSpace,
} from 'three';
import { looks } from '#scenes/configurator3d/substances.ts';
import type { PaintedCanvas, Tools } from '#scenes/exports/tools.ts';
import { writeModel } from '#scenes/exports/write-model.ts';
import { white } from '#tools/design/colour.ts';
import { bakeClearness, bakeColour, bakeRelief } from './bake.ts';
import type { ModelJob, Shape } from './model-job.ts';

/** Letters: black in metal, gold on a coat, light where glass is frosted. */
const letters = {
	enamel: '#b98b3a',
	glaze: '#b98b3a',
	brass: '#3b2a12',
	silver: '#2c2d30',
	glass: '#f4f6f6',
} as const;
/** Thickness of the glass, in metres. */
const thickness = 0.004;
/** Programs without refraction show this much of glass. */
const opacity = 0.35;

/** The goblets as one model in metres. Runs in a page and in a worker. */
export async function buildModel(job: ModelJob, tools: Tools): Promise<Blob> {
	const scene = new Scene();
	await tools.onProgress(0);
	const material = createMaterial(job, tools);
	for (const { name, shape } of job.parts) {
		const mesh = new Mesh(toGeometry(shape, material.normalMap !== null), material);
		mesh.name = name;
		scene.add(mesh);
	}
	await tools.onProgress(0.5);
	try {
		return await writeModel(scene, job.kind, job.caption);
	} finally {
		scene.traverse((part) => part instanceof Mesh && part.geometry.dispose());
		for (const map of [material.map, material.normalMap, material.transmissionMap]) map?.dispose();
		material.dispose();
	}
}

function createMaterial({ kind, design, map, relief, engraving }: ModelJob, tools: Tools) {
	const { substance, colour } = design;
	const look = looks[substance];
	const own = new Color(colour === white ? look.own : colour);
	if (look.metalness === 1 && colour !== white) own.multiply(new Color(look.own));
	const glass = substance === 'glass';
	const material = new MeshPhysicalMaterial({
		name: substance,
		color: own,
		roughness: look.roughness,
		metalness: look.metalness,
		vertexColors: kind === 'glb' && !glass,
	});
	if (glass && kind === 'glb') {
		material.transmission = 1;
		material.ior = 1.5;
		material.thickness = thickness;
	} else if (glass) {
		material.transparent = true;
		material.opacity = opacity;
	}
	const { createCanvas } = tools;
	const sheet = { createCanvas, tile: map, engraving };
	const paint = (name: string, make: () => PaintedCanvas) => {
		const canvas = make();
		tools.baked.set(name, canvas);
		const texture = new CanvasTexture(canvas as HTMLCanvasElement);
		texture.flipY = false;
		return texture;
	};
	if (map || engraving) {
		const ground = `#${own.getHexString()}` as const;
		material.map = paint('colour', () => bakeColour(sheet, ground, letters[substance]));
		material.map.colorSpace = SRGBColorSpace;
		material.map.userData.mimeType = 'image/jpeg';
		material.color.set('#ffffff');
	}
	if (relief || engraving) {
		material.normalMap = paint('relief', () => bakeRelief({ ...sheet, tile: relief }));
		material.normalScale.setScalar(relief ? look.relief : 1);
	}
	if (material.transmission > 0 && engraving)
		material.transmissionMap = paint('clearness', () => bakeClearness(sheet));
	return material;
}

function toGeometry({ position, normal, uv, color, index }: Shape, tangents: boolean) {
	const geometry = new BufferGeometry();
	geometry.setAttribute('position', new BufferAttribute(position, 3));
	geometry.setAttribute('normal', new BufferAttribute(normal, 3));
	geometry.setAttribute('uv', new BufferAttribute(uv, 2));
	geometry.setAttribute('color', new BufferAttribute(color, (color.length * 3) / position.length));
	geometry.setIndex(new BufferAttribute(index, 1));
	if (tangents) geometry.computeTangents();
	return geometry;
}
