import { halo, lineStyles, type Mark } from '#tools/couture/pattern/drawing.ts';
import { drawLegend } from '#tools/couture/pattern/legend.ts';
import { toBox } from '#tools/couture/pattern/polyline.ts';
import { layOut, toCorners } from '#tools/couture/pattern/sheet.ts';
import { toSvg } from '#tools/couture/pattern/svg.ts';
import { listTiles, tileSize } from '#tools/couture/pattern/tiles.ts';

function rectangle(width: number, height: number, x = 0, y = 0): Mark {
	const [right, bottom] = [x + width, y + height];
	const points = [
		[x, y],
		[right, y],
		[right, bottom],
		[x, bottom],
	] as const;
	return { kind: 'line', points, closed: true, style: 'cutting' };
}

test('groups lie apart from one another, inside the sheet, wherever they were drawn', () => {
	const groups = [550, 190, 420, 420, 40, 500].map((width, at) => [
		rectangle(width, 900 - width, -at * 50, at),
	]);
	const drawing = layOut(groups);
	const boxes = drawing.marks.map((mark) => toBox(toCorners(mark)));
	for (const [at, one] of boxes.entries()) {
		expect(Math.min(one.left, one.top)).toBeGreaterThan(5);
		expect(one.right).toBeLessThan(drawing.width - 5);
		expect(one.bottom).toBeLessThan(drawing.height - 5);
		for (const other of boxes.slice(at + 1)) {
			const beside = one.right < other.left || other.right < one.left;
			expect(beside || one.bottom < other.top || other.bottom < one.top).toBe(true);
		}
	}
	// A piece that is wider than cloth widens the sheet.
	expect(layOut([[rectangle(2000, 20)]]).width).toBeGreaterThan(2000);
});

test('pages show all of a line and the inside of a piece, and leave out what is empty', () => {
	const tiles = listTiles({ width: 1400, height: 1400, marks: [rectangle(600, 900, 50, 50)] });
	// 650 mm and 950 mm in steps of 180 mm and 267 mm: the last pages may be empty.
	expect(tiles.map(({ name }) => name).join(' ')).toBe(
		'A1 A2 A3 A4 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2 D3 D4',
	);
	expect((tiles[1]?.left ?? 0) - (tiles[0]?.left ?? 0)).toBe(tileSize.width - 10);
});

test('the test square is 50 mm wide and high in the file, white below its line', () => {
	const title = 'A & B <c>';
	const swatches = [{ colour: '#1f4e9e', words: 'blue' }] as const;
	const drawing = layOut([drawLegend({ title, lines: ['one'], swatches, square: 'square' })]);
	const svg = toSvg(drawing, { title, language: 'en', pictures: new Map() });
	const path = /<path d="M([^"]*)Z" stroke="#000"/.exec(svg)?.[1] ?? '';
	const width = lineStyles.cutting.width + 2 * halo;
	expect(svg).toContain(`<path d="M${path}Z" stroke="#fff" stroke-width="${width}"`);
	const [first, second, third] = path.split('L').map((corner) => corner.split(' ').map(Number));
	expect((second?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(50, 6);
	expect((third?.[1] ?? 0) - (second?.[1] ?? 0)).toBeCloseTo(50, 6);
	for (const part of [
		`width="${drawing.width}mm"`,
		`viewBox="0 0 ${drawing.width} `,
		'>A &amp; B &lt;c&gt;</text>',
		'fill="#1f4e9e"',
	])
		expect(svg).toContain(part);
});
