import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { exportPicture } from '#scenes/exports/picture.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing, stubCanvases } from './drawing.ts';

vi.mock('#scenes/exports/drawn-font.ts', () => ({
	drawnFont: 'Onest Drawn',
	addDrawnFont: () => Promise.reject(new Error('There is no font.')),
}));

let drawing: Drawing;
let encoded: Blob | null;

beforeEach(() => {
	drawing = new Drawing();
	stubCanvases(drawing);
	encoded = new Blob(['picture']);
	vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(encoded));
});

afterEach(() => {
	setCurrentScene(undefined);
});

test('a PNG holds nothing but garments and words, and the shadows of the stage come back', async () => {
	const { current, gl, shadows } = createCurrentScene();
	setCurrentScene(current);
	const seen: boolean[][] = [];
	gl.render.mockImplementation(() => void seen.push(shadows()));
	await exportPicture('png', caption, 'hd', true);
	expect(drawing.steps).not.toContain('ground');
	// The picture, the same again with finer pixels, then the stage again.
	expect(seen).toEqual([
		[false, false],
		[false, false],
		[true, true],
	]);
});

test.each([
	['quick', 'hd', 100, [1280, 2560, 800]],
	['slow', 'hd', 900, [1280, 800]],
	['quick', 'uhd', 100, [3840, 800]],
] as const)(
	'a %s machine draws an %s picture with finer pixels, if they fit',
	async (_pace, kind, taken, widths) => {
		const { current, gl, size } = createCurrentScene();
		setCurrentScene(current);
		let now = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => now);
		const seen: number[] = [];
		gl.render.mockImplementation(() => {
			now += taken;
			seen.push(size.width);
		});
		await exportPicture('jpg', caption, kind, true);
		expect(seen).toEqual(widths);
	},
);

test('a picture too large for the browser fails', async () => {
	setCurrentScene(createCurrentScene().current);
	encoded = null;
	await expect(exportPicture('png', caption, 'uhd', true)).rejects.toThrow('no picture');
});

test.each([
	['everything', true, 2.35],
	['what is in view', false, 2],
])('a picture shows %s', async (_what, whole, distance) => {
	const { current, cameras } = createCurrentScene();
	setCurrentScene(current);
	await exportPicture('jpg', caption, 'hd', whole);
	expect(cameras[0]?.position.length()).toBeCloseTo(distance * 1.06, 6);
});
