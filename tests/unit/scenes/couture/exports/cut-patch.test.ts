import { cutPatch, layLabel, layPrint } from '#scenes/couture/exports/cut-patch.ts';
import type { Shape } from '#scenes/couture/exports/model-job.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';

const print: Print = { ...firstPlacement, ...plainLettering, text: 'Взір', colour: '#000000' };

/** A triangle at each of some places of the front (0) or the back (1), a centimetre wide. */
function createCloth(...places: (readonly [x: number, y: number, place: number])[]): Shape {
	const corners = places.flatMap(([x, y, place]) => [
		[x, y, place],
		[x + 0.01, y, place],
		[x, y + 0.01, place],
	]);
	return {
		position: Float32Array.from(corners.flatMap(([x = 0, y = 0]) => [x, y, 0])),
		normal: Float32Array.from(corners.flatMap(() => [0, 0, 1])),
		uv: Float32Array.from(corners.flatMap(([x = 0, y = 0]) => [x, -y])),
		part: Float32Array.from(corners, () => 0),
		ground: Float32Array.from(corners.flat()),
		shade: Float32Array.from(corners.flatMap(() => [1, 1])),
		index: Uint32Array.from(corners.keys()),
	};
}

// A print is 13 cm wide at scale 1, and its middle may be moved in units of 20 cm.
test.each([
	['its middle', {}, [0, 0], [0.5, 0.5]],
	['its right edge', {}, [0.065, 0], [1, 0.5]],
	['its upper edge', {}, [0, 0.065], [0.5, 0]],
	['its middle, moved', { positionX: 0.5, positionY: -1 }, [0.1, -0.2], [0.5, 0.5]],
	['its right edge, a quarter turned to the right', { turn: 90 }, [0, -0.065], [1, 0.5]],
] as const)('a print has %s where the cloth shows it', (_what, moved, [x, y], place) => {
	const lay = layPrint(createCloth([x, y, 0]), { ...print, ...moved }, 0);
	expect(lay(0)).toEqual(place.map((value) => expect.closeTo(value, 5)));
});

test('a layer has what of the cloth its picture touches, above it', () => {
	const cloth = createCloth([0, 0, 0], [0.2, 0, 0], [0, 0, 1], [0.06, 0.06, 0]);
	const patch = cutPatch(cloth, 0.001, layPrint(cloth, print, 0));
	expect([...patch.index]).toEqual([0, 1, 2, 3, 4, 5]);
	const right = [...patch.position].filter((_, at) => at % 3 === 0);
	expect(right).toEqual([0, 0.01, 0, 0.06, 0.07, 0.06].map((value) => expect.closeTo(value, 5)));
	expect(patch.position[2]).toBeCloseTo(0.001, 6);
});

test('from inside, the label begins at the left', () => {
	const label = { middle: [0, 0], width: 0.1, height: 0.04 } as const;
	expect(layLabel(createCloth([0.05, 0.02, 0]), label, 0.1)(0)).toEqual([
		expect.closeTo(0.1, 5),
		expect.closeTo(0.1, 5),
	]);
});
