import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { builtInLocales } from '#i18n/locales.ts';
import { toKeyFigures } from '#queries/figures.ts';
import { getResume } from '#queries/resume.ts';
import { selectWork } from '#queries/selected-work.ts';

vi.mock('astro:content', () => import('./collections.ts'));

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

test('where there are no results, certificates and diplomas are counted', async () => {
	const resume = await getResume('en', 'https://vzir.example.com/');
	const projects = resume.projects.map((project) => ({ ...project, results: [] }));
	const figures = toKeyFigures({ ...resume, projects }, [], today);
	expect(figures.map(({ path }) => path)).toEqual(['/projects', '/experience', '/certificates']);
	// 126 certificates and 12 diplomas, as the specification counts them.
	expect(figures[2]?.value).toBe('138');
});

function readResults(id: string) {
	return JSON.parse(readFileSync(`src/content/projects/${id}.json`, 'utf8')).results;
}

async function readFigures(locale: (typeof builtInLocales)[number]) {
	const resume = await getResume(locale, 'https://vzir.example.com/');
	return toKeyFigures(resume, selectWork(resume.projects), today);
}
