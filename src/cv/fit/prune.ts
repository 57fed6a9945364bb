import type { Cv, CvJob, CvPlace, CvProject } from '#cv/cv.ts';

/** A piece of the CV that may be left out on its own. A piece inside another one is worth less than that. */
export interface Item {
	kind: ItemKind;
	/** Position of the entry in its section, from 0: the newest or most important comes first. */
	entry: number;
	/** Position of the line in its list, from 0. */
	line: number;
	/** How much the entry matters to the readers of this version; 1 is usual. */
	relevance: number;
	/** How many lines it takes on the page, about. */
	lines: number;
	/** The entry that it is a part of. */
	inside?: ItemKind;
}

export type ItemKind =
	| 'job'
	| 'jobText'
	| 'mainDuties'
	| 'relatedDuties'
	| 'tasks'
	| 'jobSkills'
	| 'hardSkill'
	| 'softSkill'
	| 'hardSkillText'
	| 'softSkillText'
	| 'project'
	| 'projectResult'
	| 'projectTechnologies'
	| 'publication'
	| 'publicationText'
	| 'place'
	| 'placeText'
	| 'placeDocuments'
	| 'language'
	| 'certificate'
	| 'interests'
	| 'reference'
	| 'referenceText';

export type Keep = (item: Item) => boolean;

/** The CV without the items that `keep` refuses. Sections without entries are gone too. */
export function pruneCv(cv: Cv, keep: Keep): Cv {
	const pruned = { ...cv, ...pruneEntries(cv, keep), ...pruneRest(cv, keep) };
	return { ...pruned, sections: cv.sections.filter((name) => hasEntries(pruned, name)) };
}

/** Every item of a CV, in the order of the document. */
export function listItems(cv: Cv): Item[] {
	const items: Item[] = [];
	pruneCv(cv, (item) => {
		items.push(item);
		return true;
	});
	return items;
}

/** Whether a section has anything below its heading. */
export function hasEntries(cv: Cv, name: Cv['sections'][number]): boolean {
	switch (name) {
		case 'experience':
			return cv.experience.jobs.length > 0;
		case 'skills':
			return cv.skills.groups.length > 0;
		case 'projects':
			return cv.projects.projects.length > 0;
		case 'publications':
			return cv.publications.publications.length > 0;
		case 'education':
			return cv.education.places.length > 0;
		case 'languages':
			return cv.languages.languages.length > 0;
		default:
			return cv[name] !== undefined;
	}
}

function pruneEntries(cv: Cv, keep: Keep) {
	const { experience, projects, education, languages } = cv;
	return {
		experience: { ...experience, jobs: pick(experience.jobs, keep, 'job', pruneJob) },
		skills: {
			...cv.skills,
			groups: cv.skills.groups
				.map((group) => ({
					...group,
					skills: pick(group.skills, keep, `${group.kind}Skill`, (skill, has) =>
						without(skill, { description: has(`${group.kind}SkillText`, skill.description?.text) }),
					),
				}))
				.filter(({ skills }) => skills.length > 0),
		},
		projects: { ...projects, projects: pick(projects.projects, keep, 'project', pruneProject) },
		publications: {
			...cv.publications,
			publications: pick(cv.publications.publications, keep, 'publication', (entry, has) =>
				without(entry, { summary: has('publicationText', entry.summary?.text) }),
			),
		},
		education: { ...education, places: pick(education.places, keep, 'place', prunePlace) },
		languages: { ...languages, languages: pick(languages.languages, keep, 'language') },
	};
}

function pruneRest({ certificates, interests, references }: Cv, keep: Keep): Partial<Cv> {
	const documents = pick(certificates?.documents ?? [], keep, 'certificate');
	const people = pick(references?.references ?? [], keep, 'reference', (reference, has) =>
		without(reference, { words: has('referenceText', reference.words?.text) }),
	);
	const [shown] = pick(interests ? [{}] : [], keep, 'interests');
	return {
		certificates: certificates && {
			...certificates,
			documents,
			counted: certificates.counted || documents.length < certificates.documents.length,
		},
		interests: shown && interests,
		references: references && people.length > 0 ? { ...references, references: people } : undefined,
	};
}

function pruneJob(job: CvJob, has: Has): CvJob {
	const parts = job.parts
		.map((part) => ({
			...part,
			list: {
				...part.list,
				lines: part.list.lines.filter((text, line) => has(part.kind, text, line)),
			},
		}))
		.filter(({ list }) => list.lines.length > 0);
	const names = has('jobSkills', job.skills.names) ? job.skills.names : '';
	return {
		...without(job, { description: has('jobText', job.description?.text) }),
		parts,
		skills: { ...job.skills, names },
	};
}

function pruneProject(project: CvProject, has: Has): CvProject {
	const { technologies, highlights } = project;
	const lines = highlights?.lines.filter((text, line) => has('projectResult', text, line)) ?? [];
	return {
		...without(project, { result: has('projectResult', project.result?.text) }),
		highlights: highlights && lines.length > 0 ? { ...highlights, lines } : undefined,
		technologies: has('projectTechnologies', technologies) ? technologies : '',
	};
}

function prunePlace(place: CvPlace, has: Has): CvPlace {
	return without(place, {
		description: has('placeText', place.description?.text),
		courses: has('placeText', place.courses?.lines.join(' ')),
		documents: has('placeDocuments', place.documents),
	});
}

/** Whether a part of an entry is kept, such as one line of a list. A part without text is no item. */
type Has = (kind: ItemKind, text: string | undefined, line?: number) => boolean;

/** Letters on a line of the wide column, about. */
const lettersPerLine = 95;
/** An entry has one line of its own and the gap above it; a project also has its description. */
const linesOfEntry = 1.6;

/** The entries that are kept, each without its parts that are not. */
function pick<Entry extends { relevance?: number; description?: { text: string } | undefined }>(
	entries: readonly Entry[],
	keep: Keep,
	kind: ItemKind,
	prune: (entry: Entry, has: Has) => Entry = (entry) => entry,
): Entry[] {
	return entries.flatMap((entry, index) => {
		const { relevance = 1 } = entry;
		const about = { entry: index, relevance };
		const own = kind === 'project' ? toLines(entry.description?.text ?? '') : 0;
		const has: Has = (part, text = '', line = 0) =>
			text !== '' && keep({ kind: part, ...about, line, lines: toLines(text), inside: kind });
		const isKept = keep({ kind, ...about, line: 0, lines: linesOfEntry + own });
		return isKept ? [prune(entry, has)] : [];
	});
}

function toLines(text: string): number {
	return Math.ceil(text.length / lettersPerLine);
}

/** The entry without the fields that are not kept. */
function without<Entry extends object>(
	entry: Entry,
	kept: Partial<Record<keyof Entry, boolean>>,
): Entry {
	const fields = Object.entries(entry).filter(([name]) => kept[name as keyof Entry] !== false);
	return Object.fromEntries(fields) as Entry;
}
