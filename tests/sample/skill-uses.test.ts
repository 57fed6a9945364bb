import { getResume } from '#queries/resume.ts';
import { toSkillUses } from '#queries/skill-uses.ts';

vi.mock('astro:content', () => import('./collections.ts'));

const now = '2026-11';

test('of the sample, skills have technologies with their months, and two projects each', async () => {
	const { hardSkills, projects, jobs } = await getResume('en', 'https://vzir.example.com/');
	const uses = toSkillUses(hardSkills, projects, jobs, now);
	const technologies = uses.flatMap((use) => use.technologies);
	expect(technologies.map(({ name }) => name)).toEqual(
		expect.arrayContaining(['HTML5', 'React', 'Git', 'Figma']),
	);
	// 4 + 9 + 10 + 2 + 4 + 5 + 6 + 7 months: the periods of the eight projects that name it do not overlap.
	expect(technologies.find(({ name }) => name === 'HTML5')?.months).toBe(47);
	expect(uses.every((use) => use.projects.length === 2)).toBe(true);
});
