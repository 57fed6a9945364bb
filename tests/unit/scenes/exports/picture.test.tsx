import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { exportPicture } from '#scenes/exports/picture.ts';
import { jpegQuality } from '#tools/design/caption.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing, stubCanvases } from './drawing.ts';

vi.mock('#scenes/exports/drawn-font.ts', () => ({
	drawnFont: 'Onest Drawn',
	addDrawnFont: () => Promise.reject(new Error('There is no font.')),
}));

let drawing: Drawing;
let canvases: HTMLCanvasElement[];
let encoded: Blob | null;
const encodings: { type: string | undefined; quality: number | undefined; size: number[] }[] = [];

beforeEach(() => {
	drawing = new Drawing();
	canvases = stubCanvases(drawing);
	encoded = new Blob(['picture']);
	encodings.length = 0;
	vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
		this: HTMLCanvasElement,
		done,
		type,
		quality,
	) {
		encodings.push({ type, quality, size: [this.width, this.height] });
		done(encoded);
	});
});

afterEach(() => {
	setCurrentScene(undefined);
	vi.restoreAllMocks();
});

test('a JPEG has the requested size, and the background of the stage', async () => {
	const { current, size } = createCurrentScene();
	setCurrentScene(current);
	expect(await exportPicture('jpg', caption, 'uhd')).toBe(encoded);
	expect(encodings).toEqual([{ type: 'image/jpeg', quality: jpegQuality, size: [3840, 2160] }]);
	expect(drawing.steps).toContain('ground');
	expect(size).toEqual({ ratio: 1.5, width: 800, height: 600 });
	expect(
		canvases.map(({ width }) => width),
		'its memory is freed',
	).toEqual([0]);
});

test('a PNG holds nothing but garments and words, and the shadows of the stage come back', async () => {
	const { current, gl, shadows } = createCurrentScene();
	setCurrentScene(current);
	const seen: boolean[][] = [];
	gl.render.mockImplementation(() => void seen.push(shadows()));
	await exportPicture('png', caption, 'hd');
	expect(encodings[0]).toMatchObject({ type: 'image/png', size: [1280, 720] });
	expect(drawing.steps).not.toContain('ground');
	// The picture, then the stage again.
	expect(seen).toEqual([
		[false, false],
		[true, true],
	]);
});

test('a picture too large for the browser fails by the name of its kind', async () => {
	setCurrentScene(createCurrentScene().current);
	encoded = null;
	await expect(exportPicture('png', caption, 'uhd')).rejects.toMatchObject({ reason: 'png' });
});
