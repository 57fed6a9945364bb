import { toSkillUses, toTechnologyUse } from '#queries/skill-uses.ts';
import { getRanking } from '#queries/skills.ts';
import { project } from '../cv/makers.ts';

vi.mock('astro:content', () => {
	const use = (end: string, ...technologies: string[]) => ({ start: '2026-01', end, technologies });
	const content = new Map<string, object[]>([
		[
			'projects',
			[use('2026-02', 'PHP', 'Git', 'CSS'), use('2026-01', 'Astro'), use('2026-03', 'Vue')],
		],
		['skills', [{ everydayTools: [{ name: 'Git', since: '2019' }] }, {}]],
	]);
	return {
		getCollection: async (name: string) => content.get(name)?.map((data, id) => ({ id, data })),
	};
});

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

test('the ranking goes by months, equals by name, and leaves everyday tools out', async () => {
	const ranking = await getRanking(3, new Date(`${now}-15`));
	expect(ranking.map(({ name }) => name)).toEqual(['Vue', 'CSS', 'PHP']);
});
