import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Phase, PhaseClock } from './phases.ts';

export interface BuildUsage {
	/** Seconds from start to end. */
	wall: number;
	/** Seconds of all processors together, without the small helper process of esbuild. */
	processor: number;
	/** Most megabytes in memory at once. */
	memory: number;
	pages: number;
	phases: ReadonlyMap<Phase, number>;
}

const usageSchema = z.object({ processor: z.number(), memory: z.number() });
const reporter = fileURLToPath(new URL('report-usage.ts', import.meta.url));

/**
 * Builds the project in `folder` and measures it. What earlier builds left in `work` is used.
 *
 * @throws with the end of the log if the build fails
 */
export async function runBuild(folder: string, work: string): Promise<BuildUsage> {
	const usageFile = join(work, 'usage.json');
	const start = performance.now();
	const child = spawn('astro', ['build', '--outDir', join(work, 'dist')], {
		cwd: folder,
		shell: process.platform === 'win32',
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			CACHE_DIRECTORY: join(work, 'cache'),
			USAGE_FILE: usageFile,
			NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${reporter}`,
		},
	});
	const toSeconds = () => (performance.now() - start) / 1000;
	const clock = new PhaseClock();
	const log: string[] = [];
	for (const stream of [child.stdout, child.stderr])
		createInterface(stream).on('line', (line) => {
			log.push(line);
			clock.read(line, toSeconds());
		});
	const code = await new Promise((done) => child.on('close', done));
	const wall = toSeconds();
	clock.end(wall);
	if (code !== 0) throw new Error(`The build failed:\n${log.slice(-30).join('\n')}`);
	const pages = Number(log.join('\n').match(/(\d+) page\(s\) built/)?.[1]);
	const usage = usageSchema.parse(JSON.parse(readFileSync(usageFile, 'utf8')));
	return { wall, pages, phases: clock.seconds, ...usage };
}
