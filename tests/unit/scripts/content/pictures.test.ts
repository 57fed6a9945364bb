import { expect, test } from 'vitest';
import { check } from '../../../fixtures/content/check.ts';
import { certificate, goodTree, iqTest, slide } from '../../../fixtures/content/good-tree.ts';

test('a picture that does not exist', () => {
	const text = slide({ picture: 'slides/01-linnen.webp' });
	expect(check({ 'slides/01-linen.json': text })).toMatchInlineSnapshot(`
		"src/content/slides/01-linen.json:3:13  picture
		  There is no picture "src/assets/slides/01-linnen.webp". Did you mean "slides/01-linen.webp"?
		  Found:    "slides/01-linnen.webp"
		  Expected: the path of a picture in the folder src/assets
		  Example:  "slides/01-linen.webp"

		1 mistake in 1 file."
	`);
});

test.each(['src/assets/slides/01-linen.webp', '01-linen.webp'])(
	'a picture with its full path or without its folder is recognized: %s',
	(picture) => {
		expect(check({ 'slides/01-linen.json': slide({ picture }) })).toContain(
			'Did you mean "slides/01-linen.webp"?',
		);
	},
);

test('a picture of one language that does not exist', () => {
	const picture = { en: 'iq/iq-en.webp', uk: 'iq/iq-ua.webp', es: 'iq/iq-es.webp' };
	expect(check({ 'iq/iq.json': iqTest({ picture }) })).toContain('iq.json:16:9  picture.uk');
});

test('a document or a language without a picture is no mistake', () => {
	const { assets } = goodTree();
	const without = new Set([...assets].filter((file) => !file.includes('spanish')));
	const changes = { 'certificates/pm/streams.json': certificate() };
	expect(check(changes, { assets: without })).toBe('0 mistakes in 0 files.');
});

test('a picture outside the folder', () => {
	const text = slide({ picture: '../secret.webp' });
	expect(check({ 'slides/01-linen.json': text })).toMatchInlineSnapshot(`
		"src/content/slides/01-linen.json:3:13  picture
		  "../secret.webp" is not the path of a picture in src/assets. Write its path inside src/assets, for example "slides/01-linen.webp". Use lower-case letters, digits and hyphens, and end it with .webp, .png, .jpg, .jpeg or .avif.
		  Found:    "../secret.webp"
		  Expected: Picture in src/assets, 16:9, at least 1600 px wide, for example "slides/01-linen.webp".
		  Example:  "picture": "slides/01-linen.webp"

		1 mistake in 1 file."
	`);
});
