import { expect, test } from 'vitest';
import { splitPictures } from '#build/offline/page-pictures.ts';

const picture = (classes: string, name: string) =>
	`<picture class="${classes}"><source type="image/avif" srcset="/${name}.avif"><img src="/${name}.webp"></picture>`;

test('a picture in two formats is needed in the one that browsers load, and any only in the look it belongs to', () => {
	const { rest, pictures } = splitPictures(
		`<p>${picture('cover-light', 'day')}${picture('cover-dark', 'night')}<picture class="stitched"><img src="/thread.svg"></picture></p>`,
	);
	expect(rest).toBe('<p></p>');
	expect(pictures).toEqual({
		light: '/day.avif\n',
		dark: '/night.avif\n',
		stitched: '/thread.svg\n',
	});
});
