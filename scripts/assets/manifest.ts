import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { countTriangles } from './triangles.ts';

/** One step of the pipeline: a command that makes pictures, models or reports. */
export interface Step {
	name: string;
	/** What runs it, from the top folder of the project. */
	command: string;
	/** Files it reads, or folders, which end with a slash. */
	inputs: string[];
	/** Files it leaves in the cache for steps that read one of its results. */
	working?: string[];
	outputs: Output[];
	/** Where its results are shown, in words. */
	usedBy: string;
}

/** One result; pictures have a size in pixels, models a number of triangles. */
export interface Output {
	file: string;
	width?: number;
	height?: number;
	triangles?: number;
	bytes: number;
}

export const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}assets/manifest/`;
const picture = /\.(webp|png|svg|jpg|avif)$/;

/** All steps of all manifests, in the order of files and entries. */
export function readSteps(): Step[] {
	return listManifests().flatMap(readManifest);
}

/** Puts the step into one manifest, with the sizes that its results have now. */
export async function saveStep(manifest: string, step: Omit<Step, 'outputs'>, files: string[]) {
	const outputs: Output[] = [];
	for (const file of files.toSorted()) outputs.push(await measureFile(file));
	const others = readManifest(manifest).filter(({ name }) => name !== step.name);
	const { name, command, inputs, working, usedBy } = step;
	const all = [...others, { name, command, inputs, ...(working && { working }), outputs, usedBy }];
	writeManifest(
		manifest,
		all.sort((a, b) => a.name.localeCompare(b.name)),
	);
}

/** Measures the results of one step again, after it ran. */
export async function refreshStep(name: string) {
	for (const manifest of listManifests()) {
		const step = readManifest(manifest).find((candidate) => candidate.name === name);
		if (step)
			await saveStep(
				manifest,
				step,
				step.outputs.map(({ file }) => file),
			);
	}
}

export async function measureFile(file: string): Promise<Output> {
	const { size: bytes } = statSync(root + file);
	if (file.endsWith('.glb')) return { file, triangles: countTriangles(root + file), bytes };
	if (!picture.test(file)) return { file, bytes };
	const { width, height } = await sharp(root + file).metadata();
	return { file, width, height, bytes };
}

function listManifests(): string[] {
	return readdirSync(folder)
		.filter((file) => file.endsWith('.json'))
		.sort();
}

function readManifest(manifest: string): Step[] {
	if (!listManifests().includes(manifest)) return [];
	return JSON.parse(readFileSync(folder + manifest, 'utf8'));
}

function writeManifest(manifest: string, steps: Step[]) {
	writeFileSync(folder + manifest, `${JSON.stringify(steps, undefined, '\t')}\n`);
}
