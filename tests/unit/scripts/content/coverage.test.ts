import { expect, test } from 'vitest';
import { toCoverage } from '../../../../scripts/content/coverage.ts';
import { printCoverage } from '../../../../scripts/content/print-coverage.ts';
import { goodTree, project, slide, words } from '../../../fixtures/content/good-tree.ts';

test('a complete content has no gaps', () => {
	const { collections, gaps, withoutPicture } = toCoverage(goodTree());
	expect(gaps).toEqual([]);
	expect(withoutPicture).toEqual([]);
	expect(collections.find(({ name }) => name === 'projects')).toEqual({
		name: 'projects',
		total: 4,
		present: { en: 4, uk: 4, es: 4 },
	});
});

test('every gap is listed with its language, file and field', () => {
	const tree = goodTree({
		'projects/dance-school.json': project({ title: words('Dance school', 'Школа танців') }),
		'slides/01-linen.json': slide({ alt: words('A shirt.'), picture: 'slides/none.webp' }),
		'about/uk.mdx': undefined,
	});
	expect(printCoverage(toCoverage(tree))).toMatchInlineSnapshot(`
		"Collection    Texts    English  Українська   Español
		profile           6   6 (100%)    6 (100%)  6 (100%)
		site              1   1 (100%)    1 (100%)  1 (100%)
		iq                5   5 (100%)    5 (100%)  5 (100%)
		projects          3   3 (100%)    3 (100%)   2 (66%)
		categories        2   2 (100%)    2 (100%)  2 (100%)
		certificates      6   6 (100%)    6 (100%)  6 (100%)
		education         2   2 (100%)    2 (100%)  2 (100%)
		diplomas          1   1 (100%)    1 (100%)  1 (100%)
		languages         3   3 (100%)    3 (100%)  3 (100%)
		experience        5   5 (100%)    5 (100%)  5 (100%)
		publications      0          –           –         –
		skills            2   2 (100%)    2 (100%)  2 (100%)
		technologies      1   1 (100%)    1 (100%)  1 (100%)
		photos            1   1 (100%)    1 (100%)  1 (100%)
		slides            2   2 (100%)     1 (50%)   1 (50%)
		case-studies      1   1 (100%)    1 (100%)  1 (100%)
		home              1   1 (100%)    1 (100%)  1 (100%)
		about             1   1 (100%)      0 (0%)  1 (100%)
		All              43  43 (100%)    41 (95%)  41 (95%)

		Missing translations: 4
		  Español  src/content/projects/dance-school.json:2:11  title.es
		  Українська  src/content/slides/01-linen.json:4:9  alt.uk
		  Español  src/content/slides/01-linen.json:4:9  alt.es
		  Українська  src/content/about/uk.mdx:1:1

		Without a picture: 1
		  src/content/slides/01-linen.json"
	`);
});

test('what is nearly complete is not called complete', () => {
	const changes = Object.fromEntries(
		Array.from({ length: 300 }, (_, index) => [`projects/p${index}.json`, project()]),
	);
	const tree = goodTree({ ...changes, 'projects/p7.json': project({ type: words('Web', 'Веб') }) });
	expect(printCoverage(toCoverage(tree))).toMatch(/^projects .* 903 \(99%\)$/m);
});
