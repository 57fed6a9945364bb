import type { CoinPrice } from '#live/coins.ts';
import type { Snapshot } from '#live/outcome.ts';
import type { RateTable } from '#live/rate-table.ts';
import coins from '#live/snapshots/coins.json' with { type: 'json' };
import rates from '#live/snapshots/rates.json' with { type: 'json' };
import weather from '#live/snapshots/weather.json' with { type: 'json' };
import type { Weather } from '#live/weather.ts';

/** Data for when no service answers. `npm run snapshots` makes them; a page passes them to its island. */
export const rateSnapshot: Snapshot<RateTable> = rates;

export const coinSnapshot: Snapshot<CoinPrice[]> = coins;

/** Of the default city. */
export const weatherSnapshot: Snapshot<Weather> = weather;
