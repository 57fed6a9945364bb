import type { Resume } from '#queries/resume.ts';

/** What the author chose for this version, or for the home page, matters more than its neighbours. */
const chosen = 1.5;

/** How much an entry matters to the readers of this version. Most entries have no such field. */
export function toRelevance(
	{ variant }: Pick<Resume, 'variant'>,
	{ tags, featured }: { tags: readonly string[]; featured?: number | undefined },
): { relevance?: number } {
	const isForVersion = variant !== undefined && tags.includes(variant.id);
	return isForVersion || featured !== undefined ? { relevance: chosen } : {};
}
