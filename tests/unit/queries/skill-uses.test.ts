import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { getResume } from '#queries/resume.ts';
import { toSkillUses, toTechnologyUse } from '#queries/skill-uses.ts';
import { getRanking } from '#queries/skills.ts';
import { job, project } from '../cv/makers.ts';

vi.mock('astro:content', async () => import('../cv/content-on-disk.ts'));

const now = '2026-11';

test('months with two projects at once count once, and work that goes on counts to this month', () => {
	const projects = [
		project({ start: '2025-01', end: '2025-06', technologies: ['React'] }),
		project({ start: '2025-04', end: '2025-08', technologies: ['React', 'CSS'] }),
		project({ start: '2026-10', end: undefined, technologies: ['React'] }),
		project({ start: '2010-01', end: '2010-12', technologies: ['CSS'] }),
	];
	expect(toTechnologyUse('React', projects, now)).toMatchObject({ months: 10, projects: 3 });
	expect(toTechnologyUse('Rust', projects, now)).toMatchObject({ months: 0, projects: 0 });
});

test('a project proves one skill only, and the skills take turns in choosing', () => {
	const projects = ['a', 'b', 'c'].map((id) => project({ id, technologies: ['CSS', 'React'] }));
	const uses = toSkillUses(
		[{ technologies: ['CSS'] }, { technologies: ['React'] }],
		projects,
		[],
		now,
	);
	expect(uses.map((use) => use.projects.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
});

test('selected work comes first, then case studies, then work for clients, then the newest', () => {
	const technologies = ['CSS'];
	const projects = [
		project({ id: 'newest', start: '2026-01', technologies }),
		project({ id: 'client', start: '2020-01', client: { text: 'A bakery' }, technologies }),
		project({ id: 'described', start: '2019-01', hasCaseStudy: true, technologies }),
		project({ id: 'selected', start: '2018-01', featured: 4, technologies }),
	];
	const shown = (all: typeof projects) =>
		toSkillUses([{ technologies }], all, [], now)[0]?.projects.map(({ id }) => id);
	expect(shown(projects)).toEqual(['selected', 'described']);
	expect(shown(projects.slice(0, 2))).toEqual(['client', 'newest']);
});

test('a skill has the jobs that name one of its technologies', () => {
	const jobs = [
		job({ id: 'developer', skills: ['CSS'] }),
		job({ id: 'director', skills: ['Lean'] }),
	];
	const uses = toSkillUses(
		[{ technologies: ['CSS', 'SCSS'] }, { technologies: [] }],
		[],
		jobs,
		now,
	);
	expect(uses.map((use) => use.jobs.map(({ id }) => id))).toEqual([['developer'], []]);
});

test('an everyday tool has the year since which it is used', () => {
	const everydayTools = [
		{ name: 'Git', since: '2019-05' },
		{ name: 'HTML5', since: '2017' },
	];
	const skill = { technologies: ['Git', 'CSS'], everydayTools };
	const [use] = toSkillUses([skill], [project({ technologies: ['HTML5'] })], [], now);
	expect(use?.technologies.map(({ name, since }) => [name, since])).toEqual([
		['Git', '2019'],
		['CSS', undefined],
		['HTML5', '2017'],
	]);
	expect(use?.projects).toHaveLength(1);
});

test('of the sample, no project used an everyday tool before the year of its skill', async () => {
	const { hardSkills, projects } = await getResume('en', 'https://vzir.example.com/');
	const tools = hardSkills.flatMap(({ everydayTools }) => everydayTools);
	expect(tools.map(({ name }) => name)).toEqual(['HTML5', 'CSS', 'Git', 'GitHub']);
	for (const { name, since } of tools) {
		const first = projects.findLast(({ technologies }) => technologies.includes(name));
		expect([name, (first?.start ?? '') >= since]).toEqual([name, true]);
	}
});

test('of the sample, the ranking leaves everyday tools out', async () => {
	const names = (await getRanking(100, new Date(`${now}-15`))).map(({ name }) => name);
	expect(names).toEqual(expect.arrayContaining(['TypeScript', 'JavaScript']));
	expect(names.filter((name) => ['HTML5', 'CSS', 'Git', 'GitHub'].includes(name))).toEqual([]);
});

test('of the sample, every technology of a skill has as many projects as files name it', async () => {
	const { hardSkills, projects, jobs } = await getResume('en', 'https://vzir.example.com/');
	const files = globSync('src/content/projects/*.json').map((file) => readFileSync(file, 'utf8'));
	const uses = toSkillUses(hardSkills, projects, jobs, now);
	const technologies = uses.flatMap((use) => use.technologies);
	expect(technologies.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['HTML5', 'React', 'Git', 'Figma']),
	);
	for (const { name, projects: count } of technologies) {
		const named = files.filter((text) => JSON.parse(text).technologies.includes(name));
		expect([name, count]).toEqual([name, named.length]);
	}
	// 4 + 9 + 10 + 2 + 4 + 5 + 6 + 7 months: the periods of the eight projects that name it do not overlap.
	expect(technologies.find(({ name }) => name === 'HTML5')?.months).toBe(47);
	expect(uses.every((use) => use.projects.length === 2)).toBe(true);
});
