import { caseStudy, goodTree, project, site } from '../../../fixtures/content/good-tree.ts';

/** The commands on a site in Portuguese and Dutch. */
async function load() {
	vi.resetModules();
	globalThis.siteLanguages = { tags: ['pt', 'nl'], words: {} };
	return {
		...(await import('../../../../scripts/content/check.ts')),
		...(await import('../../../../scripts/new/make.ts')),
	};
}

const { checkContent, makeDraft } = await load();

afterAll(() => {
	globalThis.siteLanguages = undefined;
	vi.resetModules();
});

function toTree(keep: readonly string[], changes: Readonly<Record<string, string>> = {}) {
	const settings = site({ sample: false, languages: ['pt', 'nl'], keep });
	return goodTree({ 'site/site.json': settings, ...changes });
}

function check(keep: readonly string[], changes: Readonly<Record<string, string>> = {}) {
	return checkContent(toTree(keep, changes)).mistakes.filter(
		({ kind }) => kind === 'missing-default-text' || kind === 'missing-default-language',
	);
}

describe('a site in Portuguese and Dutch', () => {
	test('has no record in English alone', () => {
		const own = project({ title: { pt: 'Loja' }, type: { en: 'Web application' } });
		const found = check(['projects/dance-school'], { 'projects/shop.json': own });
		const [mistake, ...more] = found.filter(({ file }) => file.endsWith('shop.json'));
		expect(mistake).toMatchObject({
			field: 'type.pt',
			sentence:
				'The Portuguese text is missing. Write it in the field "pt": it is also shown where a translation is missing.',
			example: '"pt": "Web application"',
		});
		// Its description is in English, too.
		expect(more.map(({ field }) => field)).toEqual(['description.pt']);
	});

	test('has no page in English alone', () => {
		const words = { 'i18n/pt.json': '{}', 'i18n/nl.json': '{}', 'home/pt.mdx': 'Eu faço pão.\n' };
		const find = (changes: Readonly<Record<string, string>>) =>
			checkContent(toTree([], { ...words, ...changes }))
				.mistakes.filter(({ kind }) => kind === 'missing-language')
				.map(({ file }) => file);
		expect(find({})).toEqual(['src/content/about/nl.mdx', 'src/content/about/pt.mdx']);
		const sample = { 'site/site.json': site({ sample: true, languages: ['pt', 'nl'] }) };
		expect(find({ ...sample, 'home/en.mdx': 'I bake.\n' })).toEqual([]);
		expect(find({ 'about/pt.mdx': '---\nlead: Este sítio.\n---\n\nEm papel.\n' })).toEqual([]);
	});

	test('may keep records of the sample in English', () => {
		expect(check([]).some(({ file }) => file.includes('/projects/'))).toBe(true);
		expect(check(['projects']).some(({ file }) => file.includes('/projects/'))).toBe(false);
	});

	test('has no case study in English alone', () => {
		const english = { 'case-studies/dance-school/en.mdx': caseStudy() };
		expect(check(['projects', 'case-studies'], english)).not.toContainEqual(
			expect.objectContaining({ kind: 'missing-default-language' }),
		);
		expect(check(['projects'], english)).toContainEqual(
			expect.objectContaining({
				kind: 'missing-default-language',
				sentence: expect.stringContaining('create "case-studies/dance-school/pt.mdx"'),
			}),
		);
	});

	const making = { tree: toTree(['projects']), ask: async () => undefined, print: () => {} };

	test('has to be in Portuguese when npm run new writes it', async () => {
		const flags = { kind: 'hard' };
		const refused = makeDraft({ ...making, kind: 'skill', flags });
		await expect(refused).rejects.toThrow(/--title\.pt "/);
		await expect(refused).rejects.not.toThrow(/\.en\b/);
	});
});
