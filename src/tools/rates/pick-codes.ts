import { foldText, toSearchWords } from '#lib/search.ts';
import { rateCodes } from '#live/rate-codes.ts';

interface Choice {
	/** All currencies that are known. */
	codes: readonly string[];
	names: Readonly<Record<string, string>>;
	favourites: readonly string[];
	/** Words of a name or of a code; with an empty text nothing is searched. */
	query: string;
	/** All currencies, not only the main ones and the favourites. */
	all: boolean;
}

/** The currencies of the list: favourites first, then the main ones, then the others by code. A search is in all of them. */
export function pickCodes({ codes, names, favourites, query, all }: Choice): string[] {
	const known = new Set([...rateCodes, ...codes]);
	const ordered = [
		...new Set([
			...favourites.filter((code) => known.has(code)),
			...rateCodes,
			...[...known].sort(),
		]),
	];
	const words = toSearchWords(query);
	if (words.length > 0) {
		return ordered.filter((code) => {
			const text = foldText(`${code} ${names[code] ?? ''}`);
			return words.every((word) => text.includes(word));
		});
	}
	if (all) return ordered;
	const main: readonly string[] = rateCodes;
	return ordered.filter((code) => main.includes(code) || favourites.includes(code));
}
