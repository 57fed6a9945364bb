import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from '../browser.ts';

const cache = fileURLToPath(new URL('../../.cache', import.meta.url));

/** The Chromium of `@sparticuz/chromium` (Linux on x64 only), with the system libraries it brings along. */
export async function unpackNpmChromium(): Promise<Browser[]> {
	if (process.platform !== 'linux' || process.arch !== 'x64') return [];
	return [{ executablePath: await unpackProgram(), libraryPath: unpackLibraries() }];
}

/**
 * The package unpacks into the folder for temporary files, and takes whatever lies there for the whole program, also
 * what an interrupted or a simultaneous run has left. So it unpacks into a new folder, which is renamed when complete.
 */
async function unpackProgram(): Promise<string> {
	const { version } = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8'));
	const folder = join(cache, `chromium-program-${version}`);
	if (!existsSync(folder)) {
		mkdirSync(cache, { recursive: true });
		const unfinished = mkdtempSync(join(cache, 'chromium-'));
		const usual = process.env.TMPDIR;
		process.env.TMPDIR = unfinished;
		try {
			const { default: chromium } = await import('@sparticuz/chromium');
			await chromium.executablePath();
		} finally {
			if (usual === undefined) delete process.env.TMPDIR;
			else process.env.TMPDIR = usual;
		}
		if (!existsSync(folder)) renameSync(unfinished, folder);
	}
	return join(folder, 'chromium');
}

/** Unpacks into a folder of its own first, so that two processes never see half of it. */
function unpackLibraries(): string {
	const folder = join(cache, 'chromium-libraries');
	if (!existsSync(folder)) {
		mkdirSync(cache, { recursive: true });
		const unfinished = mkdtempSync(join(cache, 'chromium-'));
		const archive = join(unfinished, 'libraries.tar');
		const packed = readFileSync(join(packageFolder(), 'bin', 'al2023.tar.br'));
		writeFileSync(archive, brotliDecompressSync(packed));
		execFileSync('tar', ['-C', unfinished, '-xf', archive]);
		rmSync(archive);
		if (!existsSync(folder)) renameSync(unfinished, folder);
	}
	return join(folder, 'lib');
}

function packageFolder(): string {
	return dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
}
