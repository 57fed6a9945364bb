import { type Pattern, sideBySide, unfold, unfoldTile } from './stitch.ts';

/*
 * The motifs of the site, drawn as an embroiderer draws them: one letter for one stitch.
 * x is the first thread (cobalt), o the second (wheat), a point is bare cloth.
 */

/** Row of touching rhombi with stars and sown fields in turn; repeats to both sides. */
export const divider: Pattern = unfoldTile([
	'x....o..o..o....x',
	'xx....o...o....xx',
	'.xx....o.o....xx.',
	'..xx....o....xx..',
	'x..xx.......xxo..',
	'.x..xx.....xx.oo.',
	'o.x..xx...xxxx.o.',
	'o..x..xx.xx..xx..',
	'ooo.x..xxx......x',
]);

/** One line with small rhombi, for narrow places; repeats to both sides. */
export const narrowDivider: Pattern = unfoldTile(['.....x', '....x.', 'oxxxxo']);

/** Edge of a document: rhombus and cross in turn; repeats to both sides. */
export const border: Pattern = unfoldTile(['......x', '.....x.', 'x...x.o', 'xx.x.oo']);

/** Eight-pointed star in a rhombus: the back of a memory card, the seal of a document. */
export const cardBack: Pattern = unfold([
	'...x........o.x',
	'..x.x......o.xx',
	'.x.o.x....o.xx.',
	'x.ooo.x..o.xx..',
	'.x.o.x..o.xx.oo',
	'..x.x..o.xx...o',
	'...x..o.xxo....',
	'.....o.xx.oo...',
	'....o.xx..ooo..',
	'...o.xx...oooo.',
	'..o.xxxxxx.ooo.',
	'.o.xx..xxxx.oo.',
	'o.xx....xxxx.o.',
	'.xx.o....xxxx..',
	'xx..oo........x',
]);

/** The digit 4, sewn with the second thread. */
const four: Pattern = [
	'...........xxxxx....',
	'...........xo.ox....',
	'...........x.o.x....',
	'..........x.o.ox....',
	'.........x.o.o.x....',
	'........x.o.o.ox....',
	'.......x.o.o.o.x....',
	'......x.o.o.o.ox....',
	'.....x.o.oxo.o.x....',
	'....x.o.ox.xo.ox....',
	'...x.o.ox..x.o.x....',
	'..x.o.ox...xo.ox....',
	'.x.o.ox....x.o.x....',
	'x.o.ox.....xo.ox....',
	'xo.o.oxxxxxo.o.oxxxx',
	'x.o.o.o.o.o.o.o.o.ox',
	'xo.o.o.o.o.o.o.o.o.x',
	'x.o.o.o.o.o.o.o.o.ox',
	'xxxxxxxxxxxo.o.oxxxx',
	'...........xo.ox....',
	'...........x.o.x....',
	'...........xo.ox....',
	'...........x.o.x....',
	'...........xo.ox....',
	'...........xxxxx....',
];

/** The digit 0 with a small star in it. */
const zero: Pattern = unfold([
	'.....xxxxx',
	'....xo.o.o',
	'...xo.o.o.',
	'..xo.o.o.o',
	'.xo.o.o.xx',
	'xo.o.o.x..',
	'x.o.o.x...',
	'xo.o.x....',
	'x.o.x.....',
	'xo.ox....o',
	'x.o.x....o',
	'xo.ox...x.',
	'x.o.x..oox',
]);

/** The artwork of the page that was not found. */
export const notFound: Pattern = sideBySide([four, zero, four], 3);
