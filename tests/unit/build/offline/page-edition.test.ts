import { markEdition } from '#build/offline/page-edition.ts';

test('the edition comes after the title, whatever the title contains', () => {
	const { edition, marked } = markEdition(
		'<!doctype html><title data-x="</title>">A $& B</title><p>x',
	);
	expect(edition).toMatch(/^[0-9a-f]{12}$/);
	expect(marked).toBe(
		`<!doctype html><title data-x="</title>">A $& B</title><meta name="edition" content="${edition}"><p>x`,
	);
});

test('the title of a drawing is not that of the page', () => {
	const page = '<title>Page</title><svg><title>Cube</title></svg>';
	expect(markEdition(page).marked).toMatch(/^<title>Page<\/title><meta [^>]+><svg>/);
});

test('the same page has the same edition, another one has another', () => {
	const page = '<title>A</title>';
	expect(markEdition(page).edition).toBe(markEdition(page).edition);
	expect(markEdition(`${page} `).edition).not.toBe(markEdition(page).edition);
});

test('a page without a title is an error', () => {
	expect(() => markEdition('<p>x')).toThrow('no title');
});
