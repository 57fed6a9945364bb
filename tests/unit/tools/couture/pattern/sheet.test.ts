import { expect, test } from 'vitest';
import { type Drawing, halo, lineStyles, type Mark } from '#tools/couture/pattern/drawing.ts';
import { drawLegend } from '#tools/couture/pattern/legend.ts';
import { toBox } from '#tools/couture/pattern/polyline.ts';
import { layOut, toCorners } from '#tools/couture/pattern/sheet.ts';
import { toSvg } from '#tools/couture/pattern/svg.ts';
import { listTiles, tileSize } from '#tools/couture/pattern/tiles.ts';

function rectangle(width: number, height: number, x = 0, y = 0): Mark {
	return {
		kind: 'line',
		points: [
			[x, y],
			[x + width, y],
			[x + width, y + height],
			[x, y + height],
		],
		closed: true,
		style: 'cutting',
	};
}

test('groups lie apart from one another, inside the sheet, wherever they were drawn', () => {
	const sizes = [
		[190, 120],
		[550, 800],
		[550, 700],
		[420, 600],
		[420, 600],
		[40, 700],
		[240, 80],
		[500, 100],
	] as const;
	const drawing = layOut(
		sizes.map(([width, height], at) => [rectangle(width, height, -at * 50, at)]),
	);
	const boxes = drawing.marks.map((mark) => toBox(toCorners(mark)));
	boxes.forEach((one, at) => {
		expect(one.left).toBeGreaterThan(5);
		expect(one.top).toBeGreaterThan(5);
		expect(one.right).toBeLessThan(drawing.width - 5);
		expect(one.bottom).toBeLessThan(drawing.height - 5);
		for (const other of boxes.slice(at + 1))
			expect(
				one.right < other.left ||
					other.right < one.left ||
					one.bottom < other.top ||
					other.bottom < one.top,
			).toBe(true);
	});
});

test('a piece that is wider than cloth widens the sheet', () => {
	expect(layOut([[rectangle(100, 20)], [rectangle(2000, 20)]]).width).toBeGreaterThan(2000);
});

test('pages show all of a line and the inside of a piece, and leave out what is empty', () => {
	const drawing: Drawing = { width: 1400, height: 1400, marks: [rectangle(600, 900, 50, 50)] };
	const tiles = listTiles(drawing);
	// 650 mm and 950 mm in steps of 180 mm and 267 mm: the last pages may be empty.
	expect(new Set(tiles.map(({ column }) => column))).toEqual(new Set([0, 1, 2, 3]));
	expect(new Set(tiles.map(({ row }) => row))).toEqual(new Set([0, 1, 2, 3]));
	expect(tiles).toHaveLength(16);
	expect(tiles.map(({ name }) => name)).toContain('B3');
	const [first, second] = tiles;
	expect((second?.left ?? 0) - (first?.left ?? 0)).toBe(tileSize.width - 10);
});

test('the test square is 50 mm wide and high in the file', () => {
	const drawing = layOut([
		drawLegend({
			title: 'A & B <c>',
			lines: ['one'],
			swatches: [{ colour: '#1f4e9e', words: 'blue' }],
			square: 'square',
		}),
	]);
	const svg = toSvg(drawing, { title: 'A & B <c>', language: 'en', pictures: new Map() });
	const path = /<path d="M([^"]*)Z" stroke="#000"/.exec(svg)?.[1] ?? '';
	// White below each line, wider than it: it may lie on dark cloth.
	const wide = /<path d="M([^"]*)Z" stroke="#fff" stroke-width="([\d.]+)"/.exec(svg);
	expect(wide?.[1]).toBe(path);
	expect(Number(wide?.[2])).toBeCloseTo(lineStyles.cutting.width + 2 * halo, 6);
	const corners = path.split('L').map((corner) => corner.split(' ').map(Number));
	expect((corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0)).toBeCloseTo(50, 6);
	expect((corners[2]?.[1] ?? 0) - (corners[1]?.[1] ?? 0)).toBeCloseTo(50, 6);
	expect(svg).toContain(`width="${drawing.width}mm"`);
	expect(svg).toContain(`viewBox="0 0 ${drawing.width} `);
	expect(svg).toContain('>A &amp; B &lt;c&gt;</text>');
	expect(svg).toContain('fill="#1f4e9e"');
});
