import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitPages, toLastingPath, toPagePath, toPathOfEntry } from '#lib/list-pages.ts';

test('every entry stands on one page, in its order, and no page but the last has room', () => {
	fc.assert(
		fc.property(
			fc.array(fc.nat(), { maxLength: 40 }),
			fc.integer({ min: 1, max: 9 }),
			(all, size) => {
				const pages = splitPages(all, size);
				expect(pages.flat()).toEqual(all);
				expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
				expect(pages.at(-1)?.length ?? 0).toBeLessThanOrEqual(size);
			},
		),
	);
});

test('an empty list has one page, a full page no second', () => {
	expect(splitPages([], 3)).toEqual([[]]);
	expect(splitPages([1, 2, 3], 3)).toEqual([[1, 2, 3]]);
	expect(splitPages([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
});

test('the first page is the list itself, the others are below it', () => {
	expect([1, 2, 34].map((page) => toPagePath('/projects', page))).toEqual([
		'/projects',
		'/projects/page/2',
		'/projects/page/34',
	]);
});

test('the path of an entry leads to the page that has it', () => {
	const all = Array.from({ length: 7 }, (_, index) => index);
	const pages = splitPages(all, 3);
	for (const [index, entry] of all.entries()) {
		const page = pages.findIndex((entries) => entries.includes(entry)) + 1;
		expect(toPathOfEntry('/a', index, 3)).toBe(toPagePath('/a', page));
	}
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
