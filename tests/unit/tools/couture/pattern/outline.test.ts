import { toCuttingLine, toSewingLine } from '#tools/couture/pattern/outline.ts';
import type { Edge, Piece } from '#tools/couture/pattern/piece.ts';
import { toBox, toSignedArea } from '#tools/couture/pattern/polyline.ts';

/** A closed piece of straight edges, `0,0 100,0 100,100`: an allowance of 10, of 20 behind `+`, and darts behind `v`. */
function toPiece(text: string): Piece {
	const corners = text.split(' ');
	const points = corners.map((corner): [number, number] => {
		const [x = 0, y = 0] = corner.split(/[,+v]/).map(Number);
		return [x, y];
	});
	const edges = points.map(
		(point, at): Edge => ({
			points: [point, points[(at + 1) % points.length] ?? point],
			allowance: corners[at]?.includes('+') ? 20 : 10,
			dart: corners[at]?.includes('v') ?? false,
			seam: 0,
			notches: 0,
		}),
	);
	return { id: 'front', copies: 1, edges, grain: [], openings: [], buttons: [] };
}

test.each([
	['a square has the allowance of each edge', '0,0 100,0 100,100+ 0,100', 110, 120 * 130],
	['the other way round it is cut alike', '0,0 0,100+ 100,100 100,0', 110, 120 * 130],
	[
		'a dart is cut straight across',
		'0,0 100,0 100,100 60,100v 50,40v 40,100 0,100',
		110,
		120 * 120,
	],
	[
		'inside a corner the lines end where they cross',
		'0,0 100,0 100,100 60,100 60,50 0,50',
		110,
		120 * 120 - 60 * 50,
	],
	['a very sharp corner is cut off', '0,0 200,5 0,10', 200.25, 5309],
])('%s', (_, corners, right, area) => {
	const cut = toCuttingLine(toPiece(corners));
	expect(toBox(cut).right).toBeCloseTo(right, 0);
	expect(Math.abs(toSignedArea(cut)) / 2).toBeCloseTo(area, -1);
});

test('a dart is sewn, and more than the allowance goes beyond the cutting line on all sides', () => {
	const dart = toPiece('0,0 100,0 100,100 60,100v 50,40v 40,100 0,100');
	expect(toSewingLine(dart)).toContainEqual([50, 40]);
	const box = { left: -15, top: -15, right: 115, bottom: 115 };
	expect(toBox(toCuttingLine(dart, 5))).toEqual(box);
});
