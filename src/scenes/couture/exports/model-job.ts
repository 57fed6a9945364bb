import { type BufferGeometry, DataTexture, type Texture } from 'three';
import { getCurrentScene, type SceneGarment } from '#scenes/couture/current-scene.ts';
import type { Panels } from '#scenes/couture/panels.ts';
import type { Tile } from '#scenes/couture/print-sheet.ts';
import { toNormals } from '#scenes/couture/weaves/weave.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import type { Pattern } from '#tools/couture/pattern/piece.ts';
import type { Print } from '#tools/couture/print.ts';
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
	prints: readonly Print[];
	panels: Panels;
	/** Its flat pieces, only with bands of ornament. */
	pattern: Pattern | undefined;
	cloth: Shape;
	buttons: Shape | undefined;
	/** Height of its lowest point, in metres. */
	lowest: number;
	map: Tiling | undefined;
	weave: Tiling | undefined;
	/** The fine folds, on the flat pattern. */
	folds: ImageBitmap | undefined;
	/** Only with prints. */
	sheet: { image: Painted; tiles: readonly Tile[] } | undefined;
}

/** The numbers of a geometry. */
export interface Shape {
	position: Float32Array;
	normal: Float32Array;
	/** Metres of the pattern. */
	uv: Float32Array;
	part: Float32Array;
	/** Openness outside and inside, 0 to 1. */
	shade: Float32Array;
	index: Uint32Array;
}

/** A picture that repeats so many times in a metre. */
interface Tiling {
	image: ImageBitmap;
	repeats: number;
}

type Painted = ImageBitmap | HTMLCanvasElement;

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
			prints,
			panels,
			pattern: settings.ornament ? await loadPattern(key) : undefined,
			cloth: toShape(cut.cloth),
			buttons: cut.buttons && toShape(cut.buttons),
			lowest: cut.box.min.y,
			map: toTiling(material.map),
			weave: toTiling(material.normalMap) ?? (await toWoven(material.normalMap)),
			folds: toImage(material.folds),
			sheet:
				prints.length === 0
					? undefined
					: {
							image: copies ? await createImageBitmap(sheet.canvas) : sheet.canvas,
							tiles: sheet.tiles,
						},
		};
	});
	return { kind, caption, garments: await Promise.all(jobs) };
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
