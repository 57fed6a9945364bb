import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { toPath } from './folders.ts';

/** One step of the pipeline, as the manifests list it. */
export interface Step {
	name: string;
	/** What runs it, from the top folder of the project. */
	command: string;
	/** Files it reads, or folders, which end with a slash. */
	inputs: string[];
	/** Where its results are shown, in words. */
	usedBy: string;
}

export interface Output {
	file: string;
	width?: number;
	height?: number;
	bytes: number;
}

const manifest = 'assets/manifest/drawn.json';
const pictures = /\.(webp|png|svg)$/;

/** Writes the step and the measured sizes of its results into the manifest of the drawn pictures. */
export async function record(step: Step, files: readonly string[]) {
	const outputs: Output[] = [];
	for (const file of [...files].sort()) outputs.push(await measureFile(file));
	const path = toPath(manifest);
	const entries: (Step & { outputs: Output[] })[] = existsSync(path)
		? JSON.parse(readFileSync(path, 'utf8'))
		: [];
	const { name, command, inputs, usedBy } = step;
	const others = entries.filter((entry) => entry.name !== name);
	const all = [...others, { name, command, inputs, outputs, usedBy }];
	all.sort((a, b) => a.name.localeCompare(b.name));
	writeFileSync(path, `${JSON.stringify(all, undefined, '\t')}\n`);
}

async function measureFile(file: string): Promise<Output> {
	const { size: bytes } = statSync(toPath(file));
	if (!pictures.test(file)) return { file, bytes };
	const { width, height } = await sharp(toPath(file)).metadata();
	return { file, width, height, bytes };
}
