import { Vector3 } from 'three';
import { fieldOfView } from '#scenes/couture/layout.ts';
import { drawFrame } from '#scenes/exports/frame.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing } from './drawing.ts';

const hd = { width: 1280, height: 720 };

test.each([
	['broad', { width: 1920, height: 1080 }],
	['narrow', { width: 400, height: 900 }],
])('a %s picture shows all of the height and of the breadth of the view', (_shape, size) => {
	const { current, cameras } = createCurrentScene();
	drawFrame(new Drawing().context, current, { ...size, caption });
	const [camera] = cameras;
	const { distance, breadth } = current.aim('in the end');
	const half = Math.tan((fieldOfView / 2) * (Math.PI / 180)) * distance;
	const seen = (x: number, y: number) =>
		camera ? new Vector3(x, y, 0).project(camera) : new Vector3(9, 9, 9);
	const right = seen(half * breadth, 0).x;
	const top = seen(0, half).y;
	expect(right).toBeLessThan(1);
	expect(top).toBeLessThan(1);
	// Not from further away than it takes.
	expect(Math.max(right, top)).toBeGreaterThan(0.92);
});

test('a still is taken from where the camera will be, a video from where it is', () => {
	const { current, cameras } = createCurrentScene();
	const drawing = new Drawing();
	drawFrame(drawing.context, current, { ...hd, caption });
	drawFrame(drawing.context, current, { ...hd, caption, moving: true });
	const [still, moving] = cameras.map(({ position }) => position.clone().normalize().toArray());
	expect(still).toEqual([0, 0, 1]);
	expect(moving).toEqual([1, 0, 0]);
});

test('the scene lies on the ground, and title, date, footer and address in the corners lie on both', () => {
	const { current } = createCurrentScene();
	const drawing = new Drawing();
	drawFrame(drawing.context, current, { ...hd, caption, whole: true });
	expect(drawing.steps).toEqual(['clear', 'ground', 'scene', 'words', 'words', 'words', 'words']);
	const margin = 720 * 0.04;
	const [left, right, top, bottom] = [margin, 1280 - margin, margin, 720 - margin];
	expect(drawing.words).toEqual([
		{ text: caption.title, x: left, y: top, align: 'left', baseline: 'top' },
		{ text: caption.date, x: right, y: top, align: 'right', baseline: 'top' },
		{ text: caption.footer, x: left, y: bottom, align: 'left', baseline: 'bottom' },
		{ text: caption.site, x: right, y: bottom, align: 'right', baseline: 'bottom' },
	]);
});

test('letters have a light outline where a thing may lie behind them', () => {
	const { current } = createCurrentScene();
	const drawing = new Drawing();
	drawFrame(drawing.context, current, { ...hd, caption, whole: false });
	expect(drawing.steps.filter((step) => step === 'rim')).toHaveLength(4);
});
