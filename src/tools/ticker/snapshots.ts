import type { CoinPrice } from '#lib/coins.ts';
import type { Snapshot } from '#lib/live/outcome.ts';
import type { RateTable } from '#lib/rate-table.ts';
import type { Weather } from '#lib/weather.ts';
import coins from '#services/snapshots/coins.json' with { type: 'json' };
import rates from '#services/snapshots/rates.json' with { type: 'json' };
import weather from '#services/snapshots/weather.json' with { type: 'json' };

/** Figures for when no service answers. `npm run snapshots` makes them; a page hands them to its island. */
export const rateSnapshot: Snapshot<RateTable> = rates;

export const coinSnapshot: Snapshot<CoinPrice[]> = coins;

/** Of the default city. */
export const weatherSnapshot: Snapshot<Weather> = weather;
