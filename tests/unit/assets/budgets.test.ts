import { globSync, readFileSync, statSync } from 'node:fs';
import { mostLean } from '#scenes/couture/cloth-shader/folds.ts';
import { countTriangles } from '../../../scripts/assets/triangles.ts';

const sum = (files: readonly string[]) =>
	files.reduce((bytes, file) => bytes + statSync(file).size, 0);
const models = globSync('public/models/*.glb');
const garments = models.filter((file) => !file.endsWith('goblet.glb'));

test.each([
	['models', 'public/models/*', 300 * 1024],
	['textures', 'public/textures/*', 250 * 1024],
	['posters', 'src/assets/posters/*', 60_000],
])('each file of the %s keeps its budget', (_, files, most) => {
	const large = globSync(files).filter((file) => statSync(file).size > most);
	expect(large).toEqual([]);
});

test('all models together are 1.3 MiB at most, and a garment with its creases 360 kB', () => {
	expect(sum(globSync('public/models/*'))).toBeLessThanOrEqual(1.3 * 1024 * 1024);
	for (const file of garments)
		expect(sum([file, file.replace('.glb', '-folds.webp')]), file).toBeLessThanOrEqual(360_000);
});

test.each(models)('%s has 25,000 triangles at most', (file) => {
	expect(countTriangles(file)).toBeLessThanOrEqual(25_000);
});

test('the shader of cloth and fold_map.py have the same largest lean', () => {
	const script = readFileSync('assets/garments/fold_map.py', 'utf8');
	expect(Number(/^LEAN = ([\d.]+)/m.exec(script)?.[1])).toBe(mostLean);
});
