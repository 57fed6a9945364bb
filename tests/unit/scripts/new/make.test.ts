import { toRecordText } from '../../../../scripts/content/record-text.ts';
import type { Ask, Flags } from '../../../../scripts/new/ask.ts';
import { kinds, parseKind } from '../../../../scripts/new/kinds.ts';
import { makeDraft } from '../../../../scripts/new/make.ts';
import { listQuestions } from '../../../../scripts/new/questions.ts';
import { category, certificate, goodTree } from '../../../fixtures/content/good-tree.ts';

const tree = goodTree({
	'categories/frontend.json': category({
		order: 3,
		groups: ['html', 'react'].map((id) => ({ id, title: { en: id } })),
	}),
	'certificates/html/forms.json': certificate(),
	'certificates/react/hooks.json': certificate(),
	'education/school.json': goodTree().texts.get('education/provider.json'),
	'experience/front-end-developer.json': goodTree().texts.get('experience/director.json'),
});
const shop: Flags = {
	'title.en': 'Flower shop',
	'title.uk': 'Крамниця квітів',
	'type.en': 'Web application',
	start: '2024-03',
	'description.en': 'A shop for flowers.',
	technologies: 'TypeScript; React',
};

/** Places in lists are taken, the job of the example is not of this site, and a technology has a package or a version. */
const notHere = new Set(['order', 'featured', 'job', 'version']);

test('without a terminal: flags give a file that the content check finds in order', async () => {
	const draft = await make('project', shop);
	expect(draft.file).toBe('projects/flower-shop.json');
	expect(JSON.parse(toRecordText(draft.file, draft.record))).toEqual({
		$schema: '../../../schemas/json/project.json',
		title: { en: 'Flower shop', uk: 'Крамниця квітів' },
		type: { en: 'Web application' },
		start: '2024-03',
		description: { en: 'A shop for flowers.' },
		technologies: ['TypeScript', 'React'],
	});
});

test('without a terminal: a date may be written as people do', async () => {
	const { record } = await make('project', { ...shop, start: 'März 2019' });
	expect(record).toMatchObject({ start: '2019-03' });
});

test('without a terminal: the name alone is enough for a project', async () => {
	const { record } = await make('project', { 'title.en': 'Flower shop' });
	expect(record).toEqual({ title: { en: 'Flower shop' } });
});

test('without a terminal: a project has its cover and its first result, with numbers as numbers', async () => {
	const draft = await make('project', {
		...shop,
		'cover.picture': 'slides/01-linen.webp',
		'cover.alt.en': 'Folds of linen.',
		'role.en': 'Sole developer',
		'results.0.what.en': 'Calls a day',
		'results.0.before': '40',
		'results.0.after': 'one',
		certificates: 'react/hooks; html/forms',
		job: 'front-end-developer',
	});
	expect(draft.record).toMatchObject({
		cover: { picture: 'slides/01-linen.webp', alt: { en: 'Folds of linen.' } },
		role: { en: 'Sole developer' },
		results: [{ what: { en: 'Calls a day' }, before: 40, after: 'one' }],
		certificates: ['react/hooks', 'html/forms'],
		job: 'front-end-developer',
	});
});

test('without a terminal: a category goes after the others, with one group of its name', async () => {
	const draft = await make('category', {
		'title.en': 'Nursing',
		'title.uk': 'Сестринська справа',
		'title.es': 'Enfermería',
	});
	expect(draft.file).toBe('categories/nursing.json');
	expect(draft.record).toMatchObject({ order: 4, title: { en: 'Nursing' } });
});

test.each([
	['project', {}, /--title: /],
	['project', { ...shop, start: '2024-13' }, /--start: "2024-13" is not a date/],
	['project', { ...shop, start: '03/04/2023' }, /--start: "03\/04\/2023" is not a date/],
	['project', { ...shop, demo: 'javascript:alert(1)' }, /--demo: .*cannot be used as a link/],
	['project', { ...shop, titel: 'x' }, /has no flag --titel/],
	['project', { ...shop, id: 'dance-school' }, /dance-school.json already exists.*--id/],
	['project', { ...shop, id: '…' }, /--id/],
	['certificate', { group: 'cobol' }, /no group of certificates "cobol"/],
	['category', { 'title.en': 'Nursing' }, /--title.uk: .*\n--title.es: /],
	['slide', { picture: 'slides/none.webp', 'alt.en': 'x', 'caption.en': 'y' }, /--picture: /],
] as const)('without a terminal: a mistake is a sentence: %s %j', async (kind, flags, sentence) => {
	await expect(make(kind, flags)).rejects.toThrow(sentence);
});

test('in a terminal: a wrong answer is explained and the question repeated, and optional answers can be skipped', async () => {
	const answers = ['', 'Flower shop', '', '', 'App', '', '', '31/2024', '2024-03'];
	const printed: string[] = [];
	const ask: Ask = async (_, __, required) => answers.shift() ?? (required ? 'A shop.' : '');
	const draft = await makeDraft({
		kind: 'project',
		tree,
		flags: {},
		ask,
		print: (sentence) => printed.push(sentence),
	});
	expect(draft.record).toMatchObject({ title: { en: 'Flower shop' }, start: '2024-03' });
	expect(draft.record.end).toBeUndefined();
	expect(printed[0]).toBe('This answer is required.');
	expect(printed[1]).toContain('"31/2024" is not a date');
	// Whoever answers a question writes no JSON.
	expect(printed[1]).not.toMatch(/in quotes|"start"/);
	expect(printed).toHaveLength(2);
});

test('a misspelt kind is recognized, and a list of the profile has no files of its own', () => {
	expect(() => parseKind('projct')).toThrow('Did you mean "project"?');
	expect(() => parseKind('interest')).toThrow(
		'"interests" is a field of src/content/profile/profile.json',
	);
	expect(() => parseKind('award')).toThrow('written like a certificate');
});

describe.each([...kinds.keys()])('%s', (kind) => {
	test('its questions have examples that the content check accepts', async () => {
		const questions = listQuestions(kind).filter(
			({ field }) => !notHere.has(field) || kind === 'job',
		);
		const examples = questions.map(({ field, example }) => [field, example] as const);
		for (const [, example] of examples) expect(example).not.toBe('');
		const group = { certificate: 'html', diploma: 'school' }[kind];
		const pictures = examples.map(([, example]) => example);
		const draft = await makeDraft({
			kind,
			tree: { ...tree, assets: new Set([...tree.assets, ...pictures]) },
			flags: { ...Object.fromEntries(examples), ...(group === undefined ? {} : { group }) },
			ask: async () => undefined,
			print: () => {},
		});
		expect(draft.file).toMatch(/^[a-z/-]+\/[a-z0-9-]+\.json$/);
	});
});

test('a site in two languages has questions in two', async () => {
	const site = JSON.parse(tree.texts.get('site/site.json') ?? '');
	const texts = new Map(tree.texts).set(
		'site/site.json',
		JSON.stringify({ ...site, languages: ['en', 'es'] }),
	);
	const asked: string[] = [];
	await makeDraft({
		kind: 'job',
		tree: { ...tree, texts },
		flags: { start: '2016', 'company.en': 'Shop', 'job.en': 'Clerk' },
		ask: async (text) => {
			asked.push(text);
			return '';
		},
		print: () => {},
	});
	expect(asked.filter((text) => text.includes('Ukrainian'))).toEqual([]);
	expect(asked.filter((text) => text.includes('Spanish')).length).toBeGreaterThan(3);
});

function make(kind: Parameters<typeof listQuestions>[0], flags: Flags) {
	return makeDraft({ kind, tree, flags, ask: async () => undefined, print: () => {} });
}
