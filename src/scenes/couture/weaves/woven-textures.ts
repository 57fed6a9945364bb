import { DataTexture, RepeatWrapping, type Texture } from 'three';
import { sharpen } from '#scenes/stage/sharp-texture.ts';
import { crease } from './creases.ts';
import { spin } from './slubs.ts';
import { countRepeats, type WeaveKind, weave } from './weave.ts';

/** The threads of a cloth: those of a weave, or a picture of a texture. */
export interface Threads {
	/** Nothing for a picture. */
	readonly kind?: WeaveKind;
	/** A weave is computed when this is first read; see `weaveAhead`. */
	readonly texture: Texture;
	/** How uneven its yarns are. */
	readonly slubs: Texture;
	/** Its fine creases. */
	readonly creases: Texture;
}

/** Computed threads, which cloth that is seen from afar does not need. */
export class Woven implements Threads {
	readonly kind: WeaveKind;
	#texture: DataTexture | undefined;
	#slubs: DataTexture | undefined;
	#creases: DataTexture | undefined;

	constructor(kind: WeaveKind) {
		this.kind = kind;
	}

	get texture(): DataTexture {
		if (!this.#texture) {
			this.#texture = toTexture(weave(this.kind));
			this.#texture.repeat.setScalar(countRepeats(this.kind));
		}
		return this.#texture;
	}

	get slubs(): DataTexture {
		this.#slubs ??= toTexture(spin());
		return this.#slubs;
	}

	get creases(): DataTexture {
		this.#creases ??= toTexture(crease());
		return this.#creases;
	}

	/** Its yarns and creases, with the threads of a picture. */
	under(texture: Texture): Threads {
		const woven = this;
		return {
			texture,
			get slubs() {
				return woven.slubs;
			},
			get creases() {
				return woven.creases;
			},
		};
	}

	dispose() {
		this.#texture?.dispose();
		this.#slubs?.dispose();
		this.#creases?.dispose();
	}
}

function toTexture({ edge, pixels }: { edge: number; pixels: Uint8Array }): DataTexture {
	const texture = new DataTexture(pixels as Uint8Array<ArrayBuffer>, edge, edge);
	texture.wrapS = RepeatWrapping;
	texture.wrapT = RepeatWrapping;
	return sharpen(texture);
}
