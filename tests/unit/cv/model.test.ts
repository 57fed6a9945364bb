import { compileCv } from '#cv/compile.ts';
import { toMarkdown } from '#cv/forms/markdown.ts';
import { toCv } from '#cv/model.ts';
import { toShortBlocks } from '#cv/sections/short.ts';
import { toWholeBlocks } from '#cv/sections/whole.ts';
import { job, paper, place, profile, project, sources } from './makers.ts';
import { missingPoppler, toPdfBlocks } from './pdf-text.ts';

test('the e-mail address and the site come before the other contacts', () => {
	const contacts = [
		{ kind: 'code', label: { text: 'Look at the code' }, url: 'https://example.com/olha/' },
		{ kind: 'website', label: { text: 'My site' }, url: 'https://www.site.example' },
	];
	expect(toCv(sources({ profile: profile({ contacts }) })).contacts).toEqual([
		{ label: 'E-mail', url: 'mailto:olha@example.com', text: 'olha@example.com' },
		{ label: 'Website', url: 'https://site.example/', text: 'site.example' },
		{ label: 'Look at the code', url: 'https://example.com/olha/', text: 'example.com/olha' },
	]);
	const own = profile({ website: 'https://site.example', contacts: [] });
	expect(toCv(sources({ locale: 'uk', profile: own })).contacts.map(({ text }) => text)).toEqual([
		'olha@example.com',
		'site.example/uk',
	]);
});

test('days are cut to months, and a job that goes on ends now', () => {
	const [first] = toCv(sources({ locale: 'uk', jobs: [job()] })).experience.jobs;
	const [second] = toCv(sources({ locale: 'uk', jobs: [job({ end: undefined })] })).experience.jobs;
	expect(first?.period).toBe('03.2020 – 04.2021');
	expect(second?.period).toBe('03.2020 – дотепер');
});

test('results in numbers follow the sentences about results, and are alone where there are none', () => {
	const results = [
		{
			what: { text: 'Fabric in stock' },
			before: '38',
			after: '19',
			unit: { text: 'tonnes' },
			numbers: {},
		},
	];
	const lines = (changes: object) =>
		toCv(sources({ jobs: [job({ results, ...changes })] })).experience.jobs[0]?.parts.at(-1);
	const line = 'Fabric in stock: 38 → 19\u00a0tonnes';
	expect(lines({})?.list.lines).toEqual(['Built a bridge', line]);
	expect(lines({ tasks: { lines: [] } })).toMatchObject({
		kind: 'tasks',
		list: { lines: [line] },
	});
});

test('the first seven projects are shown, without the tools of this site', () => {
	const tools = [1, 2].map((n) => project({ id: `tool-${n}`, demo: `/extra/tool-${n}` }));
	const works = Array.from({ length: 9 }, (_, n) => project({ title: { text: `Work ${n + 1}` } }));
	const shown = toCv(sources({ projects: [...tools, ...works] })).projects.projects;
	expect(shown.map(({ title }) => title.text)).toEqual(
		[1, 2, 3, 4, 5, 6, 7].map((n) => `Work ${n}`),
	);
});

test('a project shows its role and its first result', () => {
	const results = [
		{ what: { text: 'Missed visits' }, before: '14', after: '5', unit: { text: '%' }, numbers: {} },
		{ what: { text: 'Visits' }, after: '900', numbers: {} },
	];
	const described = project({ role: { text: 'Developer', lang: 'en' }, results });
	const show = (locale: 'en' | 'uk') =>
		toCv(sources({ locale, projects: [described] })).projects.projects[0];
	expect(show('en')).toMatchObject({
		role: { text: 'Developer', lang: 'en' },
		result: { text: 'Missed visits: 14 → 5%' },
	});
	expect(show('uk')?.result?.text).toBe('Missed visits: 14 → 5\u00a0%');
	expect(toCv(sources()).projects.projects[0]?.result).toBeUndefined();
});

test('the complete CV has every project and document, whatever the author chose for the short ones', () => {
	const projects = Array.from({ length: 9 }, (_, n) => project({ demo: `/extra/tool-${n}` }));
	const education = [place({ documents: [paper(), paper()] })];
	const certificates = Array.from({ length: 20 }, () => paper());
	const cv = { sections: ['languages'] as const };
	const all = toCv(
		sources({
			cv,
			projects,
			education,
			totals: { diplomas: [paper()], certificates, categories: [] },
		}),
		{ complete: true },
	);
	expect(all.projects.projects).toHaveLength(9);
	expect(all.certificates?.documents).toHaveLength(2 + 1 + 20);
	expect(all.sections).toEqual([
		...['languages', 'experience', 'skills', 'projects', 'education', 'certificates'],
	]);
});

// ISO 32000-1, 14.8.4.3.2: an H2 is in the tags, and in the outline that readers make of them.
test.skipIf(missingPoppler)(
	'every form has the sections of the author in that order, without those that are empty',
	async () => {
		const resume = sources({
			cv: { pages: 1, sections: ['references', 'education', 'experience'] },
			jobs: Array.from({ length: 90 }, () => job()),
		});
		const { pdf, pages } = await compileCv(toCv(resume), 1);
		const titles = toPdfBlocks(pdf).flatMap(([tag, text]) => (tag === 'H2' ? text.trim() : []));
		expect([pages, ...titles]).toEqual([1, 'Profile', 'Education', 'Experience']);
		for (const blocks of [toWholeBlocks(resume), toShortBlocks(resume)])
			expect(toMarkdown(blocks).match(/^## .*/gm)).toEqual(['## Education', '## Experience']);
	},
);
