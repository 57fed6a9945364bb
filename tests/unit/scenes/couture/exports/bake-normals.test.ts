import { bakeNormals } from '#scenes/couture/exports/bake-normals.ts';
import type { GarmentJob } from '#scenes/couture/exports/model-job.ts';
import { fabrics } from '#scenes/couture/fabrics.ts';
import type { CreateCanvas } from '#scenes/exports/tools.ts';
import { toOriginal } from '#tools/couture/settings.ts';

type Colour = readonly [red: number, green: number, blue: number];
/** A picture that is drawn: the colour of its columns, from 0 to 1. */
type Painting = (x: number) => Colour;

const flat: Painting = () => [128, 128, 255];

/** Canvases of which every picture is a painting; `pixels` has those of each, by its edge. */
function createCanvases() {
	const pixels = new Map<number, Uint8ClampedArray<ArrayBuffer>>();
	const create = ((edge: number) => ({
		getContext: () => ({
			drawImage: (painting: unknown) => {
				const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
				for (let x = 0; x < edge; x += 1) data.set((painting as Painting)(x / edge), x * 4);
				for (let row = 1; row < edge; row += 1) data.copyWithin(row * edge * 4, 0, edge * 4);
				pixels.set(edge, data);
			},
			getImageData: () => ({ data: pixels.get(edge) }),
			putImageData: () => {},
		}),
	})) as unknown as CreateCanvas;
	return { create, pixels };
}

/** The normal at a place of a pattern of two metres with one piece that covers half of it. */
function bake(folds: Painting, down: boolean, changes: object = {}, relief?: object) {
	const { create, pixels } = createCanvases();
	const garment: unknown = {
		key: 'menShirt1',
		folds,
		relief,
		panels: { uvMetres: 2, panels: { front: { origin: [0, 0], rect: [0, 0, 0.5, 1] } } },
		settings: { ...toOriginal('menShirt1'), texture: null, ...changes },
	};
	bakeNormals(garment as GarmentJob, down, create);
	const data = pixels.get(2048) ?? new Uint8ClampedArray();
	return (x: number, y: number) => {
		const at = (Math.floor(y * 2048) * 2048 + Math.floor(x * 2048)) * 4;
		const [right = 0, along = 0, up = 0] = [0, 1, 2].map(
			(channel) => ((data[at + channel] ?? 0) - 127.5) / 127.5,
		);
		return { right, along, up };
	};
}

test('cloth that leans down the picture is the same with green up, but for its sign', () => {
	const leans: Painting = () => [128, 128 + 64, 255];
	const [first, second] = [true, false].map((down) => bake(leans, down)(0.75, 0.5));
	expect(first?.along).toBeGreaterThan(0.2);
	expect(second?.along).toBeCloseTo(-(first?.along ?? 0), 1);
	for (const { right, along, up } of [first, second].filter((one) => one !== undefined)) {
		expect(right).toBeCloseTo(0, 1);
		expect(Math.hypot(right, along, up)).toBeCloseTo(1, 1);
	}
});

/** How steep the creases are that lie on the flat piece. */
function measureCreases(changes: object): number {
	const read = bake(flat, true, changes);
	let sum = 0;
	for (let at = 0; at < 2000; at += 1) {
		const { right, along } = read(((at * 7) % 997) / 1994, ((at * 13) % 1009) / 1009);
		sum += right ** 2 + along ** 2;
	}
	return Math.sqrt(sum / 2000);
}

test('creases lie on pieces alone, and are half as deep again on a dye as on white', () => {
	const read = bake(flat, true);
	for (let y = 0; y < 1; y += 0.01) expect(read(0.75, y).up).toBeGreaterThan(0.99);
	const white = measureCreases({ colour: '#ffffff' });
	expect(white).toBeGreaterThan(0.005);
	const dyed = measureCreases({ colour: '#1f4e9e' });
	expect(dyed / white).toBeGreaterThan(1.3);
	expect(dyed / white).toBeLessThan(1.6);
});

test('a texture keeps its relief, and repeats as often as on the cloth', () => {
	// Five repeats in a metre; each has a ridge, which rises to the right on its left half.
	const ridge: Painting = (x) => [x < 0.5 ? 160 : 95, 128, 255];
	const read = bake(flat, true, {}, { image: ridge, repeats: 5 });
	const slope = (32.5 / 127.5) * fabrics.cotton.relief;
	for (const [x, sign] of [
		[0.8 + 0.025, 1],
		[0.8 + 0.075, -1],
		[0.9 + 0.025, 1],
	] as const)
		expect(read(x, 0.3).right).toBeCloseTo((sign * slope) / Math.hypot(slope, 1), 1);
});
