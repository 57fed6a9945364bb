import { type BufferGeometry, DataTexture, type Texture } from 'three';
import { getCurrentScene, type SceneGarment } from '#scenes/couture/current-scene.ts';
import { rim } from '#scenes/couture/embroidery/embroideries.ts';
import type { Panels } from '#scenes/couture/panels.ts';
import { toNormals } from '#scenes/couture/weaves/weave.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import type { Pattern } from '#tools/couture/pattern/piece.ts';
import { printWidth } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { leastPerInch } from '#tools/couture/print-size.ts';
import { listPrintsOn } from '#tools/couture/prints.ts';
import type { GarmentSettings } from '#tools/couture/settings.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import type { Caption } from '#tools/design/caption.ts';
import { loadPattern } from './load-pattern.ts';

/** All that a model is made of: plain data, which can be sent to a worker. */
export interface ModelJob {
	kind: ModelKind;
	caption: Caption;
	garments: readonly GarmentJob[];
}

/** One garment, as `cutGarment` has it and as it is dressed. */
export interface GarmentJob {
	key: GarmentKey;
	/** The same for the same look: what was painted for it can be used again. */
	look: string;
	settings: GarmentSettings;
	/** Each with a picture of it alone. */
	prints: readonly { print: Print; image: ImageBitmap | HTMLCanvasElement }[];
	panels: Panels;
	/** Its flat pieces. */
	pattern: Pattern;
	/** Edge in pixels of the picture of its cloth: thread is seen on a garment alone. */
	edge: number;
	cloth: Shape;
	buttons: Shape | undefined;
	/** Height of its lowest point, in metres. */
	lowest: number;
	map: Tiling | undefined;
	weave: Tiling | undefined;
	/** The normals of its texture; nothing without one. */
	relief: Tiling | undefined;
	/** The fine folds, on the flat pattern. */
	folds: ImageBitmap | undefined;
}

/** The numbers of a geometry. */
export interface Shape {
	position: Float32Array;
	normal: Float32Array;
	/** Metres of the pattern. */
	uv: Float32Array;
	part: Float32Array;
	/** Offset from the middle of a place, in metres to the right and up, and the number of the place, or −1. */
	ground: Float32Array;
	/** Openness outside and inside, 0 to 1. */
	shade: Float32Array;
	index: Uint32Array;
}

/** A picture that repeats so many times in a metre. */
interface Tiling {
	image: ImageBitmap;
	repeats: number;
}

/** What is on the stage. With `copies`, pictures are copied into a form that can be sent to a worker. */
export async function toModelJob(
	kind: ModelKind,
	caption: Caption,
	copies: boolean,
): Promise<ModelJob> {
	const shown = [...getCurrentScene().garments];
	const jobs = shown.map(async ([key, garment]): Promise<GarmentJob> => {
		const settings = $wardrobe.get()[key];
		const prints = listPrintsOn(key, settings);
		const { cut, panels, material, sheet } = garment;
		return {
			key,
			look: toLook(garment, settings),
			settings,
			prints: await Promise.all(
				prints.map(async (print, number) => {
					const canvas = sheet.take(number, toEdge(print));
					return { print, image: copies ? await createImageBitmap(canvas) : canvas };
				}),
			),
			panels,
			pattern: await loadPattern(key),
			edge: shown.length > 1 ? 2048 : 4096,
			cloth: toShape(cut.cloth),
			buttons: cut.buttons && toShape(cut.buttons),
			lowest: cut.box.min.y,
			map: toTiling(material.map),
			weave: toTiling(material.normalMap) ?? (await toWoven(material.normalMap)),
			relief: toTiling(material.normalMap),
			folds: toImage(material.folds),
		};
	});
	return { kind, caption, garments: await Promise.all(jobs) };
}

/** Pixels for as many in an inch of cloth as printers ask for. */
function toEdge({ scale }: Print): number {
	const inches = (scale * printWidth) / 0.0254;
	return Math.ceil((inches * leastPerInch) / (1 - 2 * rim));
}

function toLook({ material, sheet }: SceneGarment, settings: GarmentSettings): string {
	return JSON.stringify([settings, material.map?.uuid, sheet.drawn]);
}

function toShape(geometry: BufferGeometry): Shape {
	const read = (name: string) => new Float32Array(geometry.getAttribute(name)?.array ?? []);
	return {
		position: read('position'),
		normal: read('normal'),
		uv: read('uv'),
		part: read('part'),
		ground: read('cloth'),
		shade: read('shade'),
		index: Uint32Array.from(geometry.index?.array ?? []),
	};
}

/** Other programs know normals, but not what else is in a computed weave. */
async function toWoven(texture: Texture | null): Promise<Tiling | undefined> {
	if (!(texture instanceof DataTexture)) return undefined;
	const { data, width, height } = texture.image;
	if (!(data instanceof Uint8Array)) return undefined;
	const picture = new ImageData(toNormals(data), width, height);
	return { image: await createImageBitmap(picture), repeats: texture.repeat.x };
}

function toTiling(texture: Texture | null): Tiling | undefined {
	const image = toImage(texture);
	return texture && image ? { image, repeats: texture.repeat.x } : undefined;
}

function toImage(texture: Texture | null): ImageBitmap | undefined {
	const image: unknown = texture?.image;
	return image instanceof ImageBitmap ? image : undefined;
}
