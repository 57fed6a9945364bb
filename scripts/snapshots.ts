import { defaultCity } from '#live/cities.ts';
import type { CoinPrice } from '#live/coins.ts';
import { createCoinsLoad } from '#live/feeds/coin-feed.ts';
import { createRatesLoad } from '#live/feeds/rate-feed.ts';
import { createWeatherLoad } from '#live/feeds/weather-feed.ts';
import { type LoadOptions, mapOutcome, type Outcome } from '#live/outcome.ts';
import type { RateTable } from '#live/rate-table.ts';
import { coinSnapshot, rateSnapshot, weatherSnapshot } from '#live/snapshots.ts';
import { saveSnapshot } from './snapshots/save-snapshot.ts';

/*
 * `npm run snapshots` asks the services themselves for the data that are built into the pages, and writes what comes to
 * src/live/snapshots. It fails if nothing came at all. `.github/workflows/snapshots.yml` runs it every day.
 */
const folder = new URL('../src/live/snapshots/', import.meta.url);
const results = [
	await saveSnapshot(
		{
			name: 'rates',
			load: loadRates,
			toTime: ({ day }) => `${day}T00:00:00Z`,
		},
		folder,
	),
	await saveSnapshot({ name: 'coins', load: loadCoins }, folder),
	await saveSnapshot(
		{ name: 'weather', load: createWeatherLoad(defaultCity, 'en', weatherSnapshot) },
		folder,
	),
];
for (const { words } of results) console.log(words);
if (!results.some(({ saved }) => saved)) process.exitCode = 1;

/** Those of the next banking day would soon be old. */
async function loadRates(options: LoadOptions<RateTable>): Promise<Outcome<RateTable>> {
	const outcome = await createRatesLoad(rateSnapshot)(options);
	return mapOutcome(outcome, ({ next, ...valid }) => valid);
}

/** The prices of the week would be larger than the page that contains them, and soon out of date. */
async function loadCoins(options: LoadOptions<CoinPrice[]>): Promise<Outcome<CoinPrice[]>> {
	const outcome = await createCoinsLoad(coinSnapshot)(options);
	return mapOutcome(outcome, (coins) => coins.map(({ line, ...price }) => price));
}
