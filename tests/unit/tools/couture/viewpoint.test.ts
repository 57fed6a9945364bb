import { isSameViewpoint, parseViewpoint, printViewpoint } from '#tools/couture/viewpoint.ts';

test('a viewpoint is read as it was written, after any number of turns', () => {
	const viewpoint = { azimuth: 1, polar: 1.5, distance: 2, angle: 0.5 };
	const turned = { ...viewpoint, azimuth: 1 - 6 * Math.PI, angle: 0.5 + 4 * Math.PI };
	const read = parseViewpoint(JSON.parse(JSON.stringify(printViewpoint(turned))));
	expect(read?.azimuth).toBeCloseTo(1, 1);
	expect([viewpoint, turned].map((each) => isSameViewpoint(read, each))).toEqual([true, true]);
});

test('what is in the middle is kept to the centimetre, and left out where it is the middle', () => {
	const moved = {
		azimuth: 1,
		polar: 1.5,
		distance: 0.5,
		angle: 0,
		at: [0.2, -0.104, 0.3],
	} as const;
	expect(printViewpoint(moved)).toEqual([1, 1.5, 0.5, 0, 0.2, -0.1, 0.3]);
	expect(parseViewpoint(printViewpoint(moved))).toEqual({ ...moved, at: [0.2, -0.1, 0.3] });
	expect(printViewpoint({ ...moved, at: [0, 0.001, 0] })).toHaveLength(4);
	expect(printViewpoint({ ...moved, at: [0, 0.005, 0] })).toHaveLength(7);
});

test.each([
	'[1,1,1,0,0.1]',
	'[1,1,1,0,9,0,0]',
	'[1,1,1]',
	'[1,4,1,0]',
	'[1,1,21,0]',
	'["1",1,1,0]',
])('%s is no viewpoint', (text) => {
	expect(parseViewpoint(JSON.parse(text))).toBeUndefined();
});
