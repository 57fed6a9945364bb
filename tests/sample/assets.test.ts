import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPapers } from '../../assets/drawn/documents/paper.ts';
import { findOutdated } from '../../assets/drawn/documents/printed.ts';
import { measureFile, readSteps, root } from '../../scripts/assets/manifest.ts';

const steps = readSteps();
const outputs = steps.flatMap((step) => step.outputs);

describe.each(steps)('$name', (step) => {
	test('each input is there', () => {
		for (const input of step.inputs) expect(existsSync(join(root, input)), input).toBe(true);
	});

	test('each result has the size in the manifest', async () => {
		for (const output of step.outputs) {
			expect(existsSync(join(root, output.file)), output.file).toBe(true);
			expect(await measureFile(output.file)).toEqual(output);
		}
	});
});

test('each picture and model in the folders of the site is made by a step', () => {
	const made = new Set(outputs.map(({ file }) => file));
	const folders = ['src/assets', 'public'];
	const found = folders.flatMap(listFiles).filter((file) => /\.(webp|glb|svg|png|ico)$/.test(file));
	expect(found.filter((file) => !made.has(file))).toEqual([]);
});

test('each document shows the current content', () => {
	expect(
		findOutdated(readPapers()),
		'The content of these documents has changed since their pictures were drawn. "npm run assets -- documents" draws them again.',
	).toEqual([]);
});

function listFiles(folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}
