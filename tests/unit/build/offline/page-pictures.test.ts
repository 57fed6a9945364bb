import { expect, test } from 'vitest';
import { splitPictures } from '#build/offline/page-pictures.ts';

const picture = (classes: string, name: string) =>
	`<picture class="${classes}"><source type="image/avif" srcset="/${name}.avif"><img src="/${name}.webp"></picture>`;

test('a picture in two formats is needed in the one that browsers load, and only in the look it belongs to', () => {
	const { rest, pictures } = splitPictures(
		`<p>${picture('cover-light', 'day')}${picture('cover-dark', 'night')}${picture('view-alternative', 'thread')}</p>`,
	);
	expect(rest).toBe('<p></p>');
	expect(pictures).toEqual({
		light: '/day.avif\n',
		dark: '/night.avif\n',
		stitched: '/thread.avif\n',
	});
});

test('one without a theme is shown in both', () => {
	const { pictures } = splitPictures(picture('view-normal', 'cube'));
	expect(pictures).toEqual({ light: '/cube.avif\n', dark: '/cube.avif\n', stitched: '' });
});

test('a drawing, which has one format, stays in the page', () => {
	const drawing = '<picture class="view-alternative"><img src="/logo.webp"></picture>';
	const twoFormats = picture('cover-light', 'day');
	expect(splitPictures(`${drawing}${twoFormats}`)).toEqual({
		rest: drawing,
		pictures: { light: '/day.avif\n', dark: '', stitched: '' },
	});
});
