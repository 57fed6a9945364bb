import { nearest } from '#schemas/nearest.ts';
import { pictureName } from '#schemas/picture.ts';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, readTexts, toMistake } from './source.ts';
import type { ContentTree } from './tree.ts';

/** Every picture that an entry names is a file of `src/assets`. */
export function checkPictures(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => checkNamed(tree, entry, readField(entry.value, ['picture'])));
}

/** Documents that are shown without a picture: none is named, and none has their name. */
export function findWithoutPicture(tree: ContentTree, entries: readonly Entry[]): Entry[] {
	return entries.filter((entry) => {
		const file = toDefaultPicture(entry);
		const named = readField(entry.value, ['picture']);
		return file !== undefined && named === undefined && !tree.assets.has(file);
	});
}

/** The picture a document has without a field "picture". */
function toDefaultPicture({ collection, id }: Entry): string | undefined {
	if (collection === 'languages') return `documents/language-${id}.webp`;
	if (collection !== 'certificates' && collection !== 'diplomas') return undefined;
	return `documents/${id.replace('/', '-')}.webp`;
}

function checkNamed(tree: ContentTree, entry: Entry, named: unknown): Mistake[] {
	return [...readTexts(named, ['picture'])]
		.filter(([, file]) => pictureName.test(file) && !tree.assets.has(file))
		.map(([path, file]) => {
			const wording = sentences['missing-picture'](file, nearest(file, [...tree.assets]));
			return toMistake(entry, path, 'missing-picture', wording);
		});
}
