import type { Object3D, Texture } from 'three';
import { loadFile } from './files.ts';
import type { StageHost } from './host.ts';
import { loadModel } from './load-model.ts';
import { freeTexture, loadTexture, type TextureUse } from './load-texture.ts';
import { Progress } from './progress.ts';

type AssetsHost = Pick<StageHost, 'onProgress' | 'onMissing' | 'onFailed'>;

/** The files of one mounted scene: each is loaded once, and all are freed when the scene is left. */
export class Assets {
	readonly #host: AssetsHost;
	readonly #take: (texture: Texture) => Promise<void> | void;
	readonly #progress: Progress;
	readonly #over = new AbortController();
	readonly #textures = new Map<string, Promise<Texture | undefined>>();
	/** Textures that could not be loaded. Trying again while they are shown would never end. */
	readonly #failed = new Set<string>();
	readonly #things = new Map<string, Promise<object>>();
	readonly #models = new Map<string, Promise<Object3D>>();

	/**
	 * @param take has the card take over a texture: in the frame that shows it first, that would hold the page.
	 * Nobody waits for its promise; one that is rejected is reported as a missing file
	 */
	constructor(host: AssetsHost, take: (texture: Texture) => Promise<void> | void = () => {}) {
		this.#host = host;
		this.#take = take;
		this.#progress = new Progress((share) => host.onProgress(share));
	}

	/** A texture that fails to load is reported and left out; after `forget` it is tried again. */
	texture(file: string, use: TextureUse = 'colour'): Promise<Texture | undefined> {
		const key = `${use} ${file}`;
		const known = this.#textures.get(key);
		if (known) return known;
		const coming = this.#load(file, use).catch((error: unknown) => {
			if (this.#over.signal.aborted) return undefined;
			this.#host.onMissing(file, error);
			this.#failed.add(key);
			return undefined;
		});
		this.#textures.set(key, coming);
		return coming;
	}

	async #load(file: string, use: TextureUse): Promise<Texture> {
		const texture = await loadTexture(file, use, this.#loading);
		this.#take(texture)?.catch((error: unknown) => {
			if (!this.#over.signal.aborted) this.#host.onMissing(file, error);
		});
		return texture;
	}

	/** Call it when the texture is no longer shown. */
	forget(file: string, use: TextureUse) {
		const key = `${use} ${file}`;
		if (this.#failed.delete(key)) this.#textures.delete(key);
	}

	/**
	 * Anything else that is made from a file. If it fails to load, the failure is reported and `instead`
	 * replaces it; without `instead` the scene ends, as without a model.
	 */
	made<Thing extends object>(
		file: string,
		make: (blob: Blob) => Promise<Thing> | Thing,
		instead?: () => Thing,
	): Promise<Thing> {
		const known = this.#things.get(file);
		if (known) return known as Promise<Thing>;
		const coming = loadFile(file, this.#loading)
			.then(make)
			.catch((error: unknown) => {
				if (!instead || this.#over.signal.aborted) return this.#end(error);
				this.#host.onMissing(file, error);
				return instead();
			});
		this.#things.set(file, coming);
		return coming;
	}

	/**
	 * A model that fails to load ends the scene: the failure is reported, and the promise never settles. With `onMissing`
	 * the scene goes on without it, and it is loaded again when it is requested the next time.
	 */
	model(file: string, onMissing?: () => void): Promise<Object3D> {
		const known = this.#models.get(file);
		if (known) return known;
		const coming = loadModel(file, this.#loading).catch((error: unknown) => {
			if (!onMissing || this.#over.signal.aborted) return this.#end(error);
			this.#models.delete(file);
			this.#host.onMissing(file, error);
			onMissing();
			return new Promise<never>(() => {});
		});
		this.#models.set(file, coming);
		return coming;
	}

	dispose() {
		this.#over.abort();
		for (const coming of this.#textures.values()) {
			void coming.then((texture) => texture && freeTexture(texture));
		}
		for (const coming of this.#things.values()) {
			void coming.then(free);
		}
		for (const coming of this.#models.values()) {
			void coming.then(freeModel);
		}
		this.#textures.clear();
		this.#things.clear();
		this.#models.clear();
	}

	/** Thrown in a component the error would reach the console as one of the page. */
	#end(error: unknown): Promise<never> {
		if (!this.#over.signal.aborted) this.#host.onFailed(error);
		return new Promise(() => {});
	}

	get #loading() {
		return { progress: this.#progress, signal: this.#over.signal };
	}
}

function free(thing: object) {
	if ('dispose' in thing && typeof thing.dispose === 'function') thing.dispose();
}

function freeModel(model: Object3D) {
	model.traverse((part) => {
		if (!('geometry' in part)) return;
		if (part.geometry && typeof part.geometry === 'object') free(part.geometry);
	});
}
