import { readFileSync } from 'node:fs';
import { makeFinder } from '#browser/find-index.ts';
import { builtInLocales } from '#i18n/locales.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';

vi.mock('astro:content', () => import('./collections.ts'));

/** What people ask, by job advertisements and interviews: written before the search was, each with the kind and a part of its first row. */
test.each(builtInLocales)('%s: the first row answers what an employer asks', async (locale) => {
	const index = await makeFindIndex(locale, 'https://site.example/', async () => '');
	const finder = makeFinder(index.records, index);
	const questions = readFileSync(`tests/sample/questions/${locale}.tsv`, 'utf8').trim().split('\n');
	expect(questions.length).toBeGreaterThan(50);
	const wrong = questions.flatMap((line) => {
		const [question = '', kind, part = ''] = line.split('\t');
		const [first] = finder.find(question).found;
		const row = first && `${first.title} ${first.detail}`.replaceAll('\u00a0', ' ');
		return first?.kind === kind && row?.includes(part) ? [] : [`${line}: ${first?.kind} ${row}`];
	});
	expect(wrong).toEqual([]);
});
