import { afterAll, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { caseStudy, goodTree, project, site } from '../../../fixtures/content/good-tree.ts';

/** The commands on a site in Portuguese and Dutch. */
async function load() {
	vi.resetModules();
	globalThis.siteLanguages = { tags: ['pt', 'nl'], words: {} };
	return {
		...(await import('../../../../scripts/content/check.ts')),
		...(await import('../../../../scripts/content/placeholders.ts')),
		...(await import('../../../../scripts/new/make.ts')),
		...(await import('../../../../scripts/new/help.ts')),
		...(await import('../../../../scripts/import/categories.ts')),
		...(await import('../../../../scripts/import/json-resume/read.ts')),
		...(await import('../../../../scripts/init/contacts.ts')),
	};
}

const commands = await load();
const { checkContent, makeDraft, printHelp, withCategory } = commands;
const { missingText, readJsonResume, toContacts } = commands;

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

	test('names the categories of an import itself, and has no texts in languages of the code', () => {
		const files = withCategory({ texts: new Map() }, new Map([['certificates/other/a', {}]]));
		const title = { pt: missingText, nl: missingText };
		expect(files.get('categories/courses')).toEqual({
			order: 1,
			title,
			groups: [{ id: 'other', title }],
		});
	});

	test('has no English words for what an import lacks', () => {
		const log = { notImported: [], changed: [], missing: [] };
		const resume = { projects: [{ name: 'Bolo', startDate: '2023' }] };
		const { files } = readJsonResume(resume, 'pt' as Locale, log, []);
		expect(files.get('projects/bolo')).toMatchObject({ type: { pt: missingText } });
		expect(files.get('profile/profile')).toMatchObject({ contacts: [{ label: { pt: 'E-mail' } }] });
		expect(toContacts('+351 21 000 00 00', ['pt', 'nl'])).toMatchObject([
			{ label: { pt: 'Tel.', nl: 'Tel.' } },
		]);
	});

	const making = { tree: toTree(['projects']), ask: async () => undefined, print: () => {} };

	test('has to be in Portuguese when npm run new writes it', async () => {
		const flags = { 'title.pt': 'Loja', start: '2024-03' };
		const refused = makeDraft({ ...making, kind: 'project', flags });
		await expect(refused).rejects.toThrow(/--type\.pt "/);
		await expect(refused).rejects.not.toThrow(/\.en\b/);
	});

	test('has no flags for other languages', async () => {
		const flags = { 'title.pt': 'Loja', 'type.en': 'Web application' };
		await expect(makeDraft({ ...making, kind: 'project', flags })).rejects.toThrow(
			/has no flag --type\.en\. Did you mean --type\.(pt|nl)\?/,
		);
		expect(printHelp('project')).not.toMatch(/--\w+\.(en|uk|es)\b/);
	});
});
