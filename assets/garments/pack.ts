/**
 * Packs an exported model for the site: welds, quantises and compresses it with meshopt, and refuses
 * it when the validator complains or a budget is exceeded.
 *
 * Usage: `node assets/garments/pack.ts NAME`. The tools are kept out of the project's packages:
 * `npm install --prefix .cache/gltf-tools @gltf-transform/cli gltf-validator` fetches them.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { repairWaist } from './repair-waist.ts';

const LARGEST_FILE = 300 * 1024;
const MOST_TRIANGLES = 25_000;
const TOOLS = '.cache/gltf-tools';

interface Report {
	issues: { numErrors: number; numWarnings: number; messages: unknown[] };
	info: { totalTriangleCount: number };
}

function transform(...args: string[]): void {
	execFileSync(`${TOOLS}/node_modules/.bin/gltf-transform`, args, { stdio: 'pipe' });
}

/** The validator cannot read meshopt, so it judges the model just before that step. */
async function validate(file: string): Promise<Report> {
	const require = createRequire(resolve(TOOLS, 'package.json'));
	const validator = require('gltf-validator');
	return validator.validateBytes(new Uint8Array(readFileSync(file)));
}

async function pack(name: string): Promise<void> {
	const source = `.cache/assets/garments/${name}.glb`;
	const welded = `.cache/assets/garments/${name}.welded.glb`;
	const result = `public/models/${name}.glb`;
	transform('weld', source, welded);
	const { issues, info } = await validate(welded);
	if (issues.numErrors + issues.numWarnings > 0)
		throw new Error(`The validator rejects ${name}: ${JSON.stringify(issues.messages, null, 1)}`);
	if (info.totalTriangleCount > MOST_TRIANGLES)
		throw new Error(
			`${name} has ${info.totalTriangleCount} triangles, more than ${MOST_TRIANGLES}.`,
		);
	transform(
		'meshopt',
		welded,
		result,
		...['--quantize-position', '14', '--quantize-normal', '10', '--quantize-texcoord', '14'],
		...['--quantize-color', '8', '--level', 'high'],
	);
	if (name === 'womens-shirt') writeFileSync(result, await repairWaist(readFileSync(result)));
	const bytes = statSync(result).size;
	if (bytes > LARGEST_FILE)
		throw new Error(`${result} has ${bytes} bytes, more than ${LARGEST_FILE}.`);
	copyFileSync(`.cache/assets/garments/${name}.json`, `public/models/${name}.json`);
	console.log(`${result}: ${info.totalTriangleCount} triangles, ${bytes} bytes`);
}

const name = process.argv[2];
if (!name) throw new Error('Name the model to pack, for example mens-shirt-1.');
if (!existsSync(`${TOOLS}/node_modules`))
	throw new Error(
		`The glTF tools are missing: npm install --prefix ${TOOLS} @gltf-transform/cli gltf-validator`,
	);
await pack(name);
