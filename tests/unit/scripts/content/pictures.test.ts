import { expect, test } from 'vitest';
import { check, testReports } from '../../../fixtures/content/check.ts';
import { certificate, goodTree, iqTest, slide } from '../../../fixtures/content/good-tree.ts';

testReports([
	[
		'a picture that does not exist',
		{ 'slides/01-linen.json': slide({ picture: 'slides/01-linnen.webp' }) },
	],
	[
		'a picture of one language that does not exist',
		{
			'iq/iq.json': iqTest({
				picture: { en: 'iq/iq-en.webp', uk: 'iq/iq-ua.webp', es: 'iq/iq-es.webp' },
			}),
		},
	],
	[
		'a picture outside the folder',
		{ 'slides/01-linen.json': slide({ picture: '../secret.webp' }) },
	],
]);

test.each(['src/assets/slides/01-linen.webp', '01-linen.webp'])(
	'a picture with its full path or without its folder is recognized: %s',
	(picture) => {
		expect(check({ 'slides/01-linen.json': slide({ picture }) })).toContain(
			'Did you mean "slides/01-linen.webp"?',
		);
	},
);

test('a document or a language without a picture is no mistake', () => {
	const { assets } = goodTree();
	const without = new Set([...assets].filter((file) => !file.includes('spanish')));
	const changes = { 'certificates/pm/streams.json': certificate() };
	expect(check(changes, { assets: without })).toBe('0 mistakes in 0 files.');
});
