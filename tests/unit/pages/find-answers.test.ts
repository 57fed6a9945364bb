import { makeFinder } from '#browser/find-index.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';
import { readTexts } from '../../../scripts/content/tree.ts';
import answers from './answers.json' with { type: 'json' };

/** The content of another author, who has no intelligence test and tells neither age nor telephone. */
vi.mock('astro:content', async () => {
	const { toCollections } = await import('../../fixtures/content/collections.ts');
	return toCollections(() => readTexts('tests/fixtures/author/content'));
});

const index = await makeFindIndex('en', 'https://site.example/', async () => '');
const finder = makeFinder(index.records, index);
const ask = (query: string) => finder.find(query).found[0];
// Her number is private: who asks for it is told how to reach her.
test.each(Object.entries(answers))('an owner’s site answers "%s"', (query, answer) => {
	expect(ask(query)).toMatchObject({ kind: 'answer', ...answer });
});

test.each(['iq', 'available', 'notice', 'age', 'spanish', 'react'])(
	'what the owner does not tell has no answer: %s',
	(query) => {
		expect(ask(query)?.kind).not.toBe('answer');
	},
);

test('nothing private is in the index', () => {
	expect(JSON.stringify(index)).not.toMatch(/500 000 777|1991|only-for-friends/);
});
