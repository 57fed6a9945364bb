import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AstroIntegration } from 'astro';

const folder = 'src/live/snapshots';

/** Prints from which day the data are that the pages show when no service responds. */
export function snapshotReport(): AstroIntegration {
	return {
		name: 'snapshots',
		hooks: {
			'astro:build:done': ({ logger }) => {
				// A site without tools may have no such data.
				if (existsSync(folder)) logger.info(describeSnapshots(readSnapshots()));
			},
		},
	};
}

function readSnapshots() {
	return Object.fromEntries(
		readdirSync(folder).map((name): [string, Dated | undefined] => [
			basename(name, '.json'),
			JSON.parse(readFileSync(join(folder, name), 'utf8')) ?? undefined,
		]),
	);
}

interface Dated {
	/** When it was true. */
	asOf: string;
}

/** @example describeSnapshots({ rates, coins: undefined }) // 'rates of 2026-03-16, no coins' */
function describeSnapshots(snapshots: Readonly<Record<string, Dated | undefined>>): string {
	return Object.entries(snapshots)
		.map(([name, snapshot]) =>
			snapshot ? `${name} of ${snapshot.asOf.slice(0, 10)}` : `no ${name}`,
		)
		.join(', ');
}
