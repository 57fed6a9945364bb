import type { BufferGeometry, Texture } from 'three';
import { getShownGoblets } from '#scenes/configurator3d/shown-goblets.ts';
import type { ModelKind } from '#scenes/exports/write-model.ts';
import type { Design } from '#tools/configurator3d/design.ts';
import { $settings } from '#tools/configurator3d/store.ts';
import type { Caption } from '#tools/design/caption.ts';

/** All that a model is made of: plain data, which can be sent to a worker. */
export interface ModelJob {
	kind: ModelKind;
	caption: Caption;
	design: Pick<Design, 'substance' | 'colour'>;
	parts: readonly { name: string; shape: Shape }[];
	/** One tile of the texture, and of its relief. */
	map: ImageBitmap | undefined;
	relief: ImageBitmap | undefined;
	/** White letters on black. */
	engraving: ImageBitmap | undefined;
}

/** The numbers of a geometry. */
export interface Shape {
	position: Float32Array;
	normal: Float32Array;
	uv: Float32Array;
	color: Float32Array;
	index: Uint32Array;
}

/** What is on the stage. */
export async function toModelJob(kind: ModelKind, caption: Caption): Promise<ModelJob> {
	const parts = getShownGoblets();
	const { substance, colour } = $settings.get().design;
	const [material] = parts.map((part) => part.material);
	const letters = material?.engraving?.image;
	return {
		kind,
		caption,
		design: { substance, colour },
		parts: parts.map(({ name, geometry }) => ({ name, shape: toShape(geometry) })),
		map: toBitmap(material?.map),
		relief: toBitmap(material?.normalMap),
		engraving: letters instanceof HTMLCanvasElement ? await createImageBitmap(letters) : undefined,
	};
}

function toBitmap(texture: Texture | null | undefined): ImageBitmap | undefined {
	const image: unknown = texture?.image;
	return image instanceof ImageBitmap ? image : undefined;
}

function toShape(geometry: BufferGeometry): Shape {
	const read = (name: string) => new Float32Array(geometry.getAttribute(name)?.array ?? []);
	return {
		position: read('position'),
		normal: read('normal'),
		uv: read('uv'),
		color: read('color'),
		index: Uint32Array.from(geometry.index?.array ?? []),
	};
}
