import { savedAtom } from '#browser/saved.ts';
import { fromEarlierWord } from '#earlier-site/word.ts';
import { toFirstPhoto } from '#lib/photo-rules.ts';

/** Which portrait of the home page is shown, from 0. Key `selectedPhotoIndex`; 2 at first. */
export const $photoIndex = savedAtom<number>('selectedPhotoIndex', {
	fallback: 2,
	earlier: fromEarlierWord,
	parse: (text) => (/^\d$/.test(text) ? Number(text) : undefined),
	print: String,
});

/** After the last portrait comes the first again. A saved index that names no portrait shows the first one. */
export function showNextPhoto(count: number) {
	const saved = $photoIndex.get();
	const shown = saved < count ? saved : toFirstPhoto(count);
	$photoIndex.set((shown + 1) % count);
}
