import { layStitches } from '#scenes/couture/exports/lay-stitches.ts';
import type { PaintContext } from '#scenes/exports/tools.ts';
import { toOriginal } from '#tools/couture/settings.ts';
import { readGarment } from '../../../tools/couture/edges/garment-files.ts';

test('seams of denim are painted in copper, so far from their edges as on the stage', () => {
	const { pattern, map } = readGarment('menShirt1');
	const rows: { colour: string; points: number[][] }[] = [];
	let points: number[][] = [];
	const painter = {
		strokeStyle: '',
		beginPath: () => {
			points = [];
		},
		lineTo: (...at: number[]) => points.push(at),
		stroke: () => rows.push({ colour: painter.strokeStyle, points }),
	};
	const context = new Proxy(painter, {
		get: (own, name) => Reflect.get(own, name) ?? (() => undefined),
	});
	const settings = { ...toOriginal('menShirt1'), finish: 'denim', colour: '#1f4e9e' } as const;
	const sewn = { key: 'menShirt1', pattern, panels: map, settings } as const;
	layStitches(context as unknown as PaintContext, 1, sewn);
	const threads = rows.filter(({ colour }) => colour === '#c58a45');
	expect(threads.length).toBeGreaterThan(15);
	// The first edge of the front is its hem, which has one row of stitches 7.8 mm above it.
	const front = pattern.pieces.find(({ id }) => id === 'front');
	const ends = front?.edges[0]?.points ?? [];
	const hem = Math.max(...ends.map(([, y]) => y)) / 1000;
	const row = Math.max(...(threads[0]?.points ?? []).map(([, y = 0]) => y));
	const origin = (map.panels.front?.origin[1] ?? 0) * map.uvMetres;
	expect(origin + hem - row).toBeCloseTo(0.0078, 4);
});
