import type { WritableAtom } from 'nanostores';
import { savedAtom, setAside } from './saved.ts';

/** More than a visitor marks, and few enough to be shown. */
const most = 500;

/**
 * The ids of the entries that a visitor has marked, in the order of marking. They are stored with spaces between them.
 * Stored words for which `isId` is false are left out.
 */
export function savedFavourites(key: string, isId: (word: string) => boolean) {
	return savedAtom<readonly string[]>(key, {
		fallback: [],
		parse: (text, stored) => {
			// Coins were first stored as a JSON list; its words are the same.
			const words = text.match(/[\w-]+/g) ?? [];
			const ids = [...new Set(words.filter(isId))].slice(0, most);
			if (ids.length < words.length) setAside(key, stored);
			return ids;
		},
		print: (ids) => (ids.length > 0 ? ids.join(' ') : undefined),
	});
}

/** Marks an entry, or removes its mark. */
export function toggleFavourite($favourites: WritableAtom<readonly string[]>, id: string) {
	const ids = $favourites.get();
	$favourites.set(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
}
