import type { AstroIntegration } from 'astro';
import type { Snapshot } from '#live/outcome.ts';
import { coinSnapshot, rateSnapshot, weatherSnapshot } from '#live/snapshots.ts';

/** Prints from which day the data are that the pages show when no service responds. */
export function snapshotReport(): AstroIntegration {
	return {
		name: 'snapshots',
		hooks: {
			'astro:build:done': ({ logger }) => {
				const all = { rates: rateSnapshot, coins: coinSnapshot, weather: weatherSnapshot };
				logger.info(describeSnapshots(all));
			},
		},
	};
}

/** @example describeSnapshots({ rates, coins: undefined }) // 'rates of 2026-03-16, no coins' */
export function describeSnapshots(
	snapshots: Readonly<Record<string, Pick<Snapshot<unknown>, 'asOf'> | undefined>>,
): string {
	return Object.entries(snapshots)
		.map(([name, snapshot]) =>
			snapshot ? `${name} of ${snapshot.asOf.slice(0, 10)}` : `no ${name}`,
		)
		.join(', ');
}
