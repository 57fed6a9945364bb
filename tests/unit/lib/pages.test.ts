import { toPage } from '#lib/pages.ts';

test('a list is shown page by page', () => {
	const at = toPage(['a', 'b', 'c', 'd', 'e'], 1, 2);
	expect(at).toEqual({
		page: 1,
		pages: 3,
		first: 2,
		shown: ['c', 'd'],
		words: { from: 3, to: 4, all: 5 },
	});
});

test('beyond the last page is the last, and an empty list has one page', () => {
	expect(toPage(['a', 'b', 'c'], Number.MAX_SAFE_INTEGER, 2).shown).toEqual(['c']);
	expect(toPage([], 7, 2)).toMatchObject({ page: 0, pages: 1, first: 0, shown: [] });
});
