import { writeFile } from 'node:fs/promises';
import { loadCoinPrices } from '#live/chains/coins.ts';
import { loadRates } from '#live/chains/rates.ts';
import { loadWeather } from '#live/chains/weather.ts';
import { defaultCity } from '#live/cities.ts';
import { rateCodes } from '#live/rate-codes.ts';
import { asFetch } from '../tests/stand-in/as-fetch.ts';
import { createStandIn } from '../tests/stand-in/stand-in.ts';

/*
 * Makes the data that are built into the pages from the newest recorded answers, which are those of
 * the stand-in. To have newer ones, put a newer answer into tests/stand-in/answers, name it in the
 * service of the stand-in, and run `npm run snapshots`. Answers written by hand make `sample` data.
 */
globalThis.fetch = asFetch(await createStandIn(() => new Date('2026-11-21T12:00:00Z')));
const { signal } = new AbortController();

const rates = await loadRates(rateCodes, signal);
if (rates.state !== 'live') throw new Error('The recorded rates cannot be read.');
await save('rates', {
	asOf: `${rates.data.day}T00:00:00Z`,
	sample: false,
	from: 'the recorded response of bank.gov.ua from 16 March 2026',
	data: rates.data,
});

const coins = await loadCoinPrices(signal);
if (coins.state !== 'live') throw new Error('The recorded prices cannot be read.');
await save('coins', {
	// No answer has been recorded yet.
	asOf: '2026-11-21T00:00:00Z',
	sample: true,
	from: 'coingecko-sample.json, which was written by hand: the prices are invented',
	data: coins.data,
});

const weather = await loadWeather(defaultCity, 'en', signal);
if (weather.state !== 'live') throw new Error('The recorded weather cannot be read.');
await save('weather', {
	// No answer has been recorded yet.
	asOf: '2026-11-21T12:00:00Z',
	sample: true,
	from: 'the stand-in of Open-Meteo: the weather is invented',
	data: weather.data,
});

async function save(name: string, snapshot: object) {
	const file = new URL(`../src/live/snapshots/${name}.json`, import.meta.url);
	await writeFile(file, `${JSON.stringify(snapshot, null, '\t')}\n`);
	console.log(`${name}: ${file.pathname}`);
}
