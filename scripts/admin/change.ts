import { checkContent } from '../content/check.ts';
import type { Mistake } from '../content/mistake.ts';
import type { ContentTree } from '../content/tree.ts';

/**
 * What a change would break: the sentences that the content check would add. Mistakes that exist already do not prevent
 * saving.
 *
 * @param text the new text of the file; undefined if the file is deleted
 */
export function findNewMistakes(
	tree: ContentTree,
	file: string,
	text: string | undefined,
): string[] {
	const texts = new Map(tree.texts);
	if (text === undefined) texts.delete(file);
	else texts.set(file, text);
	const known = new Set(checkContent(tree).mistakes.map(toKey));
	return checkContent({ ...tree, texts })
		.mistakes.filter((mistake) => !known.has(toKey(mistake)))
		.map((mistake) => toSentence(mistake, `src/content/${file}`));
}

/** Without its position, which depends on the lines above it. */
function toKey({ kind, file, field, sentence }: Mistake): string {
	return JSON.stringify([kind, file, field, sentence]);
}

function toSentence({ file, field, sentence }: Mistake, own: string): string {
	const where = [...(file === own ? [] : [file]), ...(field === undefined ? [] : [field])];
	return where.length === 0 ? sentence : `${where.join(', ')}: ${sentence}`;
}
