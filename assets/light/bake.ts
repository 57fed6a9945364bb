import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { toStep } from '#scenes/stage/packed-light.ts';
import { root, saveStep } from '../../scripts/assets/manifest.ts';
import { findChromium } from '../../tests/browser.ts';

/*
 * The light of the studio of all scenes, as three.js computes it for cloth and lacquer (64 pixels) and for polished
 * metal (128): pages load it instead of computing it. Its form is in src/scenes/stage/packed-light.ts.
 */
const details = [64, 128] as const;
const folder = 'public/light';

const output = await build({
	configFile: false,
	logLevel: 'error',
	publicDir: false,
	build: { write: false, target: 'esnext', rolldownOptions: { input: 'assets/light/page.ts' } },
});
const [code] = [output].flat().flatMap((made) => ('output' in made ? made.output : []));
if (code?.type !== 'chunk') throw new Error('The page of the studio has no script.');

const launch = await findChromium({ whole: true });
const browser = await chromium.launch({ ...launch });
try {
	const page = await browser.newPage();
	await page.addScriptTag({ content: code.code, type: 'module' });
	await page.locator('body[data-state=ready]').waitFor({ state: 'attached' });
	mkdirSync(join(root, folder), { recursive: true });
	const files = [];
	for (const detail of details) {
		const levels = await page.evaluate((size) => window.computeStudio(size), detail);
		const file = `${folder}/studio-${detail}.bin`;
		writeFileSync(join(root, file), pack(levels));
		files.push(file);
	}
	await saveStep(
		'scenes.json',
		{
			name: 'studio-light',
			command: 'node assets/light/bake.ts',
			inputs: [
				'assets/light/',
				'src/scenes/stage/studio-scene.ts',
				'src/scenes/stage/light-generator.ts',
				'src/scenes/stage/packed-light.ts',
			],
			usedBy: 'light from all sides in every 3D scene',
		},
		files,
	);
} finally {
	await browser.close();
}

function pack(levels: readonly (readonly number[][])[]): Buffer {
	const bytes = levels.flatMap((sides) =>
		[0, 1, 2].flatMap((channel) =>
			sides.flatMap((pixels) => {
				const edge = Math.sqrt(pixels.length / 4);
				const side = Array.from({ length: edge * edge }, (_, at) =>
					toStep(pixels[at * 4 + channel] ?? 0),
				);
				const folded = side.map((step, at) => {
					const off = step - guess(side, edge, at);
					return off < 0 ? -2 * off - 1 : 2 * off;
				});
				return [...folded.map((value) => value & 255), ...folded.map((value) => value >> 8)];
			}),
		),
	);
	return gzipSync(Buffer.from(bytes), { level: 9 });
}

/** What the neighbours above and to the left promise for a pixel of a side, in steps. */
function guess(side: ArrayLike<number>, edge: number, at: number): number {
	const above = at >= edge ? (side[at - edge] ?? 0) : undefined;
	const left = at % edge > 0 ? (side[at - 1] ?? 0) : undefined;
	if (above === undefined || left === undefined) return above ?? left ?? 0;
	return above + left - (side[at - edge - 1] ?? 0);
}
