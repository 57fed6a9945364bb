import { globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#i18n/locales.ts';
import { BuiltSite } from './built-site.ts';

const site = new BuiltSite('dist');

interface Dated {
	start: string;
	end?: string;
}
const read = <Kind>(pattern: string): Kind[] =>
	globSync(`src/content/${pattern}`).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const projects = read<Dated & { for?: string; paid?: boolean; technologies: string[] }>(
	'projects/*',
);
const jobs = read<Dated & { volunteer?: boolean }>('experience/*').filter((job) => !job.volunteer);
/** The day of the build. */
const today = statSync('dist/index.html').mtime.toISOString().slice(0, 10);

/** By days, with the mean month of the Gregorian calendar: the site counts months, a part month from half. */
function countMonths({ start, end = today }: Dated): number {
	const days = (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;
	return days / (365.2425 / 12);
}

const numbersOf = (text = '') => text.match(/\d+([.,]\d+)?/g) ?? [];

test.each(locales)('%s: each number about the person is the same wherever it stands', (locale) => {
	const [home, experience, projectList, skills, overview] = [
		'/',
		'/experience',
		'/projects',
		'/skills',
		'/certificates',
	].map((path) => site.openPage(locale, path));
	const twin = (path: string) => site.readForm(locale, path);
	const figures = home?.all('.key-figures a').map(({ text }) => text) ?? [];
	const resume = JSON.parse(twin('/resume.json'));

	const clients = projects.filter((each) => each.for === 'client' && each.paid !== false);
	const ofProjects = [`${projects.length}`, `${clients.length}`];
	expect(numbersOf(figures[0])).toEqual(ofProjects);
	expect(numbersOf(/^- \d+ [^.]*/m.exec(twin('/index.md'))?.[0])).toEqual(ofProjects);
	const lists = [home?.textOf('.selected-top a'), projectList?.textOf('.page-lead')];
	for (const text of lists) expect(numbersOf(text)[0]).toBe(ofProjects[0]);
	expect(resume.projects).toHaveLength(projects.length);

	const first = jobs.map(({ start }) => start).sort()[0] ?? '';
	const [years, inJobs] = numbersOf(figures.at(-1));
	expect(years).toBe(`${Math.floor(countMonths({ start: first }) / 12)}`);
	expect(numbersOf(experience?.textOf('.page-count'))).toEqual([years]);
	expect(inJobs).toBe(`${jobs.length}`);
	for (const text of [experience?.textOf('.page-lead'), twin('/experience.md').split('\n')[2]]) {
		expect(numbersOf(text)).toEqual([inJobs, first.slice(0, 4)]);
	}
	expect(resume.work).toHaveLength(jobs.length);
	expect(experience?.data['@graph'][1].mainEntity.worksFor).toHaveLength(jobs.length);

	const rows = experience?.all('.job-scale li > .quiet') ?? [];
	for (const [index, job] of jobs.toSorted((a, b) => b.start.localeCompare(a.start)).entries()) {
		const text = rows[index]?.text ?? '';
		const [one = 0, more = 0] = numbersOf(text).map(Number);
		const isMonths = !/ye|р[оі]к|año/.test(text);
		const months = isMonths ? one : one * 12 + more;
		expect(Math.abs(months - countMonths(job)), text).toBeLessThan(1);
	}

	// A technology has the same years and projects beside each skill and in both rankings.
	const seen = new Map<string, string>();
	const uses = '.threads:not(.job-scale) li:not(.everyday-tool), .ranking li';
	for (const row of [experience, skills].flatMap((page) => page?.all(uses) ?? [])) {
		const name = row.textOf('a, span');
		const told = row.textOf('.quiet');
		expect(told, name).toBe(seen.get(name) ?? told);
		seen.set(name, told);
		const named = projects.filter(({ technologies }) => technologies.includes(name));
		expect(numbersOf(told).at(-1), name).toBe(`${named.length}`);
	}
	expect(seen.size).toBeGreaterThan(5);

	const [certificates, diplomas] = numbersOf(overview?.textOf('.page-lead')).map(Number);
	expect(certificates).toBe(globSync('src/content/certificates/*/*.json').length);
	const documents = (certificates ?? 0) + (diplomas ?? 0);
	expect(numbersOf(overview?.textOf('.page-count'))).toEqual([`${documents}`]);
});
