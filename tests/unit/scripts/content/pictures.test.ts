import { check, testChanges } from '../../../fixtures/content/check.ts';
import { certificate, goodTree, slide } from '../../../fixtures/content/good-tree.ts';

testChanges('pictures');

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
