import type { CvSection } from '#lib/cv-sections.ts';
import type { Item, ItemKind } from './prune.ts';
import list from './worths.json' with { type: 'json' };

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
const worths = list as Readonly<Record<ItemKind, Worth>>;

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
