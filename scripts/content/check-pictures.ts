import { nearest } from '#schemas/nearest.ts';
import { pictureName } from '#schemas/picture.ts';
import { type Finding, toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { listPictureUses, type PictureUse } from './picture-uses.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/** Every picture that an entry names is a file of `src/assets`. Anything else is refused by the schema already. */
export function checkPictures(tree: ContentTree, entries: readonly Entry[]): Mistake[] {
	return (
		entries
			.flatMap(listPictureUses)
			.filter(({ file }) => pictureName.test(file) && !tree.assets.has(file))
			// The check of the prose reports these with its own message.
			.filter(({ role }) => role !== 'markdown')
			.map((use) =>
				toPictureMistake(
					use,
					toFinding('missing-picture', {
						name: use.file,
						meant: findMeant(use.file, [...tree.assets]),
					}),
				),
			)
	);
}

/** The picture that the author means: the same file with its full path or without a folder, or a similar path. */
function findMeant(written: string, files: readonly string[]): string | undefined {
	const path = written.replace(/^src\/assets\//, '');
	return (
		files.find((file) => file === path || file.endsWith(`/${path}`)) ?? nearest(written, files)
	);
}

/** A mistake at the place that names the picture. */
export function toPictureMistake(use: PictureUse, finding: Finding): Mistake {
	const mistake = toMistakeAt(use.entry.file, finding, use.place);
	return use.field === undefined ? mistake : { ...mistake, field: use.field };
}
