import { savedAtom } from './saved.ts';

/** Which portrait of the home page is shown, from 0. Key `selectedPhotoIndex`; 2 at first. */
export const $photoIndex = savedAtom<number>('selectedPhotoIndex', {
	fallback: 2,
	parse: (text) => (/^"?\d"?$/.test(text) ? Number(text.replaceAll('"', '')) : undefined),
	print: String,
});

/** After the last portrait comes the first again. */
export function showNextPhoto(count: number) {
	$photoIndex.set(($photoIndex.get() + 1) % count);
}
