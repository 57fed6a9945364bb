import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { toPath } from '../folders.ts';
import type { Paper } from './paper.ts';

/** For each document a checksum of what is printed on its picture. */
const file = 'assets/drawn/documents/printed.json';

/** Keeps what the pictures were drawn from. */
export function savePrinted(papers: readonly Paper[]) {
	const sums = Object.fromEntries(papers.map((paper) => [paper.name, toChecksum(paper)]));
	writeFileSync(toPath(file), `${JSON.stringify(sums, undefined, '\t')}\n`);
}

/** The names of the documents whose pictures print something else than the content has now, or that have none. */
export function findOutdated(papers: readonly Paper[]): string[] {
	const printed = readPrinted();
	return papers
		.filter((paper) => printed.get(paper.name) !== toChecksum(paper))
		.map(({ name }) => name);
}

function readPrinted(): ReadonlyMap<string, unknown> {
	const sums: unknown = JSON.parse(readFileSync(toPath(file), 'utf8'));
	if (typeof sums !== 'object' || sums === null) throw new Error(`${file} must be an object.`);
	return new Map(Object.entries(sums));
}

function toChecksum(paper: Paper): string {
	return createHash('sha256').update(JSON.stringify(paper)).digest('base64url').slice(0, 12);
}
