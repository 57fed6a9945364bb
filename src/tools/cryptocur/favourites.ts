import { savedAtom } from '#browser/saved.ts';
import { parseJson } from '#lib/parse.ts';
import { coins } from '#live/coins.ts';

/** The ids of the coins that a visitor has marked; they are shown before the others. */
export const $favouriteCoins = savedAtom<readonly string[]>('cryptoFavourites', {
	fallback: [],
	parse: parseFavourites,
	print: (ids) => (ids.length > 0 ? JSON.stringify(ids) : undefined),
});

/** Marks a coin, or takes its mark away. */
export function toggleFavourite(ids: readonly string[], id: string): string[] {
	return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
}

/** The known ids in a stored list, each once; undefined for a text that is not a list. */
function parseFavourites(text: string): string[] | undefined {
	const list = parseJson(text);
	if (!Array.isArray(list)) return undefined;
	return coins.flatMap(({ id }) => (list.includes(id) ? [id] : []));
}
