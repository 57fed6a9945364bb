import { type Pattern, sideBySide, unfold, unfoldTile } from './stitch.ts';
import rows from './stitch-patterns.json' with { type: 'json' };

/*
 * The motifs of the site, drawn as an embroiderer draws them: one letter for one stitch.
 * x is the first thread (cobalt), o the second (wheat), a point is bare cloth.
 */

/** Row of touching rhombi with stars and sown fields in turn; repeats to both sides. */
export const divider: Pattern = unfoldTile(rows.divider);

/** One line with small rhombi, for narrow places; repeats to both sides. */
export const narrowDivider: Pattern = unfoldTile(rows.narrowDivider);

/** Edge of a document: rhombus and cross in turn; repeats to both sides. */
export const border: Pattern = unfoldTile(rows.border);

/** Eight-pointed star in a rhombus: the back of a memory card, the seal of a document. */
export const cardBack: Pattern = unfold(rows.cardBack);

/** The artwork of the page that was not found: 4, sewn with the second thread, and 0 with a small star in it. */
export const notFound: Pattern = sideBySide([rows.four, unfold(rows.zero), rows.four], 3);
