import { globSync, readFileSync, statSync } from 'node:fs';
import { locales } from '#i18n/locales.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');
const read = (pattern: string) =>
	globSync(`src/content/${pattern}`).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const projects = read('projects/*');
const paidProjects = projects.filter((each) => each.for === 'client' && each.paid !== false);
/** The newest first. */
const jobs = read('experience/*')
	.filter(({ volunteer }) => !volunteer)
	.sort((a, b) => b.start.localeCompare(a.start));
const { start: first } = jobs.at(-1);
/** The day of the build. */
const today = statSync('dist/index.html').mtime.toISOString().slice(0, 10);

/** By days, with the mean month of the Gregorian calendar: the site counts months, a part month from half. */
function countMonths(start: string, end = today): number {
	const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
	return days / (365.2425 / 12);
}

const numbersOf = (text = '') => (text.match(/\d+([.,]\d+)?/g) ?? []).map(Number);

test.each(locales)('%s: each number about the person is the same wherever it stands', (locale) => {
	const pages = ['/', '/experience', '/projects', '/skills', '/certificates'];
	const [home, experience, list, skills, overview] = pages.map((path) =>
		site.openPage(locale, path),
	);
	const resume = JSON.parse(site.readForm(locale, '/resume.json'));
	const figures = home?.all('.key-figures a').map(({ text }) => numbersOf(text));
	const [twin] = /^- \d+ [^.]*/m.exec(site.readForm(locale, '/index.md')) ?? [];
	const lead = site.readForm(locale, '/experience.md').split('\n')[2];
	const years = Math.floor(countMonths(first) / 12);
	expect([
		...[figures?.at(0), numbersOf(twin), figures?.at(-1)],
		...[home?.textOf('.selected-top a'), list?.textOf('.page-count')].map(
			(text) => numbersOf(text)[0],
		),
		...[experience?.textOf('.page-count'), experience?.textOf('.page-lead'), lead].map(numbersOf),
		...[resume.projects, resume.work, experience?.data['@graph'][1].mainEntity.worksFor].map(
			({ length }) => length,
		),
	]).toEqual([
		...[
			[projects.length, paidProjects.length],
			[projects.length, paidProjects.length],
		],
		...[[years, jobs.length], projects.length, projects.length, [years]],
		...[
			[jobs.length, Number(first.slice(0, 4))],
			[jobs.length, Number(first.slice(0, 4))],
		],
		...[projects.length, jobs.length, jobs.length],
	]);

	for (const [index, { text }] of experience?.all('.job-scale li > .quiet').entries() ?? []) {
		const [most = 0, months = 0] = numbersOf(text);
		const told = /ye|р[оі]к|año/.test(text) ? most * 12 + months : most;
		const { start, end } = jobs[index];
		expect(Math.abs(told - countMonths(start, end)), text).toBeLessThan(1);
	}

	// A technology has the same years and projects beside each skill and in both rankings.
	const seen = new Map<string, string>();
	const uses = '.threads:not(.job-scale) li:not(.everyday-tool), .ranking li';
	for (const row of [experience, skills].flatMap((page) => page?.all(uses) ?? [])) {
		const [name, told] = [row.textOf('a, span'), row.textOf('.quiet')];
		expect(told, name).toBe(seen.get(name) ?? told);
		seen.set(name, told);
		const named = projects.filter(({ technologies }) => technologies.includes(name));
		expect(numbersOf(told).at(-1), name).toBe(named.length);
	}
	expect(seen.size).toBeGreaterThan(5);

	const [certificates, diplomas = 0] = numbersOf(overview?.textOf('.page-lead'));
	expect(certificates).toBe(read('certificates/*/*').length);
	expect(numbersOf(overview?.textOf('.page-count'))).toEqual([Number(certificates) + diplomas]);
});
