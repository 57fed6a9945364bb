import {
	BufferAttribute,
	BufferGeometry,
	CanvasTexture,
	FrontSide,
	Group,
	Mesh,
	MeshStandardMaterial,
	RepeatWrapping,
	Scene,
	SRGBColorSpace,
} from 'three';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { getCurrentScene, type SceneGarment } from '#scenes/couture/current-scene.ts';
import { fabrics } from '#scenes/couture/fabrics.ts';
import type { Caption } from '#tools/couture/caption.ts';
import { pearl } from '#tools/couture/colours.ts';
import { type GarmentKey, garments, partNames } from '#tools/couture/garments.ts';
import { dressPart } from '#tools/couture/mixing.ts';
import { listPrints } from '#tools/couture/prints.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import { bakeCloth } from './bake.ts';
import { nameUsdz } from './usdz.ts';

/** Distance of the inside from the outside, in metres: some programs also draw surfaces that face away. */
const thickness = 0.0005;
/** Distance between garments in one model, in metres. */
const gap = 1;

/** The garments on the stage as one model in metres. GLB is binary glTF 2.0; USDZ opens on Apple devices. */
export async function exportModel(kind: 'glb' | 'usdz', caption: Caption): Promise<Blob> {
	const scene = new Scene();
	const shown = [...getCurrentScene().garments];
	const built = shown.map(([key, garment], index) => {
		const made = buildGarment(key, garment);
		made.position.x = (index - (shown.length - 1) / 2) * gap;
		return made;
	});
	scene.add(...built);
	scene.name = caption.title;
	scene.userData = {
		title: caption.title,
		date: caption.date,
		footer: caption.footer,
		site: caption.site,
	};
	scene.updateMatrixWorld(true);
	try {
		return kind === 'glb' ? await toGlb(scene) : await toUsdz(scene, caption);
	} finally {
		scene.traverse(free);
	}
}

async function toGlb(scene: Scene): Promise<Blob> {
	const file = await new GLTFExporter().parseAsync(scene, { binary: true, maxTextureSize: 2048 });
	if (!(file instanceof ArrayBuffer)) throw new Error('The exporter gave no binary file.');
	return new Blob([file], { type: 'model/gltf-binary' });
}

async function toUsdz(scene: Scene, caption: Caption): Promise<Blob> {
	const file = await new USDZExporter().parseAsync(scene, { maxTextureSize: 2048 });
	const named = nameUsdz(new Uint8Array(file), caption);
	return new Blob([named], { type: 'model/vnd.usdz+zip' });
}

/** Plain materials that every viewer has: dyes, texture and prints are in one picture of the pattern. */
function buildGarment(key: GarmentKey, garment: SceneGarment): Group {
	const settings = $wardrobe.get()[key];
	const fabric = fabrics[settings.finish];
	const group = new Group();
	group.name = key;
	const metres = garment.panels.uvMetres;
	const prints = garments[key].branded ? listPrints(settings) : [];
	for (const printed of [true, false]) {
		const canvas = bakeCloth(garment, settings, printed ? prints : []);
		const map = new CanvasTexture(canvas);
		map.flipY = false;
		map.colorSpace = SRGBColorSpace;
		map.wrapS = RepeatWrapping;
		map.wrapT = RepeatWrapping;
		// Two layers, back to back, so that the inside of the cloth has no prints.
		const material = new MeshStandardMaterial({
			name: printed ? 'outside' : 'inside',
			map,
			roughness: fabric.roughness,
			metalness: 0,
			side: FrontSide,
		});
		const mesh = new Mesh(toPlain(garment.cut.cloth, metres, printed), material);
		mesh.name = printed ? 'outside' : 'inside';
		group.add(mesh);
	}
	if (garment.cut.buttons) {
		const material = new MeshStandardMaterial({
			name: 'buttons',
			color: dressPart(settings, partNames[5], pearl).colour,
			roughness: 0.28,
			metalness: 0,
		});
		const mesh = new Mesh(toPlain(garment.cut.buttons, metres, true), material);
		mesh.name = 'buttons';
		group.add(mesh);
	}
	return group;
}

/** Position, normal and the pattern as UV; turned inside out for the inner layer. */
function toPlain(cut: BufferGeometry, metres: number, outside: boolean): BufferGeometry {
	const plain = new BufferGeometry();
	const position = cut.getAttribute('position');
	const normal = cut.getAttribute('normal');
	const uv = cut.getAttribute('uv');
	const points = new Float32Array(normal.count * 3);
	const turned = new Float32Array(normal.count * 3);
	const places = new Float32Array(uv.count * 2);
	const way = outside ? 1 : -1;
	const under = outside ? 0 : thickness;
	for (let at = 0; at < normal.count; at += 1) {
		const [x, y, z] = [normal.getX(at), normal.getY(at), normal.getZ(at)];
		turned.set([x * way, y * way, z * way], at * 3);
		points[at * 3] = position.getX(at) - x * under;
		points[at * 3 + 1] = position.getY(at) - y * under;
		points[at * 3 + 2] = position.getZ(at) - z * under;
		places.set([uv.getX(at) / metres, uv.getY(at) / metres], at * 2);
	}
	plain.setAttribute('position', new BufferAttribute(points, 3));
	plain.setAttribute('normal', new BufferAttribute(turned, 3));
	plain.setAttribute('uv', new BufferAttribute(places, 2));
	const faces = Array.from(cut.index?.array ?? []);
	if (!outside)
		for (let at = 0; at < faces.length; at += 3)
			[faces[at + 1], faces[at + 2]] = [faces[at + 2] ?? 0, faces[at + 1] ?? 0];
	plain.setIndex(faces);
	return plain;
}

function free(thing: object) {
	if (!(thing instanceof Mesh)) return;
	thing.geometry.dispose();
	const { map } = thing.material;
	map?.dispose();
	if (map?.image instanceof HTMLCanvasElement) map.image.width = 0;
	thing.material.dispose();
}
