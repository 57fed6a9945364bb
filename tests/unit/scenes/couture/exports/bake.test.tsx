import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bakeCloth } from '#scenes/couture/exports/bake.ts';
import type { GarmentJob } from '#scenes/couture/exports/model-job.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { partNames } from '#tools/couture/garments.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { toOriginal } from '#tools/couture/settings.ts';

/** Corners of the triangles of a path, in pixels. */
class PathStub {
	readonly corners: number[][] = [];
	moveTo = (...at: number[]) => this.corners.push(at);
	lineTo = (...at: number[]) => this.corners.push(at);
	closePath() {}
}

const context = {
	fillStyle: '',
	globalCompositeOperation: 'source-over',
	grounds: [] as { paint: string; rect: number[] }[],
	fills: [] as { paint: string; corners: number[][] }[],
	fill(shape: PathStub) {
		if (shape.corners.length > 0)
			this.fills.push({ paint: this.fillStyle, corners: shape.corners });
	},
	fillRect(...rect: number[]) {
		this.grounds.push({ paint: this.fillStyle, rect });
	},
	save() {},
	restore() {},
	stroke() {},
	beginPath() {},
	clip() {},
	rect: vi.fn(),
	translate: vi.fn(),
	rotate: vi.fn(),
	drawImage: vi.fn(),
};

beforeEach(() => {
	context.fills = [];
	context.grounds = [];
	vi.stubGlobal('Path2D', PathStub);
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
		context as unknown as CanvasRenderingContext2D,
	);
});

afterEach(() => {
	for (const step of [context.rect, context.translate, context.rotate, context.drawImage])
		step.mockClear();
});

/** A pattern of two metres, so that a metre is 1024 pixels: a triangle of the body and one of the collar. */
function createGarment(): Omit<GarmentJob, 'settings' | 'prints'> {
	const part = [partNames.indexOf('body'), partNames.indexOf('collar')];
	const front = { origin: [0.25, 0.5], rect: [0, 0.25, 0.5, 0.75] };
	const garment: unknown = {
		cloth: {
			uv: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1, 1.5, 1, 1, 1.5]),
			part: new Float32Array(part.flatMap((number) => [number, number, number])),
			index: new Uint32Array([0, 1, 2, 3, 4, 5]),
		},
		panels: {
			uvMetres: 2,
			panels: { front, collar: front },
			logo: { chest: { middle: [0.25, 0.4] }, back: { middle: [0.75, 0.4] } },
		},
		sheet: { image: { width: 2048 }, tiles: [{ u: 0.5, v: 0, edge: 0.25, reach: [0.5, 0.5] }] },
	};
	return garment as GarmentJob;
}

const settings = {
	...toOriginal('menShirt1'),
	colour: '#102030',
	parts: { collar: '#ff0000' },
} as const;
const bake = (...prints: Print[]) =>
	bakeCloth({ ...createGarment(), settings: { ...settings, prints: [] }, prints }, true, (edge) => {
		const canvas = document.createElement('canvas');
		return Object.assign(canvas, { width: edge, height: edge });
	});
const print: Print = { ...firstPlacement, ...plainLettering, text: 'Взір', colour: '#000000' };

test('each part is painted in its dye where its triangles lie on the pattern', () => {
	bake();
	expect(context.grounds).toEqual([{ paint: '#102030', rect: [0, 0, 2048, 2048] }]);
	expect(context.fills.map(({ paint, corners }) => `${paint} ${corners.join(' ')}`)).toEqual([
		'#102030 0,0 1024,0 0,1024',
		'#ff0000 1024,1024 1536,1024 1024,1536',
	]);
});

test.each([
	['in the middle of its place', { turn: 0 }, 0, 0],
	['up and to the right and turned', { positionX: 0.5, positionY: 1, turn: 90 }, 0.1, -0.2],
])('a print lies once, as broad as it is, %s', (_where, moved, right, down) => {
	bake({ ...print, ...moved });
	// The chest is 0.1 of the picture above the origin of the front.
	expect(context.translate).toHaveBeenCalledExactlyOnceWith(
		expect.closeTo(0.25 * 2048 + right * 1024, 4),
		expect.closeTo(0.4 * 2048 + down * 1024, 4),
	);
	expect(context.rotate).toHaveBeenCalledExactlyOnceWith((moved.turn * Math.PI) / 180);
	const side = 0.13 * 1024;
	expect(context.drawImage.mock.calls[0]?.slice(1)).toEqual([
		...[1024, 0, 512, 512],
		...[-side / 2, -side / 2, side, side].map((value) => expect.closeTo(value, 4)),
	]);
	expect(context.rect).toHaveBeenCalledExactlyOnceWith(0, 512, 1024, 1024);
});
