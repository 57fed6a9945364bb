import fc from 'fast-check';
import {
	countPages,
	pickNumbers,
	pickPage,
	toLastingPath,
	toPagePath,
	toPathOfEntry,
} from '#lib/list-pages.ts';

const lists = fc.array(fc.nat(), { maxLength: 40 });
const sizes = fc.integer({ min: 1, max: 9 });

function listPages<Entry>(all: readonly Entry[], size: number): Entry[][] {
	return Array.from({ length: countPages(all.length, size) }, (_, index) =>
		pickPage(all, index + 1, size),
	);
}

test('every entry is on one page, in its order, and no page but the last has room', () => {
	fc.assert(
		fc.property(lists, sizes, (all, size) => {
			const pages = listPages(all, size);
			expect(pages.flat()).toEqual(all);
			expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
			expect(pages.at(-1)?.length).toBeLessThanOrEqual(size);
		}),
	);
});

test('the path of an entry leads to the page that has it', () => {
	fc.assert(
		fc.property(lists, sizes, (all, size) => {
			const entries = all.map((_, index) => index);
			for (const [index, page] of listPages(entries, size).entries()) {
				for (const entry of page)
					expect(toPathOfEntry('/a', entry, size)).toBe(toPagePath('/a', index + 1));
			}
		}),
	);
});

test('a lasting path has no page number, whatever the id looks like', () => {
	expect(toLastingPath('/projects/page/2#lathe')).toBe('/projects#lathe');
	expect(toLastingPath('https://a.example/uk/certificates/backend/page/12#java-x')).toBe(
		'https://a.example/uk/certificates/backend#java-x',
	);
	expect(toLastingPath('/projects/page/2')).toBe('/projects');
	expect(toLastingPath('/projects#page-2')).toBe('/projects#page-2');
	expect(toLastingPath('/projects/page')).toBe('/projects/page');
});

test.each([
	[1, 1, '1'],
	[1, 2, '1 2'],
	[2, 5, '1 2 3 4 5'],
	[1, 9, '1 2 … 9'],
	[5, 9, '1 … 4 5 6 … 9'],
	[4, 9, '1 2 3 4 5 … 9'],
	[9, 9, '1 … 8 9'],
])('on page %i of %i these are named: %s', (page, pages, named) => {
	expect(
		pickNumbers(page, pages)
			.map((number) => number ?? '…')
			.join(' '),
	).toBe(named);
});
