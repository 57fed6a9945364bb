import { dragGrip, findGrip, turnArm } from '#tools/couture/handles.ts';
import { firstPlacement, metresPerUnit, printWidth } from '#tools/couture/placement.ts';

/** The right end and the upper edge of the print, in units of positions. */
const right = (0.5 * printWidth) / metresPerUnit;
const top = (0.25 * printWidth) / metresPerUnit;
const knob = top + turnArm / metresPerUnit;

test.each([
	['scale', {}, right, top],
	['turn', {}, 0, knob],
	['move', {}, 0, 0],
	[undefined, {}, right + 0.2, 0],
	// Handles turn with the print.
	['turn', { turn: 90 }, knob, 0],
	[undefined, { locked: true }, 0, 0],
	['move', { scale: 0.1 }, 0, 0],
])('there is the handle %s of a print %j at %d, %d', (grip, change, x, y) => {
	expect(findGrip({ ...firstPlacement, ...change }, [0.5, 0.25], { x, y })).toBe(grip);
});

test('a corner that is drawn twice as far away makes the print twice as large', () => {
	const [from, to] = [1, 2].map((times) => ({ x: right * times, y: top * times }));
	expect(from && to && dragGrip('scale', firstPlacement, from, to).scale).toBeCloseTo(2);
});

test.each([
	[1, 0, 90],
	[0.02, 1, 0],
	[Math.sin(0.4), Math.cos(0.4), 23],
])('the knob turns the print to %d, %d, which snaps to %d degrees', (x, y, turn) => {
	expect(dragGrip('turn', firstPlacement, { x: 0, y: 1 }, { x, y }).turn).toBe(turn);
});

test.each([
	[0.02, 0],
	[0.05, 0.05],
])('a print that is moved to %d snaps to the middle line: %d', (x, positionX) => {
	const moved = dragGrip('move', firstPlacement, { x: 0, y: 0 }, { x, y: 0.3 });
	expect(moved).toEqual({ positionX, positionY: 0.3 });
});
