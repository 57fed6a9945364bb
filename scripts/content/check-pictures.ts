import { nearest } from '#schemas/nearest.ts';
import type { Mistake } from './mistake.ts';
import { sentences } from './sentences.ts';
import { type Entry, readField, readTexts, startOfFile, toMistake, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/** Every picture that an entry names or implies is a file of `src/assets`. */
export function checkPictures(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return entries.flatMap((entry) => {
		const named = readField(entry.value, ['picture']);
		if (named !== undefined) return checkNamed(tree, entry, named);
		const file = toDefaultPicture(entry);
		if (entry.value === undefined || file === undefined || tree.assets.has(file)) return [];
		const wording = sentences['missing-default-picture'](file);
		return [toMistakeAt(entry.file, startOfFile, 'missing-default-picture', wording)];
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
		.filter(([, file]) => isPictureName(file) && !tree.assets.has(file))
		.map(([path, file]) => {
			const wording = sentences['missing-picture'](file, nearest(file, [...tree.assets]));
			return toMistake(entry, path, 'missing-picture', wording);
		});
}

/** Anything else is refused by the schema already. */
function isPictureName(file: string): boolean {
	return /^[a-z0-9][a-z0-9/._-]*\.(webp|png|jpe?g|avif)$/.test(file);
}
