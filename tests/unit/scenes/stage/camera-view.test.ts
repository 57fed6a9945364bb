import {
	toCameraSide,
	toZoomFactor,
	turnCamera,
	zoomCamera,
	zoomStep,
} from '#scenes/stage/camera-view.ts';

const limits = { minPolar: 0.2, maxPolar: 2.4, minDistance: 2, maxDistance: 8 };
const view = { azimuth: 0, polar: Math.PI / 2, distance: 4 };

describe('turning', () => {
	test.each([9, -9])(
		'by %d the camera stays within its limits, and so it does nearer and further',
		(much) => {
			const turned = turnCamera(view, much, much, limits);
			expect(turned).toEqual({ azimuth: much, polar: much > 0 ? 2.4 : 0.2, distance: 4 });
			const { distance } = zoomCamera(view, 10 ** much, limits);
			expect(distance).toBe(much > 0 ? 2 : 8);
		},
	);
});

describe('the description of a view', () => {
	test.each([
		[0, 'front'],
		[Math.PI / 2, 'right'],
		[Math.PI, 'back'],
		[-Math.PI / 2, 'left'],
		[-Math.PI / 4, 'frontLeft'],
		[2 * Math.PI, 'front'],
	])('azimuth %d looks at the %s', (azimuth, side) => {
		expect(toCameraSide({ azimuth, polar: Math.PI / 2 })).toEqual({ side, height: 'level' });
	});
});

describe('the wheel', () => {
	const wheel = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
		toZoomFactor({ deltaY, deltaMode, ctrlKey });

	test('one notch is one step, in pixels as in lines, and away from the visitor is nearer', () => {
		expect(wheel(-100)).toBeCloseTo(zoomStep);
		expect(wheel(100)).toBeCloseTo(1 / zoomStep);
		expect(wheel(-3, 1)).toBeCloseTo(zoomStep);
	});
});
