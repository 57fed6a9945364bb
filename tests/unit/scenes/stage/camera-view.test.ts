import { describe, expect, test } from 'vitest';
import {
	approach,
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

describe('the way to a goal', () => {
	test('it is half done after six hundredths of a second, and ends at the goal itself', () => {
		const goal = { azimuth: 2, polar: 1, distance: 3 };
		const half = { azimuth: 1, polar: (Math.PI / 2 + 1) / 2, distance: 3.5, at: [0, 0, 0] };
		expect(approach(view, goal, 0.06)).toEqual({ view: half, there: false });
		expect(approach(view, goal, 5)).toEqual({ view: goal, there: true });
	});
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

	test('a low angle from the pole is seen from above, a high one from below', () => {
		expect(toCameraSide({ azimuth: 0, polar: 0.5 }).height).toBe('above');
		expect(toCameraSide({ azimuth: 0, polar: 2.5 }).height).toBe('below');
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

	test('many small events of a touchpad go as far as one notch', () => {
		const all = Array.from({ length: 50 }, () => wheel(-2)).reduce((one, next) => one * next, 1);
		expect(all).toBeCloseTo(zoomStep);
	});

	test('a pinch on a touchpad, which comes as small steps with Ctrl, is ten times as fast', () => {
		expect(wheel(-10, 0, true)).toBeCloseTo(zoomStep);
		expect(wheel(-100, 0, true)).toBeCloseTo(zoomStep);
	});
});
