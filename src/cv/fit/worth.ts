import type { CvSection } from '#lib/cv-sections.ts';
import type { Item, ItemKind } from './prune.ts';

interface Worth {
	section: CvSection;
	first: number;
	entry: number;
	line?: number;
}

/**
 * How much an item adds to a CV: the first of its kind, and how fast each further entry and line adds less. Parts are
 * worth less than the entry that they belong to, so that an entry loses its parts before it goes itself: an old job
 * keeps its line of title, company and period the longest.
 */
const worths: Readonly<Record<ItemKind, Worth>> = {
	job: { section: 'experience', first: 14, entry: 0.4 },
	tasks: { section: 'experience', first: 9, entry: 1, line: 0.3 },
	mainDuties: { section: 'experience', first: 6, entry: 1, line: 0.3 },
	jobText: { section: 'experience', first: 5, entry: 1 },
	jobSkills: { section: 'experience', first: 3, entry: 1 },
	relatedDuties: { section: 'experience', first: 2, entry: 1, line: 0.3 },
	publication: { section: 'publications', first: 6, entry: 0.5 },
	publicationText: { section: 'publications', first: 1.5, entry: 0.5 },
	place: { section: 'education', first: 12, entry: 0.5 },
	placeText: { section: 'education', first: 2, entry: 0.5 },
	placeDocuments: { section: 'education', first: 0.8, entry: 0.5 },
	project: { section: 'projects', first: 8, entry: 0.7 },
	projectResult: { section: 'projects', first: 4, entry: 0.7, line: 0.3 },
	projectTechnologies: { section: 'projects', first: 3, entry: 0.7 },
	language: { section: 'languages', first: 10, entry: 0.2 },
	hardSkill: { section: 'skills', first: 8, entry: 0.3 },
	hardSkillText: { section: 'skills', first: 3, entry: 0.3 },
	softSkill: { section: 'skills', first: 4, entry: 0.3 },
	softSkillText: { section: 'skills', first: 1.5, entry: 0.3 },
	certificate: { section: 'certificates', first: 3, entry: 0.5 },
	reference: { section: 'references', first: 2, entry: 0.5 },
	referenceText: { section: 'references', first: 1, entry: 0.5 },
	interests: { section: 'interests', first: 1.2, entry: 0 },
};

/** The items from the one that is missed least; the same CV gives the same order. */
export function sortByWorth(items: readonly Item[]): Item[] {
	return items.toSorted((a, b) => toWorth(a) - toWorth(b) || b.entry - a.entry || b.line - a.line);
}

function toWorth({ kind, entry, line, relevance }: Item): number {
	const { first, entry: perEntry, line: perLine = 0 } = worths[kind];
	return (first * relevance) / (1 + perEntry * entry) / (1 + perLine * line);
}

/** The section that an item is in. */
export function toSection({ kind }: Pick<Item, 'kind'>): CvSection {
	return worths[kind].section;
}
