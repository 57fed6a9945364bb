import { freshFinance } from '#tools/calculator/finance/machine.ts';
import type { Terms } from '#tools/calculator/finance/terms.ts';

/** Terms in words, what is not named is 0: `n=360 i=6.5 pv=180000 perYear=12 begin`. */
export function toTerms(words: string): Terms {
	const { perYear, begin, ...amounts } = Object.fromEntries(
		words.split(' ').map((word): [string, string] => {
			const [name = '', value = ''] = word.split('=');
			return [name, value];
		}),
	);
	const { terms } = freshFinance;
	return { ...terms, ...amounts, perYear: Number(perYear ?? 12), begin: begin !== undefined };
}
