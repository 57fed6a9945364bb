import {
	Color,
	ShaderLib,
	Texture,
	type WebGLProgramParametersWithUniforms,
	WebGLRenderer,
} from 'three';
import { expect, test, vi } from 'vitest';
import { ClothMaterial } from '#scenes/couture/cloth-material.ts';
import { edges } from '#scenes/couture/cloth-shader/edges.ts';
import type { PrintSheet } from '#scenes/couture/print-sheet.ts';
import { means } from '#scenes/couture/weaves/weave.ts';
import { pearl } from '#tools/couture/colours.ts';
import { createEdgeField } from '#tools/couture/edges/edge-field.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { partNames } from '#tools/couture/garments.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import type { Print } from '#tools/couture/print.ts';
import { type GarmentSettings, toOriginal } from '#tools/couture/settings.ts';
import { finishes } from '#tools/couture/textures.ts';

const original = toOriginal('menShirt1');

function createCloth(settings: Partial<GarmentSettings> = {}) {
	const material = new ClothMaterial();
	const shader = { uniforms: {}, vertexShader: '', fragmentShader: '' };
	material.onBeforeCompile(
		shader as unknown as WebGLProgramParametersWithUniforms,
		WebGLRenderer.prototype,
	);
	material.dress({ ...original, ...settings }, pearl);
	const uniforms = new Map<string, { value: unknown }>(Object.entries(shader.uniforms));
	return { material, read: (name: string) => uniforms.get(name)?.value };
}

const sheet = {
	texture: new Texture(),
	tiles: [{ u: 0.1, v: 0.2, edge: 0.5, reach: [0.5, 0.25], technique: 2 }],
	relief: null,
} as unknown as PrintSheet;

test('each part has its own dye or that of the body, and buttons are of pearl', () => {
	const { read } = createCloth({ colour: '#102030', parts: { collar: '#ff0000' } });
	const dyes = read('partColours');
	const dyeOf = Object.fromEntries(
		partNames.map((part, at) => [part, Array.isArray(dyes) ? dyes[at].getHexString() : '']),
	);
	const hex = (colour: string) => new Color(colour).getHexString();
	expect(dyeOf).toMatchObject({ body: hex('#102030'), skirt: hex('#102030') });
	expect(dyeOf).toMatchObject({ collar: hex('#ff0000'), buttons: hex(pearl) });
});

test('cotton, wool and denim are matt, and silk alone gleams along its threads', () => {
	const lights = finishes.map((finish) => {
		const { specularIntensity, anisotropy } = createCloth({ finish }).material;
		return [finish, specularIntensity > 0, anisotropy > 0];
	});
	expect(lights.filter((light) => light.includes(true))).toEqual([['silk', true, true]]);
});

test('a print lies at its place in metres, turned to the right, with its tile of the sheet', () => {
	const { material, read } = createCloth();
	const print: Print = {
		...firstPlacement,
		...plainLettering,
		place: 'back',
		positionX: 0.5,
		positionY: -1,
		scale: 2,
		turn: 90,
		text: 'Взір',
		colour: '#000000',
	};
	material.lay([print], sheet, 0);
	const first = (name: string) => {
		const all = read(name);
		return Array.isArray(all) ? all[0].toArray() : [];
	};
	expect(read('printCount')).toBe(1);
	expect(first('printAt')).toEqual([0.1, -0.2, 1, 0.26].map((value) => expect.closeTo(value, 8)));
	expect(first('printTurn')).toEqual([0, -1, 0.5, 0.25].map((value) => expect.closeTo(value, 8)));
	expect(first('printTile')).toEqual([0.1, 0.2, 0.5, 2]);
});

test('bands lie where they belong before the seams are sewn', () => {
	const { material, read } = createCloth();
	material.fold(undefined, 1.65);
	material.sewing.embroider(createEdgeField({ uvMetres: 1.65, panels: {} }, 2));
	const [, metres = ''] = /place \/ (\w+)/.exec(edges.head ?? '') ?? [];
	expect(read(metres)).toBe(1.65);
});

test('plain cloth that mirrors nothing has a shader without highlights, until it is of silk or metal', () => {
	const { material } = createCloth();
	const shader = () => {
		const code = { ...ShaderLib.physical, uniforms: {} };
		material.onBeforeCompile(
			code as unknown as WebGLProgramParametersWithUniforms,
			WebGLRenderer.prototype,
		);
		return [material.customProgramCacheKey(), code.fragmentShader.includes('lights_fragment_end')];
	};
	const before = material.version;
	expect(shader()).toEqual(['matt cloth', false]);
	for (const settings of [{ finish: 'silk' }, { metalness: 1 }] as const) {
		material.dress({ ...original, ...settings }, pearl);
		expect(shader()).toEqual(['cloth', true]);
		material.dress(original, pearl);
	}
	expect(material.version, 'the shader is built again').toBeGreaterThan(before);
	material.finish();
	expect(shader()).toEqual(['finished cloth', true]);
});

test('cloth that is not finished is shown from afar, and computes no threads', () => {
	const { material, read } = createCloth({ finish: 'denim' });
	const computed = vi.fn(() => new Texture());
	material.cover(undefined, {
		kind: 'twill',
		get texture() {
			return computed();
		},
		get slubs() {
			return computed();
		},
		get creases() {
			return computed();
		},
	});
	expect(read('woven')).toMatchObject({ x: means.twill[0], y: means.twill[1] });
	expect([material.normalMap, computed.mock.calls.length]).toEqual([null, 0]);
	material.finish();
	expect(material.normalMap).toBeInstanceOf(Texture);
	expect(read('slubs')).toBeInstanceOf(Texture);
	expect(read('creases')).toBeInstanceOf(Texture);
});
