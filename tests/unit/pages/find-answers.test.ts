import { expect, test, vi } from 'vitest';
import { makeFinder } from '#browser/find-index.ts';
import { makeFindIndex } from '#pages/_find/index-records.ts';
import { readTexts } from '../../../scripts/content/tree.ts';

/** The content of another author, who has no intelligence test and tells neither age nor telephone. */
vi.mock('astro:content', async () => {
	const { toCollections } = await import('../../fixtures/content/collections.ts');
	return toCollections(() => readTexts('tests/fixtures/author/content'));
});

const index = await makeFindIndex('en', 'https://site.example/', async () => '');
const finder = makeFinder(index.records, index);
const ask = (query: string) => finder.find(query).found[0];
test.each([
	['contact', 'nino@example.net', { copy: 'nino@example.net' }],
	// The number is private, so this is how to reach her.
	['phone', 'nino@example.net', { copy: 'nino@example.net' }],
	['salary', 'Rates and salary: please ask', { copy: 'nino@example.net' }],
	['who is this', 'Nino Beridze (ნინო ბერიძე)', { href: '/' }],
	['where', 'Kutaisi, Georgia', {}],
	['georgian', 'Georgian', {}],
	['source code', 'Source code of this site', { href: 'https://example.net/site' }],
	['current job', 'Dispatcher', { kind: 'job', href: '/experience#depot' }],
	['remote', 'Remote work, work on site, relocation: please ask', { copy: 'nino@example.net' }],
	['visa', 'Visa, work permit, driving licence: please ask', { copy: 'nino@example.net' }],
	['hobbies', 'Radios of the seventies', {}],
	['rss', 'RSS', { href: '/feed.xml' }],
])('an owner’s site answers "%s"', (query, title, fields) => {
	expect(ask(query)).toMatchObject({ kind: 'answer', title, ...fields });
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
