import { join } from 'node:path';
import sharp from 'sharp';
import { toPictureMistake } from './check-pictures.ts';
import { toFinding } from './finding.ts';
import type { Mistake } from './mistake.ts';
import { findShapeFault, type PictureSizes } from './picture-shape.ts';
import { listPictureUses } from './picture-uses.ts';
import { type Entry, toMistakeAt } from './source.ts';
import type { ContentTree } from './tree.ts';

/**
 * Pictures that the site cannot show, and those that do not suit their place. Of the others only the first bytes are read.
 *
 * @param refused why the site cannot show a picture, by its path from `src/assets`
 */
export async function checkPictureSizes(
	root: string,
	{ assets }: Pick<ContentTree, 'assets'>,
	entries: readonly Entry[],
	refused: ReadonlyMap<string, string>,
): Promise<Mistake[]> {
	const uses = entries.flatMap(listPictureUses).filter(({ file }) => assets.has(file));
	const used = new Set(uses.map(({ file }) => file));
	const measure = (file: string) =>
		sharp(join(root, 'src/assets', file))
			.metadata()
			.catch(() => undefined);
	const sizes: PictureSizes = new Map(
		await Promise.all([...used].map(async (file) => [file, await measure(file)] as const)),
	);
	const faults = new Map(
		[...refused].map(([file, sentence]) => [file, toFinding('refused-picture', { sentence })]),
	);
	const named = uses.flatMap((use) => {
		const fault = faults.get(use.file) ?? findShapeFault(use, sizes);
		return fault === undefined ? [] : toPictureMistake(use, fault);
	});
	const unnamed = [...faults].filter(([file]) => !used.has(file));
	return [
		...named,
		...unnamed.map(([file, fault]) => ({
			...toMistakeAt(file, fault),
			file: `src/assets/${file}`,
		})),
	];
}
