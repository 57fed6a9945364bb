import { savedAtom, setAside } from '#browser/saved.ts';

const key = 'ratesFavourites';
const most = 60;

/** The currencies that a visitor wants to see first, in the order of choosing. */
export const $favouriteRates = savedAtom<readonly string[]>(key, {
	fallback: [],
	parse: (text, stored) => {
		const words = text.split(' ').filter(Boolean);
		const codes = [...new Set(words.filter((word) => /^[A-Z]{3}$/.test(word)))].slice(0, most);
		if (codes.length === words.length) return codes;
		setAside(key, stored);
		return codes;
	},
	print: (codes) => (codes.length > 0 ? codes.join(' ') : undefined),
});

export function toggleFavourite(code: string) {
	const codes = $favouriteRates.get();
	$favouriteRates.set(
		codes.includes(code) ? codes.filter((each) => each !== code) : [...codes, code],
	);
}
