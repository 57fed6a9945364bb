import { expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { compareFeatures } from '#tools/couture/gallery/features.ts';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const arrangement = { type: 'single', model: 'menShirt1' } as const;
const first = toKeptText({ arrangement, wardrobe: firstWardrobe });

test('what only one of two designs has is marked', () => {
	const menShirt1 = { ...firstWardrobe.menShirt1, finish: 'wool' as const };
	const other = toKeptText({ arrangement, wardrobe: { ...firstWardrobe, menShirt1 } });
	const [one, two] = compareFeatures(couture.en.description, first, other);
	expect(one).toEqual([
		{ words: 'Men’s shirt 1', shared: true },
		{ words: 'cotton', shared: false },
	]);
	expect(two.at(-1)).toEqual({ words: 'wool', shared: false });
});

test('a composition lists its garments', () => {
	const row = toKeptText({ arrangement: { type: 'row' }, wardrobe: firstWardrobe });
	const [one] = compareFeatures(couture.en.description, row, first);
	expect(one.map(({ words }) => words)).toEqual([
		'Four garments in a row',
		'Men’s shirt 1, cotton',
		'Women’s shirt, cotton',
		'Men’s shirt 2, cotton',
		'Women’s dress, cotton',
	]);
});
