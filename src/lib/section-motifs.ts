import { type Pattern, unfoldTile } from './stitch.ts';

/**
 * The motif of each section, stitched in one row below the head of its pages. All are seven rows high. Repeated side by
 * side and closed with its first column, each is whole. `Ornament.astro` has a class for each width.
 */
export const sectionMotifs = {
	/** A grid with sown fields. */
	projects: unfoldTile(['xxxxx', 'x....', 'x...o', 'x..oo']),
	/** Stars with eight points. */
	education: unfoldTile(['...x..x', '....x.x', 'o....xx', 'oo.xxxo']),
	/** Threads of a warp and the first weft. */
	experience: unfoldTile(['x.....x', 'x..x..x', 'x..x..x', 'xooxoox']),
	/** A chain of rhombs. */
	skills: unfoldTile(['......x', '.....x.', '....x.o', 'xxxx.oo']),
	/** Round seals. */
	certificates: unfoldTile(['.....xx', '....x..', '...x..o', 'o..x.oo']),
	/** The brackets and the slash of a tag. */
	about: [
		'....x......o..x.....',
		'...x......o....x....',
		'..x.......o.....x...',
		'.x.......o.......x..',
		'..x.....o.......x...',
		'...x....o......x....',
		'....x..o......x.....',
	],
	/** Scissors on the line that they cut. */
	extra: [
		'..ooo..........xx...',
		'.o...o......xxx.....',
		'.o...oo...xx........',
		'..ooo.oxxx....x.x.x.',
		'.o...oo...xx........',
		'.o...o......xxx.....',
		'..ooo..........xx...',
	],
} as const satisfies Record<string, Pattern>;

export type Section = keyof typeof sectionMotifs;
