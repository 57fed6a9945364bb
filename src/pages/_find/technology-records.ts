import { answers } from '#i18n/messages/answers/index.ts';
import { cv } from '#i18n/messages/cv/index.ts';
import { projects as projectMessages } from '#i18n/messages/projects/index.ts';
import { skills as skillMessages } from '#i18n/messages/skills/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { localizePath } from '#i18n/urls.ts';
import { fold } from '#lib/find/fold.ts';
import { toYears } from '#lib/months.ts';
import { toTechnologyUse } from '#queries/skill-uses.ts';
import { type FindSources, type NamedRecord, toShown } from './named-record.ts';

/** Each technology of the projects, skills and groups of certificates, with what proves it. */
export function listTechnologies(sources: FindSources): NamedRecord[] {
	const { projects, hardSkills, totals } = sources.resume;
	const groups = totals.categories.flatMap((category) => category.groups);
	const names = [
		...projects.flatMap((project) => project.technologies),
		...hardSkills.flatMap(({ technologies, everydayTools }) => [
			...technologies,
			...everydayTools.map(({ name }) => name),
		]),
		// A group may be of several technologies: "Angular, TypeScript".
		...groups.flatMap(({ words }) => words?.text.split(/\s*[,/&]\s*/) ?? []),
	].filter((name) => !/\s\p{Ll}/u.test(name));
	return [...Map.groupBy(names, toStem).values()].flatMap(([name = '']) => toRecord(sources, name));
}

function toRecord({ resume, today }: FindSources, name: string): NamedRecord[] {
	const { locale, projects, hardSkills } = resume;
	const { months, spans, ...use } = toTechnologyUse(name, projects, today.slice(0, 7));
	const everyday = hardSkills
		.flatMap(({ everydayTools }) => everydayTools)
		.find((tool) => tool.name === name);
	const certificates = countCertificates(resume, name);
	const start = everyday ? everyday.since : spans.map((span) => span.start).sort()[0];
	const t = skillMessages[locale];
	const since = start && fill(answers[locale].since, { year: start.slice(0, 4) });
	// What projects name of an everyday tool proves nothing.
	const work = everyday
		? [since]
		: use.projects > 0
			? [
					...(months > 0 ? [plural(locale, t.years, toYears(months))] : []),
					[plural(locale, projectMessages[locale].total, use.projects), since]
						.filter(Boolean)
						.join(', '),
				]
			: [];
	const proof = certificates > 0 ? [plural(locale, cv[locale].certificates, certificates)] : [];
	if (work.length + proof.length === 0) return [];
	const path = everyday ? '/skills' : work.length > 0 ? '/projects' : '/certificates';
	return [
		{
			id: `technology/${name}`,
			...toShown(
				{ text: name },
				[...work, ...proof].flatMap((part) => part ?? []),
			),
			href: localizePath(locale, path) + (everyday ? '#hard' : `?q=${encodeURIComponent(name)}`),
			words: [answers[locale].beside.technology],
			asked: name,
		},
	];
}

/** Those of the group with that name, or those that have it in their title. */
function countCertificates({ totals }: FindSources['resume'], name: string): number {
	const groups = totals.categories.flatMap((category) => category.groups);
	const own = groups.find(({ title }) => title === name);
	if (own) return own.documents.length;
	return totals.certificates.filter(({ title }) => {
		const stems = title.text.split(/[\s,:;/&()]+/).map(toStem);
		return name.split(' ').every((word) => stems.includes(toStem(word)));
	}).length;
}

/** One name for HTML and HTML5, and for Vue, Vue 3 and Vue.js. */
function toStem(name: string): string {
	return fold(name).replace(/(?<=...)(?:\d+|js)$/, '');
}
