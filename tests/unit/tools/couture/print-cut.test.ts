import { toGround } from '#scenes/couture/panels.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { firstLogo, firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { crossesStrip, findCut } from '#tools/couture/print-cut.ts';
import { readGarment } from './edges/garment-files.ts';

const print: Print = { ...firstPlacement, ...plainLettering, text: 'Взір', colour: '#000000' };
const { pattern, map } = readGarment('menShirt1');

// In the file of the pattern, the yoke seam of the back is at 106 mm and the middle of its prints at 240 mm; the sleeve is
// sewn to the cuff at 468 mm, and the middle of its prints is at 20 mm. A print of scale 2 is 260 mm high.
test.each([
	['back', { scale: 2 }, undefined],
	[
		'back',
		{ scale: 2, positionY: 0.2 },
		{ at: 'yoke', lost: 106 - (240 - 40 - 130), isGone: false },
	],
	['back', { scale: 2, positionY: 0.2, turn: 180 }, { at: 'yoke', lost: 36, isGone: false }],
	// It is 300 mm further up, beyond the seam as a whole.
	['back', { scale: 2, positionY: 1.5 }, { at: 'yoke', lost: 260, isGone: true }],
	['sleeve-left', { positionY: -1.5, scale: 2.2 }, undefined],
	[
		'sleeve-left',
		{ positionY: -1.5, scale: 2.8 },
		{ at: 'cuff', lost: 20 + 300 + 182 - 468, isGone: false },
	],
] as const)('of a print on the %s at %j the seam cuts off %j', (id, moved, lost) => {
	const piece = pattern.pieces.find((each) => each.id === id);
	const middle = toGround(map, id)?.middle;
	if (!piece || !middle) throw new Error(`There is no ${id}.`);
	const cut = findCut(pattern, piece, { ...print, ...moved }, { middle, reach: [0.2, 0.5] });
	expect(cut).toEqual(lost && { ...lost, lost: expect.closeTo(lost.lost, 0) });
});

// In the files of the patterns, the shoulder lies between the neckline and the armhole, the side below the armhole.
test.each([
	['womenShirt', 'front', { positionX: -0.6, positionY: 1.3 }, 'shoulder'],
	['womenShirt', 'back', { positionX: 0.6, positionY: 1.3 }, 'shoulder'],
	['womenShirt', 'front', { positionX: -1.2, positionY: -0.6 }, 'side'],
	['womenDress', 'front', { positionX: -0.6, positionY: 1 }, 'shoulder'],
] as const)('on %s, %s at %j it is the %s seam', (key, id, moved, at) => {
	const { pattern, map } = readGarment(key);
	const piece = pattern.pieces.find((each) => each.id === id);
	const middle = toGround(map, id)?.middle;
	if (!piece || !middle) throw new Error(`There is no ${id}.`);
	const cut = findCut(pattern, piece, { ...print, ...moved }, { middle, reach: [0.2, 0.2] });
	expect(cut?.at).toBe(at);
});

// In the file of the pattern, the strip of the shirt is 35 mm wide and goes down to the hem; that of the polo shirt is 31 mm wide and ends
// at 238 mm, and the middle of its prints is at 240 mm.
// A print of scale 1 is 52 mm wide and 130 mm high here; 0.2 to the right are 40 mm.
test.each([
	['menShirt1', 'front', {}, true],
	['menShirt1', 'front', { positionX: 0.21 }, true],
	['menShirt1', 'front', { positionX: 0.22 }, false],
	['menShirt1', 'front', { scale: 0.5 }, false],
	['menShirt1', 'back', {}, false],
	['menShirt2', 'front', { positionY: 0.1 }, true],
	['menShirt2', 'front', { positionY: -0.5 }, false],
	['womenDress', 'front', {}, false],
] as const)(
	'on %s, %s at %j a print lies across the strip of the buttons: %j',
	(key, id, moved, is) => {
		const { pattern, map } = readGarment(key);
		const piece = pattern.pieces.find((each) => each.id === id);
		const middle = toGround(map, id)?.middle;
		if (!piece || !middle) throw new Error(`There is no ${id}.`);
		const ground = { middle, reach: [0.2, 0.5] } as const;
		expect(crossesStrip(pattern, piece, { ...print, ...moved }, ground)).toBe(is);
	},
);

test.each(['menShirt1', 'womenShirt', 'menShirt2'] as const)(
	'a new logo on %s lies on one piece, beside the buttons, with room around it',
	(key) => {
		const { pattern, map } = readGarment(key);
		const piece = pattern.pieces.find(({ id }) => id === 'front');
		const middle = toGround(map, 'front')?.middle;
		if (!piece || !middle) throw new Error('There is no front.');
		const around = { middle, reach: [0.6, 0.6] } as const;
		const logo = { ...firstLogo, imageData: 'logo-1' } as const;
		expect(findCut(pattern, piece, logo, around)).toBeUndefined();
		expect(crossesStrip(pattern, piece, logo, around)).toBe(false);
	},
);
