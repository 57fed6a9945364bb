import type { MonthSpan } from '#lib/months.ts';
import { countMonths } from '#lib/months.ts';
import { toMonthSpan } from '#lib/partial-date.ts';
import type { Job } from './experience.ts';
import type { Project } from './projects.ts';
import { mostTellingFirst } from './selected-work.ts';

/** A skill, and what it was used for: where, and for how long. */
export interface SkillUse<Skill> {
	skill: Skill;
	technologies: TechnologyUse[];
	/** The work that shows it best; no other skill of the list has the same. */
	projects: Project[];
	jobs: Job[];
}

export interface TechnologyUse {
	name: string;
	/** How many projects used it. */
	projects: number;
	/** Calendar months in which at least one project used it. */
	months: number;
	spans: MonthSpan[];
}

type ProjectDates = Pick<Project, 'start' | 'end' | 'technologies'>;

const mostProjects = 2;

/**
 * Proves each skill by the projects that used one of its technologies, and by the jobs that name one. A project proves
 * one skill only, so that a page shows different work for each; the skills take turns in choosing. `now` is the month,
 * YYYY-MM, to which work that goes on is counted.
 */
export function toSkillUses<Skill extends { technologies: readonly string[] }>(
	skills: readonly Skill[],
	projects: readonly Project[],
	jobs: readonly Job[],
	now: string,
): SkillUse<Skill>[] {
	const free = new Set(projects.toSorted(mostTellingFirst));
	const uses = skills.map(
		(skill): SkillUse<Skill> => ({
			skill,
			technologies: skill.technologies.map((name) => toTechnologyUse(name, projects, now)),
			projects: [],
			jobs: jobs.filter((job) => usesOne(skill.technologies, job.skills)),
		}),
	);
	for (let turn = 0; turn < mostProjects; turn += 1) {
		for (const { skill, projects: proof } of uses) {
			const next = free.values().find((each) => usesOne(skill.technologies, each.technologies));
			if (!next) continue;
			free.delete(next);
			proof.push(next);
		}
	}
	return uses;
}

/** When a technology was used, by the projects that name it. */
export function toTechnologyUse(
	name: string,
	projects: readonly ProjectDates[],
	now: string,
): TechnologyUse {
	const spans = projects
		.filter(({ technologies }) => technologies.includes(name))
		.map(({ start, end }) => toMonthSpan(start, end ?? now));
	return { name, projects: spans.length, months: countMonths(spans), spans };
}

function usesOne(technologies: readonly string[], used: readonly string[]): boolean {
	return technologies.some((name) => used.includes(name));
}
