import rows from './section-motifs.json' with { type: 'json' };
import { type Pattern, unfoldTile } from './stitch.ts';

/**
 * The motif of each section, stitched in one row below the head of its pages. All are seven rows high. Repeated side by
 * side and closed with its first column, each is whole. `Ornament.astro` has a class for each width.
 */
export const sectionMotifs = {
	/** A grid with sown fields. */
	projects: unfoldTile(rows.projects),
	/** Stars with eight points. */
	education: unfoldTile(rows.education),
	/** Threads of a warp and the first weft. */
	experience: unfoldTile(rows.experience),
	/** A chain of rhombs. */
	skills: unfoldTile(rows.skills),
	/** Round seals. */
	certificates: unfoldTile(rows.certificates),
	/** The brackets and the slash of a tag. */
	about: rows.about,
	/** Scissors on the line that they cut. */
	extra: rows.extra,
} as const satisfies Record<string, Pattern>;

export type Section = keyof typeof sectionMotifs;
