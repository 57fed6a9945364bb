import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseJson, toFields } from '#lib/parse.ts';
import { collections } from '#schemas/collections.ts';
import { findCollection } from '../content/collections.ts';
import { admitPicture } from '../content/picture-gate.ts';
import { type ContentTree, readContentTree } from '../content/tree.ts';
import { wordFolder } from '../content/words/word-files.ts';
import { readIfThere } from '../generated-files.ts';
import { nextPlace } from '../new/draft.ts';
import { findNewMistakes } from './change.ts';
import { isOrdered } from './forms.ts';
import { leadsOutOfPlace, type Place, pictureFolders, toEditorPath, toPlace } from './place.ts';
import { toEditorText, toFileText } from './text.ts';
import { wordAreas } from './words.ts';
import { readArea, toEditorWords, toWordsText } from './words-text.ts';

/** A file as the page of the editor knows it. */
export interface EditorFile {
	/** Path from the folder of the project. */
	path: string;
	/** Bytes on the disk. */
	size: number;
	/** Milliseconds since 1970. */
	changed: number;
	/** Identifies the state of the file, so that overwriting a change made elsewhere is refused. */
	state: string;
	/** In the format of the forms. Pictures are requested one by one. */
	text?: string;
}

/** A change that was not made, and why, in sentences for the author. */
export class Refusal extends Error {}

/** Every file that can be edited in the project folder `root`. */
export function listEditorFiles(root: string): EditorFile[] {
	const contents = [...readContentTree(root).texts.keys()].flatMap(toEditorPaths);
	const pictures = pictureFolders.flatMap((folder) =>
		existsSync(join(root, folder))
			? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
					(name) => `${folder}/${name.replaceAll('\\', '/')}`,
				)
			: [],
	);
	return [...contents, ...pictures].flatMap((path) => {
		const place = toPlace(path);
		if (place === undefined || leadsOutOfPlace(root, place)) return [];
		return toState(root, place) === '' ? [] : describe(root, place);
	});
}

/** A file of words is one file for each area. */
function toEditorPaths(file: string): string[] {
	const path = `src/content/${file}`;
	if (!file.startsWith(`${wordFolder}/`)) return [path];
	return wordAreas.map((area) => path.replace(/\.json$/, `/${area}.json`));
}

/**
 * Writes what the editor saves.
 *
 * @param state of the file that the author has seen; empty where they make a new one
 * @throws Refusal where the content would have a mistake that it has not now, or the file has changed since
 * @throws {RefusedPicture} where the file is no picture that the site can show
 */
export async function saveFile(
	root: string,
	place: Place,
	saved: Buffer,
	state: string,
): Promise<EditorFile> {
	const { file: asked } = place;
	const picture = place.kind === 'picture' ? await admitPicture(asked, saved) : undefined;
	if (picture && picture.path !== asked) {
		throw new Refusal(`This picture is called "${basename(picture.path)}". Keep that name.`);
	}
	checkState(root, place, state);
	const path = join(root, place.path);
	if (picture) write(path, picture.bytes);
	else {
		const before = readIfThere(path);
		const { file, area } = place;
		const form = saved.toString('utf8');
		const tree = readContentTree(root);
		const text = area
			? toWordsText(file, area, form, before)
			: toFileText(file, withPlace(tree, file, form), before);
		const mistakes = findNewMistakes(tree, file, text);
		if (mistakes.length > 0) throw new Refusal(mistakes.join('\n'));
		if (text !== before) write(path, text);
	}
	return describe(root, place);
}

/** A form without a place, as that of a new entry is, with its own, or else the last one of its list. */
function withPlace(tree: ContentTree, file: string, form: string): string {
	const name = findCollection(file);
	if (!name || !isOrdered(name)) return form;
	const fields = JSON.parse(form);
	if (typeof fields.order === 'number') return form;
	const before = toFields(parseJson(tree.texts.get(file) ?? ''))?.order;
	const order = before ?? nextPlace(tree, collections[name].folder);
	return JSON.stringify({ ...fields, order });
}

/** Deletes a file if nothing else refers to it. @throws Refusal */
export function removeFile(root: string, place: Place, state: string) {
	checkState(root, place, state);
	if (place.kind === 'words') throw new Refusal('Empty the fields instead of deleting the words.');
	const tree = readContentTree(root);
	if (place.kind === 'content') {
		const mistakes = findNewMistakes(tree, place.file, undefined);
		if (mistakes.length > 0) throw new Refusal(mistakes.join('\n'));
	} else {
		const user = [...tree.texts].find(([, text]) => text.includes(`"${place.file}"`));
		if (user) throw new Refusal(`src/content/${user[0]} uses this picture. Remove it there first.`);
	}
	rmSync(join(root, place.path), { force: true });
}

function describe(root: string, place: Place): EditorFile {
	const path = join(root, place.path);
	const { size, mtimeMs } = statSync(path);
	const changed = Math.round(mtimeMs);
	const common = { path: toEditorPath(place), size, changed, state: toState(root, place) };
	if (place.kind === 'picture') return common;
	const text = readFileSync(path, 'utf8');
	const form = place.area ? toEditorWords(text, place.area) : toEditorText(place.file, text);
	return { ...common, text: form };
}

function checkState(root: string, place: Place, state: string) {
	const now = toState(root, place);
	if (now === state) return;
	throw new Refusal(
		now === ''
			? `${place.path} has been deleted in the meantime. Reload this page.`
			: state === ''
				? `${place.path} already exists. Choose another name.`
				: `${place.path} has been changed by another program in the meantime. Copy your text, reload this page and paste it in.`,
	);
}

/** Empty if there is no such file, or no such area in it. */
function toState(root: string, { path, area }: Place): string {
	if (!existsSync(join(root, path))) return '';
	const bytes = readFileSync(join(root, path));
	const content = area ? readArea(bytes.toString('utf8'), area) : bytes;
	if (content === undefined) return '';
	return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/** In one step, so that the preview never reads half a file. */
function write(path: string, content: string | Buffer) {
	mkdirSync(dirname(path), { recursive: true });
	const half = join(dirname(path), `.${process.pid}.part`);
	writeFileSync(half, content);
	renameSync(half, path);
}
