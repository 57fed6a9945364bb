import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Lighthouse, type LighthouseResult, resultSchema } from './module.ts';
import { toOwnTimes, traceSchema } from './own-times.ts';

/** Lighthouse stores here what it has recorded of a page, and reads it again. */
const folder = '.cache/lighthouse';

/** The result of one run of Lighthouse's phone on a page, with the times of an idle machine; see `toOwnTimes`. */
export async function runLighthouse(
	lighthouse: Lighthouse,
	url: string,
	port: number,
): Promise<LighthouseResult> {
	const settings = { output: 'json', logLevel: 'silent' } as const;
	await lighthouse(url, { ...settings, port, gatherMode: folder });
	const file = join(folder, 'trace.json');
	const trace = traceSchema.parse(JSON.parse(await readFile(file, 'utf8')));
	await writeFile(file, JSON.stringify({ ...trace, traceEvents: toOwnTimes(trace.traceEvents) }));
	const { lhr } = resultSchema.parse(
		await lighthouse(undefined, { ...settings, auditMode: folder }),
	);
	return lhr;
}
