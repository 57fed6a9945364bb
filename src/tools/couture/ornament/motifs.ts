import { frame, mirrorTile, type Pattern, unfoldTile } from '#lib/stitch.ts';
import { divider } from '#lib/stitch-patterns.ts';

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
		narrow: unfoldTile(['....x', '...x.', 'o.x.o', 'ox.oo']),
	},
	stars: {
		wide: frame(
			unfoldTile([
				'xx......x...o',
				'x.......xx..o',
				'........xxx.o',
				'........xxxx.',
				'....xxxx.xxx.',
				'o....xxxx.xx.',
				'.o....xxxx.x.',
				'..o....xxxx..',
				'o..o........o',
			]),
			'o',
		),
		narrow: unfoldTile(['...x.', 'o..xx', '.xxx.', 'o.x.o']),
	},
	flowers: {
		wide: frame(
			unfoldTile([
				'x...........o',
				'.x.........ox',
				'..x.......oxx',
				'...x.....ox.x',
				'....x...ox.xx',
				'oo...x..oxxx.',
				'.oo...x..ox.o',
				'xxoo...x..ooo',
				'oxxoo.o.x.ooo',
			]),
			'x',
		),
		narrow: unfoldTile(['o...x', '...x.', '..x.x', 'o..xo']),
	},
	wheat: {
		wide: mirrorTile([
			'o...........o',
			'............o',
			'..........o.o',
			'..........oo.',
			'........o..oo',
			'........oo..o',
			'.........oo.o',
			'......o....oo',
			'......oo....o',
			'.......oo...o',
			'.........oo.o',
			'x..........ox',
			'xx..........x',
			'..x...xxx...x',
			'..xx...xxx..x',
			'...xxx...xx.x',
			'xxxxxxxxxxxxx',
		]),
		narrow: mirrorTile(['....o', '...oo', '..o.o', '..ooo', 'x...o', '.xx.x', 'xxxxx']),
	},
	chain: {
		wide: unfoldTile([
			'xxxxxxxxx',
			'.........',
			'o...x...o',
			'...x.x...',
			'..x...x..',
			'.x..o..x.',
			'x..ooo..x',
		]),
		narrow: unfoldTile(['x...x', '.x.x.', '..x..', 'o...o']),
	},
};
