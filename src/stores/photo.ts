import { savedAtom } from '#browser/saved.ts';
import { fromEarlierWord } from '#earlier-site/word.ts';

/** Which portrait of the home page was picked, from 0. Key `selectedPhotoIndex`; -1, which names none, until a visitor picks one. */
export const $photoIndex = savedAtom<number>('selectedPhotoIndex', {
	fallback: -1,
	earlier: fromEarlierWord,
	parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
	print: String,
});

/** After the last portrait comes the first again. Until an index is saved that names one, the portrait `first` is shown. */
export function showNextPhoto(count: number, first: number) {
	const saved = $photoIndex.get();
	const shown = saved >= 0 && saved < count ? saved : first;
	$photoIndex.set((shown + 1) % count);
}
