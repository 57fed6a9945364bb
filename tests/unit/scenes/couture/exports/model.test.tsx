import { BufferAttribute, BufferGeometry } from 'three';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SceneGarment, setCurrentScene } from '#scenes/couture/current-scene.ts';
import { exportModel } from '#scenes/couture/exports/model.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { $wardrobe } from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { Drawing, stubCanvases } from '../../exports/drawing.ts';
import { caption, createCurrentScene } from './current-scene.ts';

const baked = vi.hoisted(() => ({ canvases: [] as HTMLCanvasElement[], printed: [] as boolean[] }));
vi.mock('#scenes/couture/exports/bake.ts', () => ({
	bakeCloth: (_garment: unknown, printed: boolean) => {
		const canvas = document.createElement('canvas');
		canvas.width = 4;
		canvas.height = 4;
		baked.canvases.push(canvas);
		baked.printed.push(printed);
		return canvas;
	},
}));

beforeEach(() => {
	baked.canvases = [];
	baked.printed = [];
	stubCanvases(new Drawing());
	vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
		done(new Blob(['picture'], { type: type ?? 'image/png' })),
	);
	const text = {
		...firstWardrobe.menShirt1.logo,
		...plainLettering,
		text: 'Взір',
		colour: '#000000' as const,
	};
	$wardrobe.set({
		...firstWardrobe,
		menShirt1: { ...firstWardrobe.menShirt1, prints: [text] },
	});
});

afterEach(() => {
	setCurrentScene(undefined);
	vi.restoreAllMocks();
});

/** A triangle that looks at the visitor. */
function createCloth() {
	const numbers = (size: number, ...values: number[]) =>
		new BufferAttribute(new Float32Array(values), size);
	return new BufferGeometry()
		.setAttribute('position', numbers(3, 0, 0, 0, 1, 0, 0, 0, 1, 0))
		.setAttribute('normal', numbers(3, 0, 0, 1, 0, 0, 1, 0, 0, 1))
		.setAttribute('uv', numbers(2, 0, 0, 2, 0, 0, 2))
		.setAttribute('shade', numbers(2, 1, 1, 0.8, 1, 0.6, 1))
		.setIndex([0, 1, 2]);
}

function showGarments() {
	const { current } = createCurrentScene();
	const garments = new Map(
		[...current.garments.keys()].map((key, at) => {
			const buttons = at === 0 ? createCloth() : undefined;
			const box = { min: { y: -0.4 } };
			const garment: unknown = {
				cut: { cloth: createCloth(), buttons, box },
				panels: { uvMetres: 2 },
				material: { map: null, normalMap: null },
				sheet: { canvas: document.createElement('canvas'), tiles: [], drawn: '' },
			};
			return [key, garment as SceneGarment] as const;
		}),
	);
	setCurrentScene({ ...current, garments });
}

function going() {
	return { signal: new AbortController().signal, onProgress: vi.fn() };
}

/** The description and the numbers of a binary glTF. */
async function readGlb(file: Blob) {
	const bytes = await file.arrayBuffer();
	const view = new DataView(bytes);
	const length = view.getUint32(12, true);
	const json = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 20, length)));
	const begin = 20 + length + 8;
	function read(accessor: number, count: number): number[] {
		const { bufferView, byteOffset = 0 } = json.accessors[accessor];
		const at = begin + (json.bufferViews[bufferView].byteOffset ?? 0) + byteOffset;
		return Array.from({ length: count }, (_, number) => view.getFloat32(at + number * 4, true));
	}
	return { json, read };
}

interface Node {
	name: string;
	mesh: number;
	children?: number[];
	matrix: number[];
}

/** A model of two garments, of which the first has buttons and prints. */
async function makeModel() {
	showGarments();
	const { json, read } = await readGlb(await exportModel('glb', caption, going()));
	const nodes: Node[] = json.nodes;
	const find = (name: string) => {
		const node = nodes.find((each) => each.name === name);
		if (!node) throw new Error(`There is no ${name}.`);
		return node;
	};
	const toPrimitive = (name: string) => json.meshes[find(name).mesh].primitives[0];
	return { json, read, nodes, find, toPrimitive };
}

test('a model names the garments, each with an outside, an inside and its buttons, on the ground and a metre apart', async () => {
	const { nodes, find } = await makeModel();
	const [shirt, other] = [find('menShirt1'), find('womenShirt')];
	const listParts = (node: Node) => node.children?.map((at) => nodes[at]?.name);
	expect(listParts(shirt)).toEqual(['outside', 'inside', 'buttons']);
	expect(listParts(other)).toEqual(['outside', 'inside']);
	expect(shirt.matrix.slice(12, 15)).toEqual([-0.5, expect.closeTo(0.4), 0]);
	expect(other.matrix.slice(12, 15)).toEqual([0.5, expect.closeTo(0.4), 0]);
});

test('a model carries title, date, footer and address, its pattern as a JPEG, dark folds and shining fibres', async () => {
	const { json, toPrimitive } = await makeModel();
	const { title, date, footer, site } = caption;
	expect(json.scenes[0]).toMatchObject({ name: title, extras: { title, date, footer, site } });
	expect(json.asset.copyright).toBe(`${footer} ${site}`);
	for (const { mimeType } of json.images) expect(mimeType).toBe('image/jpeg');
	const { attributes, material } = toPrimitive('outside');
	expect(json.accessors[attributes.COLOR_0]).toMatchObject({ type: 'VEC4', normalized: true });
	expect(json.materials[material].extensions).toHaveProperty('KHR_materials_sheen');
});

test('the inside lies half a millimetre under the outside and looks the other way', async () => {
	const { read, toPrimitive } = await makeModel();
	const [outside, inside] = [toPrimitive('outside').attributes, toPrimitive('inside').attributes];
	expect(read(outside.NORMAL, 3)).toEqual([0, 0, 1]);
	expect(read(inside.NORMAL, 3).map((value) => value + 0)).toEqual([0, 0, -1]);
	expect(read(outside.POSITION, 3)[2]).toBe(0);
	expect(read(inside.POSITION, 3)[2]).toBeCloseTo(-0.0005, 6);
	// The picture of the pattern is two metres broad.
	expect(read(outside.TEXCOORD_0, 6)).toEqual([0, 0, 1, 0, 0, 1]);
});

test('prints are on the outside only, and all that is made for a model is freed', async () => {
	const geometry = vi.spyOn(BufferGeometry.prototype, 'dispose');
	await makeModel();
	// The other garment has no prints: its inside has the picture of its outside.
	expect(baked.printed).toEqual([true, false, false]);
	expect(geometry).toHaveBeenCalledTimes(5);
	expect(baked.canvases.map(({ width }) => width)).toEqual([0, 0, 0]);
});
