import { expect, test } from 'vitest';
import { dragGrip, findGrip, turnArm } from '#tools/couture/handles.ts';
import { firstPlacement, metresPerUnit, printWidth } from '#tools/couture/placement.ts';

const reach = [0.5, 0.25] as const;
/** The right end and the upper edge of the print, in units of positions. */
const right = (0.5 * printWidth) / metresPerUnit;
const top = (0.25 * printWidth) / metresPerUnit;
const arm = turnArm / metresPerUnit;

test('corners scale, the knob above turns, what is between moves, and beside it is nothing', () => {
	const at = (x: number, y: number) => findGrip(firstPlacement, reach, { x, y });
	expect(at(right, top)).toBe('scale');
	expect(at(-right, -top)).toBe('scale');
	expect(at(0, top + arm)).toBe('turn');
	expect(at(0, 0)).toBe('move');
	expect(at(right + 0.2, 0)).toBeUndefined();
});

test('handles turn with the print', () => {
	const turned = { ...firstPlacement, turn: 90 };
	expect(findGrip(turned, reach, { x: top + arm, y: 0 })).toBe('turn');
	expect(findGrip(turned, reach, { x: top, y: -right })).toBe('scale');
});

test('a locked print has no handles, and the middle of a small one moves it', () => {
	expect(findGrip({ ...firstPlacement, locked: true }, reach, { x: 0, y: 0 })).toBeUndefined();
	expect(findGrip({ ...firstPlacement, scale: 0.1 }, reach, { x: 0, y: 0 })).toBe('move');
});

test('a corner that is drawn twice as far away makes the print twice as large', () => {
	const from = { x: right, y: top };
	const to = { x: right * 2, y: top * 2 };
	expect(dragGrip('scale', firstPlacement, from, to).scale).toBeCloseTo(2);
});

test('the knob turns the print to the pointer, and snaps to quarters of a right angle and less', () => {
	const turnTo = (x: number, y: number) =>
		dragGrip('turn', firstPlacement, { x: 0, y: 1 }, { x, y }).turn;
	expect(turnTo(1, 0)).toBe(90);
	expect(turnTo(-1, 0.02)).toBe(-90);
	expect(turnTo(0.02, 1)).toBe(0);
	expect(turnTo(Math.sin(0.4), Math.cos(0.4))).toBe(23);
});

test('a print that is moved snaps to the middle line', () => {
	const from = { x: 0, y: 0 };
	const moved = (x: number) => dragGrip('move', firstPlacement, from, { x, y: 0.3 });
	expect(moved(0.02)).toEqual({ positionX: 0, positionY: 0.3 });
	expect(moved(0.05)).toEqual({ positionX: 0.05, positionY: 0.3 });
});
