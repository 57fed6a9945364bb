import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { builtInLocales } from '#i18n/locales.ts';
import { toKeyFigures } from '#queries/figures.ts';
import { getResume } from '#queries/resume.ts';
import { selectWork } from '#queries/selected-work.ts';

vi.mock('astro:content', async () => import('../cv/content-on-disk.ts'));

const today = '2026-11-22';

/** How the texts of the sample state that a project was the author’s own, or unpaid. */
const ownOrUnpaid = {
	en: /\bmy own\b|volunteer/i,
	uk: /(?<!\p{L})мо(?:я|єї) |власний|волонтер/iu,
	es: /\bpropi[oa]\b|voluntari[oa]/i,
} as const;

test.each(builtInLocales)(
	'%s: the projects are as many as there are files, and as many are for paying clients as the texts name',
	async (locale) => {
		const [projects] = await readFigures(locale);
		const files = globSync('src/content/projects/*.json');
		const forClients = files
			.map((file) => JSON.parse(readFileSync(file, 'utf8')))
			.filter(({ client, type, role }) => {
				const texts = [client, type, role].map((text) => text?.[locale]).join(' ');
				return client && !ownOrUnpaid[locale].test(texts);
			});
		expect(projects?.value).toBe(String(files.length));
		expect(projects?.what.text).toMatch(new RegExp(`\\D${forClients.length}\\D`));
		expect(projects?.path).toBe('/projects');
	},
);

test('a client who did not pay, an employer and a client without the word of the author are not counted', async () => {
	const { projects } = await getResume('en', 'https://vzir.example.com/');
	const [some] = projects.filter(({ client }) => client);
	if (!some) throw new Error('There is no project with a client.');
	const count = (...changes: Partial<typeof some>[]) => {
		const all = changes.map((change) => ({ ...some, for: undefined, results: [], ...change }));
		return toKeyFigures({ ...nothing, projects: all }, [], today)[0]?.what.text;
	};
	expect(count({ for: 'client' }, {}, { for: 'employer' })).toBe('projects, 1 for a paying client');
	expect(count({ for: 'client', paid: true }, { for: 'client' }, { for: 'volunteer' })).toBe(
		'projects, 2 for paying clients',
	);
	expect(count({ for: 'client', paid: false }, { for: 'own' })).toBe('projects');
});

test.each([
	['en', /six client projects/],
	['uk', /шість проєктів для замовників/],
	['es', /seis proyectos para clientes/],
] as const)('%s: the job since 2023 has the six client projects of its text', (locale, claim) => {
	const job = JSON.parse(readFileSync('src/content/experience/front-end-developer.json', 'utf8'));
	const delivered = globSync('src/content/projects/*.json')
		.map((file) => JSON.parse(readFileSync(file, 'utf8')))
		.filter((project) => project.for === 'client' && project.paid !== false)
		.filter(({ start, end }) => start >= job.start && end !== undefined);
	expect(delivered).toHaveLength(6);
	expect(delivered.every((project) => project.job === 'front-end-developer')).toBe(true);
	expect(job.tasks[locale].join('\n')).toMatch(claim);
});

test('two results follow that the page does not show below, each leads to its case study', async () => {
	const [, bookings, errors] = await readFigures('en');
	const [, direct] = readResults('seaside-hotel');
	const [mistakes] = readResults('form-elements');
	expect(bookings).toMatchObject({
		before: direct.before.en,
		value: direct.after.en,
		path: '/projects/seaside-hotel',
	});
	expect(errors).toMatchObject({
		before: String(mistakes.before),
		value: String(mistakes.after),
		path: '/projects/form-elements',
	});
});

test.each([
	['en', /hotel/, /town hall/],
	['uk', /готел/, /міської ради/],
	['es', /hotel/, /municipales/],
] as const)(
	'%s: a result says whose it is, for those who read nothing but this strip',
	async (locale, hotel, hall) => {
		const [, bookings, errors] = await readFigures(locale);
		expect(bookings?.what.text).toMatch(hotel);
		expect(errors?.what.text).toMatch(hall);
	},
);

test('from September 2000, without a gap, are 26 years', async () => {
	const years = (await readFigures('en'))[3];
	expect([years?.value, years?.unit?.text]).toEqual(['26', 'years']);
	expect(years?.what.text).toBe('of work in 4 jobs');
	expect(years?.path).toBe('/experience');
});

test('the years are counted to the day that is given, gaps left out', () => {
	const job = (start: string, end?: string) => ({ ...emptyJob, start, ...(end && { end }) });
	const jobs = [job('2010-01-01', '2011-12-31'), job('2020-01-10')];
	const count = (day: string) => toKeyFigures({ ...nothing, jobs }, [], day)[0]?.value;
	// 24 months, a gap, and 12, 14 and 15 months: halves are rounded to the nearest.
	expect(count('2020-12-31')).toBe('3');
	expect(count('2021-02-28')).toBe('3');
	expect(count('2021-03-01')).toBe('3.5');
});

test('where there are no results, certificates and diplomas are counted', async () => {
	const resume = await getResume('en', 'https://vzir.example.com/');
	const projects = resume.projects.map((project) => ({ ...project, results: [] }));
	const figures = toKeyFigures({ ...resume, projects }, [], today);
	expect(figures.map(({ path }) => path)).toEqual(['/projects', '/experience', '/certificates']);
	// 126 certificates and 12 diplomas, as the specification counts them.
	expect(figures[2]?.value).toBe('138');
});

test('of results that are not picked, the largest change in a case study comes first', async () => {
	const { projects: all } = await getResume('en', 'https://vzir.example.com/');
	const [some] = all;
	if (!some) throw new Error('There is no project.');
	const make = (id: string, before: number, after: number, hasCaseStudy: boolean) => ({
		...some,
		id,
		hasCaseStudy,
		results: [
			{ what: { text: id }, before: `${before}`, after: `${after}`, numbers: { before, after } },
		],
	});
	const projects = [
		make('small-change', 10, 9, true),
		make('untold', 10, 1, false),
		make('large-change', 2, 10, true),
	];
	const paths = toKeyFigures({ ...nothing, projects }, [], today).map(({ path }) => path);
	expect(paths).toEqual(['/projects', '/projects/large-change', '/projects/small-change']);
	const [, picked] = toKeyFigures({ ...nothing, projects }, [{ id: 'large-change' }], today);
	// Its only result is shown with its picture.
	expect(picked?.path).toBe('/projects/small-change');
});

test('a site without content has no numbers', () => {
	expect(toKeyFigures(nothing, [], today)).toEqual([]);
});

const nothing: Parameters<typeof toKeyFigures>[0] = {
	locale: 'en',
	projects: [],
	jobs: [],
	totals: { certificates: [], diplomas: [], categories: [] },
};

const emptyJob = {
	id: 'job',
	company: { text: 'Weavers' },
	job: { text: 'Weaver' },
	volunteer: false,
	mainDuties: { lines: [] },
	relatedDuties: { lines: [] },
	tasks: { lines: [] },
	results: [],
	skills: [],
	tags: [],
};

function readResults(id: string) {
	return JSON.parse(readFileSync(`src/content/projects/${id}.json`, 'utf8')).results;
}

async function readFigures(locale: (typeof builtInLocales)[number]) {
	const resume = await getResume(locale, 'https://vzir.example.com/');
	return toKeyFigures(resume, selectWork(resume.projects), today);
}

test('volunteer work is neither a job nor a year of work', () => {
	const job = (start: string, end: string, volunteer: boolean) => ({
		...emptyJob,
		start,
		end,
		volunteer,
	});
	const jobs = [job('2010', '2014', false), job('2014', '2020', true)];
	const [figure] = toKeyFigures({ ...nothing, jobs }, [], '2026-11-23');
	expect([figure?.value, figure?.what.text]).toEqual(['4', 'of work in 1 job']);
});
