import type { MonthSpan } from '#lib/months.ts';
import { countMonths } from '#lib/months.ts';
import { type Period, toMonthSpans } from '#lib/partial-date.ts';
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
	/** An everyday tool: the year since which it has been used, if known, is shown instead of months and projects. */
	everyday?: EverydayTool | undefined;
	/** How many projects used it. */
	projects: number;
	/** Calendar months in which at least one project used it. */
	months: number;
	spans: MonthSpan[];
}

/** A technology that nearly all work uses: what its projects name proves nothing. */
export interface EverydayTool {
	name: string;
	/** As exact as the author knows it: a year, a month or a day. */
	since?: string | undefined;
}

interface SkillTechnologies {
	technologies: readonly string[];
	everydayTools?: readonly EverydayTool[];
}

type ProjectDates = Period & Pick<Project, 'technologies'>;

const mostProjects = 2;

/**
 * Proves each skill by the projects that used one of its technologies, and by the jobs that name one. A project proves
 * one skill only, so that a page shows different work for each; the skills take turns in choosing. `now` is the day,
 * YYYY-MM-DD, to which work that goes on is counted.
 */
export function toSkillUses<Skill extends SkillTechnologies>(
	skills: readonly Skill[],
	projects: readonly Project[],
	jobs: readonly Job[],
	now: string,
): SkillUse<Skill>[] {
	const free = new Set(projects.toSorted(mostTellingFirst));
	const uses = skills.map((skill): SkillUse<Skill> => {
		const technologies = nameTechnologies(skill).map((name) => ({
			...toTechnologyUse(name, projects, now),
			everyday: skill.everydayTools?.find((tool) => tool.name === name),
		}));
		return {
			skill,
			technologies,
			projects: [],
			jobs: jobs.filter((job) => usesOne(technologies, job.skills)),
		};
	});
	for (let turn = 0; turn < mostProjects; turn += 1) {
		for (const { technologies, projects: proof } of uses) {
			const next = free.values().find((each) => usesOne(technologies, each.technologies));
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
	const own = projects.filter(({ technologies }) => technologies.includes(name));
	const spans = toMonthSpans(own, now);
	return { name, projects: own.length, months: countMonths(spans), spans };
}

/** Everyday tools are where the list has them; those that it does not have follow. */
function nameTechnologies({ technologies, everydayTools = [] }: SkillTechnologies): string[] {
	return [...new Set([...technologies, ...everydayTools.map(({ name }) => name)])];
}

function usesOne(technologies: readonly TechnologyUse[], used: readonly string[]): boolean {
	return technologies.some(({ name }) => used.includes(name));
}
