import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentScene } from '#scenes/couture/current-scene.ts';
import { exportPdf } from '#scenes/exports/pdf.ts';
import { extractors } from '../../cv/pdf-extractors.ts';
import { caption, createCurrentScene } from '../couture/exports/current-scene.ts';
import { Drawing, stubCanvases } from './drawing.ts';

const description = 'Чоловіча сорочка, синя, бавовна, спереду';
const jpeg = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#fff' } })
	.jpeg()
	.toBuffer();

let drawing: Drawing;
let canvases: HTMLCanvasElement[];
let status: number;

beforeEach(() => {
	status = 200;
	drawing = new Drawing();
	canvases = stubCanvases(drawing);
	vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(
		`data:image/jpeg;base64,${jpeg.toString('base64')}`,
	);
	vi.stubGlobal(
		'fetch',
		async () => new Response(readFileSync('public/fonts/onest-600.ttf'), { status }),
	);
});

afterEach(() => {
	setCurrentScene(undefined);
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

test('without its font there is no page, rather than one whose words cannot be read by others', async () => {
	setCurrentScene(createCurrentScene().current);
	status = 404;
	await expect(exportPdf(caption, description)).rejects.toMatchObject({ reason: 'font' });
});

test('title, date, description, footer and address can be read and copied', async () => {
	const { current, size, marks } = createCurrentScene();
	setCurrentScene(current);
	const pdf = await exportPdf(caption, description);
	// PDFium fetches its WebAssembly file in a browser; this imitates one.
	const text = await extractors['pdf.js'](new Uint8Array(await pdf.arrayBuffer()));
	for (const words of [caption.title, caption.date, description, caption.footer, caption.site])
		expect(text).toContain(words);
	expect(drawing.words.map(({ text }) => text).join(''), 'not in its picture').toBe('');
	expect([size.width, marks, canvases[0]?.width]).toEqual([800, [true, true], 0]);
});
