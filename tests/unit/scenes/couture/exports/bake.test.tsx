import { bakeCloth } from '#scenes/couture/exports/bake.ts';
import type { GarmentJob } from '#scenes/couture/exports/model-job.ts';
import { partNames } from '#tools/couture/garments.ts';
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
	scale() {},
	beginPath() {},
};

beforeEach(() => {
	context.fills = [];
	context.grounds = [];
	vi.stubGlobal('Path2D', PathStub);
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
		context as unknown as CanvasRenderingContext2D,
	);
});

/** A pattern of two metres, so that a metre is 1024 pixels: a triangle of the body and one of the collar. */
function createGarment(): Omit<GarmentJob, 'settings'> {
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
		},
		edge: 2048,
		pattern: { chest: 0, pieces: [] },
	};
	return garment as GarmentJob;
}

const settings = {
	...toOriginal('menShirt1'),
	colour: '#102030',
	parts: { collar: '#ff0000' },
} as const;
const bake = () =>
	bakeCloth({ ...createGarment(), settings: { ...settings, prints: [] } }, false, (edge) => {
		const canvas = document.createElement('canvas');
		return Object.assign(canvas, { width: edge, height: edge });
	});
test('each part is painted in its dye where its triangles lie on the pattern', () => {
	bake();
	expect(context.grounds).toEqual([{ paint: '#102030', rect: [0, 0, 2048, 2048] }]);
	expect(context.fills.map(({ paint, corners }) => `${paint} ${corners.join(' ')}`)).toEqual([
		'#102030 0,0 1024,0 0,1024',
		'#ff0000 1024,1024 1536,1024 1024,1536',
	]);
});
