import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { takeMadeBefore } from '#build/edition/made-before.ts';
import { forEachLimited, listFiles } from './dist-files.ts';

/** Files that get smaller: text, and binary formats that are not compressed in themselves. */
const compressible = [
	'.css',
	'.glb',
	'.html',
	'.js',
	'.json',
	'.md',
	'.svg',
	'.ttf',
	'.txt',
	'.wasm',
	'.webmanifest',
	'.xml',
];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `file.br` and `file.gz` beside every file that gets smaller. Has to come after all others but the leak gate. */
export function compress(): AstroIntegration {
	return {
		name: 'compress',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const { files, before, after } = await compressFiles(fileURLToPath(dir));
				const saved = Math.round((1 - after / Math.max(before, 1)) * 100);
				logger.info(`${files} files compressed, ${saved}% smaller with Brotli`);
			},
		},
	};
}

export async function compressFiles(root: string): Promise<CompressionTotals> {
	const totals = { files: 0, before: 0, after: 0 };
	const files = await listFiles(root, compressible);
	await forEachLimited(files, availableParallelism(), async (file) => {
		const path = join(root, file);
		const content = await readFile(path);
		const [brotli, zipped] = await Promise.all([
			takeMadeBefore('brotli', [content], () => toBrotli(content, toOptions(content.length))),
			toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
		]);
		if (brotli.length >= content.length) return;
		await writeFile(`${path}.br`, brotli);
		if (zipped.length < content.length) await writeFile(`${path}.gz`, zipped);
		totals.files += 1;
		totals.before += content.length;
		totals.after += brotli.length;
	});
	return totals;
}

function toOptions(size: number): BrotliOptions {
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
			[constants.BROTLI_PARAM_SIZE_HINT]: size,
		},
	};
}

interface CompressionTotals {
	files: number;
	before: number;
	after: number;
}
