import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import sharp from 'sharp';
import { nearest } from '#schemas/nearest.ts';
import { findPicture, mendPictures, toFree } from '../content/mend-pictures.ts';
import { admitPicture, RefusedPicture } from '../content/picture-gate.ts';
import { findShapeFault } from '../content/picture-shape.ts';
import { readContentTree } from '../content/tree.ts';
import { writeWithFolder } from '../generated-files.ts';

/** The pictures that answers name. None of them is written before the record that shows it. */
export interface BroughtPictures {
	/** Path from `src/assets` of each picture that the site has, with those that are still to be written. */
	list(): Set<string>;
	/**
	 * The path from `src/assets` of the picture that an answer names: one that is there, any file of this computer, or
	 * an address with the data of a portrait.
	 *
	 * @param folder of `src/assets`, for a picture from elsewhere
	 * @param use whose shape it must have; any if it is left out
	 * @throws {RefusedPicture} with a sentence for the author
	 */
	bring(answer: string, folder: string, use?: 'cover' | 'portrait'): Promise<string>;
	/** @param project folder of the project that gets them, if it is another one */
	write(project?: string): void;
}

/** @param print gets a line about each picture in `src/assets` that is made fit for the site */
export function openPictures(root: string, print: (line: string) => void): BroughtPictures {
	const assets = join(root, 'src/assets');
	const brought = new Map<string, Buffer>();
	const list = () => new Set([...readContentTree(root).assets, ...brought.keys()]);
	const keep = async (...picture: Parameters<typeof admitPicture>) => {
		const { path, bytes } = await admitPicture(...picture);
		const free = toFree(path, (each) => list().has(each));
		brought.set(free, bytes);
		return free;
	};
	return {
		list,
		async bring(answer, folder, use) {
			const path = await find(answer, folder);
			const file = brought.get(path) ?? join(assets, path);
			const { width, height } = await sharp(file).metadata();
			const fault =
				use === 'cover'
					? findShapeFault({ file: path, role: use }, new Map([[path, { width, height }]]))
							?.sentence
					: use === 'portrait' && width > height
						? `"${answer}" is wider than tall. Cut it so that it is taller than wide.`
						: undefined;
			if (fault === undefined) return path;
			brought.delete(path);
			throw new RefusedPicture(fault);
		},
		write(project = root) {
			for (const [path, bytes] of brought) {
				const file = join(project, 'src/assets', path);
				writeWithFolder(file, bytes);
			}
		},
	};

	async function find(answer: string, folder: string): Promise<string> {
		const data = /^data:[^,]*;base64,(.*)$/s.exec(answer)?.[1];
		if (data !== undefined) {
			return keep(`${folder}/portrait`, Buffer.from(data, 'base64'), 'The portrait');
		}
		const { lines, refused } = await mendPictures(root, readContentTree(root));
		for (const line of lines) print(line);
		const found = findFile(root, answer);
		const own =
			found === undefined ? answer.replace(/^src\/assets\//, '') : relative(assets, found);
		const inside = findPicture(list(), own.replaceAll('\\', '/'));
		const fault = inside && refused.get(inside);
		if (fault) throw new RefusedPicture(fault);
		if (inside) return inside;
		if (found === undefined) {
			const meant = nearest(answer, [...list()]);
			throw new RefusedPicture(
				`There is no picture "${answer}" on this computer.${meant ? ` Did you mean "${meant}"?` : ''}`,
			);
		}
		return keep(`${folder}/${basename(found)}`, readFileSync(found), basename(found));
	}
}

/** A terminal writes a file that is dropped on it in quotes, or with backslashes before its spaces. */
function findFile(root: string, answer: string): string | undefined {
	const plain = answer.replace(/^(['"])(.*)\1$/, '$2').replace(/^~(?=[\\/])/, homedir());
	return [plain, plain.replace(/\\(.)/g, '$1')]
		.map((path) => resolve(root, path))
		.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}
