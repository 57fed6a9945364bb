import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { listEdges, unpackLight } from '#scenes/stage/packed-light.ts';

const read = (size: number) => gunzipSync(readFileSync(`public/light/studio-${size}.bin`));
/** Hundredths of the brightness, so that whole numbers hold it. */
const hundredths = (value: number) => Math.round(value * 100);

describe.each([64, 128] as const)('the light of %d pixels', (size) => {
	const bytes = read(size);
	const levels = unpackLight(bytes, size, hundredths);

	test('has six sides on each level, the last of 8 pixels', () => {
		expect(levels.map((sides) => sides.map(({ length }) => length))).toEqual(
			listEdges(size).map((edge) => Array(6).fill(edge * edge * 4)),
		);
		expect(listEdges(size).at(-1)).toBe(8);
	});

	test('is that of the studio: lamps thirteen times as bright as paper, walls, all of it opaque', () => {
		const [sharp = []] = levels;
		const red = sharp.flatMap((side) => [...side].filter((_, at) => at % 4 === 0));
		expect(Math.max(...red)).toBeGreaterThan(1250);
		expect(Math.max(...red)).toBeLessThan(1350);
		expect(Math.min(...red)).toBeGreaterThan(10);
		expect(sharp[0]?.[3]).toBe(100);
	});
});
