import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from '#build/bundle/dist-files.ts';

const kinds = ['.js', '.css', '.woff2', '.svg', '.png', '.jpg', '.webp', '.avif', '.json', '.wasm'];
const texts = ['.js', '.css', '.json', '.svg'];

/** Three.js and the scripts made with it: 3D scenes, which weigh more than all the rest. */
const scene = /(^|from"\.\/)three\./;

/** What may be the name of a file; only names of files that exist count. */
const name = /[\w.~@$-]+\.(?:js|css|woff2|svg|png|jpg|webp|avif|json|wasm)\b/g;

/**
 * Finds which files of `folder` a text names, and which these name: what a page loads, now or when it is used, except 3D
 * scenes. Names carry the hash of their content, so none is a chance word.
 */
export class ReachedFiles {
	readonly #folder: string;
	readonly #all: ReadonlySet<string>;
	readonly #named = new Map<string, readonly string[] | undefined>();

	private constructor(folder: string, files: readonly string[]) {
		this.#folder = folder;
		this.#all = new Set(files);
	}

	static async in(folder: string): Promise<ReachedFiles> {
		return new ReachedFiles(folder, await listFiles(folder, kinds));
	}

	async from(text: string): Promise<string[]> {
		const reached = new Set(this.#namesIn(text));
		for (const file of reached) {
			const named = scene.test(file) ? undefined : await this.#namedBy(file);
			if (named) for (const each of named) reached.add(each);
			else reached.delete(file);
		}
		return [...reached];
	}

	/** Undefined for what belongs to a scene. */
	async #namedBy(file: string): Promise<readonly string[] | undefined> {
		if (!texts.includes(extname(file))) return [];
		if (this.#named.has(file)) return this.#named.get(file);
		const text = await readFile(join(this.#folder, file), 'utf8');
		const known = scene.test(text) ? undefined : this.#namesIn(text);
		this.#named.set(file, known);
		return known;
	}

	#namesIn(text: string): string[] {
		return [...new Set(text.match(name))].filter((each) => this.#all.has(each));
	}
}
