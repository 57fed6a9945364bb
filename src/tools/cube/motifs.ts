/*
 * Motifs for the sides of both cubes, counted out like the others of the site: x is the first
 * thread, o the second, a point is bare cloth. Each is made from its quarter by `unfold`.
 */

/** Eight-pointed star in a frame. */
export const star = [
	'xxxxxxxxxxx',
	'x.........x',
	'x.o.o...x..',
	'x..o...xx..',
	'x.o.o..xxx.',
	'x.....oxxx.',
	'x....o.oxxx',
	'x..xx.o.oxx',
	'x.xxxxxo..x',
	'x...xxxx.o.',
	'x.x...xxx.o',
] as const;

/** Nested rhombi with a flower in each corner. */
export const rhombus = [
	'xxxxxxxxxxx',
	'x.........x',
	'x.oo.....x.',
	'x.oxo...x..',
	'x..oo..x..o',
	'x.....x..oo',
	'x....x..oo.',
	'x...x..oo.x',
	'x..x..oo.xx',
	'x.x..oo.xx.',
	'xx..oo.xx.o',
] as const;

/** Tree of life: branches that grow out of the middle. */
export const branches = [
	'xxxxxxxxxxx',
	'x.........o',
	'x.x.....x.x',
	'x..x..x..xx',
	'x...x..x..x',
	'x....xo.x.x',
	'x..x.oxo.xx',
	'x...x.oxo.x',
	'x.x..x.oxox',
	'x..x..x.oxx',
	'xoxxxxxxxxo',
] as const;
