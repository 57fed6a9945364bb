import type { CoinPrice } from '#live/coins.ts';
import type { Snapshot } from '#live/outcome.ts';
import type { RateTable } from '#live/rate-table.ts';
import coins from '#live/snapshots/coins.json' with { type: 'json' };
import rates from '#live/snapshots/rates.json' with { type: 'json' };
import weather from '#live/snapshots/weather.json' with { type: 'json' };
import type { Weather } from '#live/weather.ts';

/*
 * Real answers for when no service responds; pages pass them to their islands. `npm run snapshots` writes the files; one
 * with `null` has no answer yet.
 */

export const rateSnapshot: Snapshot<RateTable> | undefined = rates ?? undefined;

export const coinSnapshot: Snapshot<CoinPrice[]> | undefined = coins ?? undefined;

/** Of the default city. */
export const weatherSnapshot: Snapshot<Weather> | undefined = weather ?? undefined;
