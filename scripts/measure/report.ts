import { mkdirSync, writeFileSync } from 'node:fs';

/** Keeps a measurement under `reports`, which is not part of the repository. */
export function writeReport(name: string, content: unknown) {
	mkdirSync('reports', { recursive: true });
	writeFileSync(`reports/${name}.json`, `${JSON.stringify(content, null, '\t')}\n`);
}
