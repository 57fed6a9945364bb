import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { readSteps } from '../../../scripts/assets/manifest.ts';
import { countTriangles } from '../../../scripts/assets/triangles.ts';

interface Panel {
	/** Left, top, right, bottom on the UV map. */
	rect: [number, number, number, number];
	origin: [number, number];
}

interface Model {
	uvMetres: number;
	panels: Record<string, Panel>;
	materials: Record<string, string[]>;
	logo?: Record<'chest' | 'back', { panel: string; middle: [number, number]; width: number }>;
}

const folder = new URL('../../../public/models/', import.meta.url);
const garments = ['mens-shirt-1', 'mens-shirt-2', 'womens-dress', 'womens-shirt'];
const models = [...garments, 'goblet'];
const largestFile = 300 * 1024;
const mostTriangles = 25_000;
const largestTotal = 1.3 * 1024 * 1024;
/** A garment with its fine folds. */
const largestGarment = 320_000;

function readModel(name: string): Model {
	return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
}

/** The names of the materials, from the JSON part of the GLB. */
function readMaterials(file: string): string[] {
	const data = readFileSync(new URL(file, folder));
	const model = JSON.parse(data.toString('utf8', 20, 20 + data.readUInt32LE(12)));
	return model.materials.map((material: { name: string }) => material.name);
}

test('the models keep their budgets of bytes', () => {
	const sizes = readdirSync(folder).map((file) => statSync(new URL(file, folder)).size);
	expect(Math.max(...sizes)).toBeLessThanOrEqual(largestFile);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(largestTotal);
});

test.each(garments)('%s: at most 320 kB with its folds, which are in the manifest', (name) => {
	const files = [`${name}.glb`, `${name}-folds.webp`];
	const sizes = files.map((file) => statSync(new URL(file, folder)).size);
	expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(largestGarment);
	const listed = readSteps().flatMap(({ outputs }) => outputs);
	expect(listed.find(({ file }) => file === `public/models/${name}-folds.webp`)).toMatchObject({
		width: 1024,
		height: 1024,
		bytes: sizes[1],
	});
});

test('the shader of cloth and the script of the folds have the same largest lean', () => {
	const script = readFileSync('assets/garments/fold_map.py', 'utf8');
	expect(Number(/^LEAN = ([\d.]+)/m.exec(script)?.[1])).toBe(mostLean);
});

test.each(models)('%s: at most 25,000 triangles, as in the manifest', (name) => {
	const file = `public/models/${name}.glb`;
	const listed = readSteps().flatMap(({ outputs }) => outputs);
	const counted = countTriangles(fileURLToPath(new URL(`${name}.glb`, folder)));
	expect(listed.find((output) => output.file === file)?.triangles).toBe(counted);
	expect(counted).toBeGreaterThan(9_000);
	expect(counted).toBeLessThanOrEqual(mostTriangles);
});

test.each(garments)('%s: the parts that are recoloured have materials of their own', (name) => {
	const names = readMaterials(`${name}.glb`);
	expect(names.toSorted()).toEqual(Object.keys(readModel(name).materials).toSorted());
	expect(names).toContain('body');
});
