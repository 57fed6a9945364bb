import { expect, test } from 'vitest';
import { couture } from '#i18n/messages/couture/index.ts';
import { compareFeatures } from '#tools/couture/gallery/features.ts';
import { toKeptText } from '#tools/couture/gallery/kept-design.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';

const words = couture.en.description;
const shirt = { type: 'single', model: 'menShirt1' } as const;
const first = toKeptText({ arrangement: shirt, wardrobe: firstWardrobe });

test('what only one of two designs has is marked', () => {
	const menShirt1 = { ...firstWardrobe.menShirt1, finish: 'wool' as const };
	const other = toKeptText({ arrangement: shirt, wardrobe: { ...firstWardrobe, menShirt1 } });
	const [one, two] = compareFeatures(words, first, other);
	expect(one.map(({ words, shared }) => [words, shared])).toEqual([
		['Men’s shirt 1', true],
		['cotton', false],
	]);
	expect(two.at(-1)).toEqual({ words: 'wool', shared: false });
});
