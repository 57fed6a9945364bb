/** A group of certificates, and the words in their titles by which it is found. */
export interface Group {
	id: string;
	/** In every language. */
	titles: readonly string[];
	keywords: readonly string[];
}

/** The group of certificates whose words do not belong to any other. */
export const otherGroup = 'other';

/**
 * The group of a certificate: that whose words its title mentions first, of several the longest words; otherwise the
 * group "other".
 */
export function findGroup(title = '', groups: readonly Group[] = []): string {
	const [found] = groups
		.flatMap(({ id, titles, keywords }) =>
			[id, ...titles.flatMap((each) => each.split(/,|&/)), ...keywords].flatMap((words) => {
				const at = findWords(title, words.trim());
				return at === undefined ? [] : [{ id, at, length: words.length }];
			}),
		)
		.sort((a, b) => a.at - b.at || b.length - a.length);
	return found?.id ?? otherGroup;
}

/** Where a text has these words, whole and in any case. */
function findWords(text: string, words: string): number | undefined {
	if (words === '') return undefined;
	const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'iu');
	return pattern.exec(text)?.index;
}
