import { brotliCompressSync } from 'node:zlib';
import { makeFinder } from '#browser/find-index.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { fold } from '#lib/find/fold.ts';
import { parseFindIndex, recordKinds } from '#lib/find/record.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';
import { toolList } from '#tools/tool-list.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const mostBytes = 60_000;
/** As many results as are seen without looking for them. */
const first = 3;

describe.each(builtInLocales)('the index of the search in %s', async (locale) => {
	const index = await makeFindIndex(locale, 'https://site.example/', async () => '');
	const finder = makeFinder(index.records, index);

	test('is read as it is written, and is small', () => {
		const json = JSON.stringify(index);
		expect(parseFindIndex(JSON.parse(json))).toEqual(index);
		expect(brotliCompressSync(json).length).toBeLessThanOrEqual(mostBytes);
	});

	test('has records of every kind but publications, which the sample has none of', () => {
		expect(new Set(index.records.map(({ kind }) => kind))).toEqual(
			new Set(recordKinds.filter((kind) => kind !== 'publication')),
		);
	});

	test('finds every record by its title, and by its titles in the other languages', () => {
		const lost = index.records.flatMap((record) =>
			[record.title, ...record.also.map(([, name]) => name)]
				.filter((name) => fold(name) !== '')
				.filter((name) => {
					const { found } = finder.find(name);
					// Some have the same name: a project and its tool, both sides of a diploma.
					const namesakes = found.filter((each) =>
						[each.title, ...each.also.map(([, other]) => other)].map(fold).includes(fold(name)),
					);
					const place = found.indexOf(record);
					return place < 0 || place >= Math.max(first, namesakes.length);
				})
				.map((name) => `${record.kind} ${record.title}: ${name}`),
		);
		expect(lost).toEqual([]);
	});

	test('finds every tool by what else people call it', () => {
		const lost = toolList.flatMap(({ id, words }) =>
			words.search[locale].filter((word) => {
				const { found } = finder.find(word);
				return !found.some(({ href }) => href === localizePath(locale, `/extra/${id}`));
			}),
		);
		expect(lost).toEqual([]);
	});

	test('shows no Markdown, code or empty titles', () => {
		for (const { title, words, href } of index.records) {
			expect([href, title.trim()]).not.toEqual([href, '']);
			expect([href, words]).not.toEqual([href, expect.stringMatching(/\*\*|```|\]\(|<[A-Z]/)]);
		}
	});
});
