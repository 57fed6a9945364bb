import { expect, test } from 'vitest';
import { checkContent } from '../../../../scripts/content/check.ts';
import { makeCaseStudy } from '../../../../scripts/new/case-study.ts';
import { goodTree, project, words } from '../../../fixtures/content/good-tree.ts';

const results = [
	{
		what: words('Time to find a hall', 'Час пошуку зали'),
		before: 20.5,
		after: 1,
		unit: words('"min"'),
	},
];
const tree = goodTree({ 'projects/ballet.json': project({ results }) });
const lead = 'A hall in a minute.';

function make(flags: Record<string, string>, of = tree) {
	return makeCaseStudy({ tree: of, flags, ask: async () => undefined, today: '2026-03-14' });
}

test('each language with an opening sentence has a file, of which the content check lists only the outline', async () => {
	const files = await make({ project: 'ballet', 'lead.en': lead, 'lead.uk': 'Зала: за хвилину.' });
	expect([...files.keys()]).toEqual(['case-studies/ballet/en.mdx', 'case-studies/ballet/uk.mdx']);
	const texts = new Map([...tree.texts, ...files]);
	const { mistakes } = checkContent({ ...tree, texts });
	expect(new Set(mistakes.map(({ kind }) => kind))).toEqual(new Set(['outline']));
	const [english = '', ukrainian = ''] = files.values();
	expect(english).toMatch(/^---\nlead: "A hall in a minute\."\npublished: "2026-03-14"\n---\n/);
	expect(english).toContain(
		'<Value what="Time to find a hall" before="20.5" after="1" unit="&quot;min&quot;" />',
	);
	expect(ukrainian).toContain('## Що пішло не так');
	expect(ukrainian).toContain('what="Час пошуку зали" before="20,5"');
});

test.each([
	[{ project: 'balet', 'lead.en': lead }, 'There is no project "balet". Did you mean "ballet"?'],
	[{ project: 'x', 'lead.en': lead }, 'Write --project with one of: dance-school, ballet.'],
	[{ project: 'ballet' }, '--lead.en'],
	[{ project: 'ballet', 'lead.uk': lead }, 'has no English text'],
	[{ project: 'ballet', 'lead.en': 'a'.repeat(201) }, 'Write at most 200'],
	[{ project: 'dance-school', 'lead.en': lead }, 'already exists'],
	[{ project: 'ballet', leed: lead }, 'has no flag --leed'],
])('%j is refused with a sentence', async (flags, sentence) => {
	await expect(make(flags)).rejects.toThrow(sentence);
});

test('without projects the first step is named', async () => {
	const empty = goodTree({ 'projects/dance-school.json': undefined });
	await expect(make({}, empty)).rejects.toThrow(
		'A case study tells the story of a project, and there is no project yet. Make one first: npm run new -- project',
	);
});
