import { toGround } from '#scenes/couture/panels.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { findCut } from '#tools/couture/print-cut.ts';
import { readGarment } from './edges/garment-files.ts';

const print: Print = { ...firstPlacement, ...plainLettering, text: 'Взір', colour: '#000000' };
const { pattern, map } = readGarment('menShirt1');

// In the file of the pattern, the yoke seam of the back is at 106 mm and the middle of its prints at 240 mm; the sleeve is
// sewn to the cuff at 468 mm, and the middle of its prints is at 20 mm. A print of scale 2 is 260 mm high.
test.each([
	['back', { scale: 2 }, undefined],
	['back', { scale: 2, positionY: 0.2 }, { at: 'yoke', lost: 106 - (240 - 40 - 130) }],
	['back', { scale: 2, positionY: 0.2, turn: 180 }, { at: 'yoke', lost: 36 }],
	// It is 300 mm further up, beyond the seam as a whole.
	['back', { scale: 2, positionY: 1.5 }, { at: 'yoke', lost: 260 }],
	['sleeve-left', { positionY: -1.5, scale: 2.2 }, undefined],
	['sleeve-left', { positionY: -1.5, scale: 2.8 }, { at: 'cuff', lost: 20 + 300 + 182 - 468 }],
] as const)('of a print on the %s at %j the seam cuts off %j', (id, moved, lost) => {
	const piece = pattern.pieces.find((each) => each.id === id);
	const middle = toGround(map, id)?.middle;
	if (!piece || !middle) throw new Error(`There is no ${id}.`);
	const cut = findCut(pattern, piece, { ...print, ...moved }, { middle, reach: [0.2, 0.5] });
	expect(cut).toEqual(lost && { ...lost, lost: expect.closeTo(lost.lost, 0) });
});
