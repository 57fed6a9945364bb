import { frame, mirrorTile, type Pattern, unfoldTile } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';
import rows from './motifs.json' with { type: 'json' };

/** A motif for bands: both of its tiles are symmetric about their first column and repeat to both sides. */
export interface Motif {
	wide: Pattern;
	/** For places that are too low for the wide one. Its width divides that of the wide one. */
	narrow: Pattern;
}

export const motifNames = ['rhombs', 'stars', 'flowers', 'wheat', 'chain'] as const;
export type MotifName = (typeof motifNames)[number];

export const motifs: Readonly<Record<MotifName, Motif>> = {
	rhombs: {
		wide: frame(divider, 'x'),
		narrow: unfoldTile(rows.rhombs.narrow),
	},
	stars: {
		wide: frame(unfoldTile(rows.stars.wide), 'o'),
		narrow: unfoldTile(rows.stars.narrow),
	},
	flowers: {
		wide: frame(unfoldTile(rows.flowers.wide), 'x'),
		narrow: unfoldTile(rows.flowers.narrow),
	},
	wheat: {
		wide: mirrorTile(rows.wheat.wide),
		narrow: mirrorTile(rows.wheat.narrow),
	},
	chain: {
		wide: unfoldTile(rows.chain.wide),
		narrow: unfoldTile(rows.chain.narrow),
	},
};
