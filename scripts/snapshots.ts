import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { loadCoinPrices } from '#live/chains/coins.ts';
import { loadRates } from '#live/chains/rates.ts';
import { loadWeather } from '#live/chains/weather.ts';
import { defaultCity } from '#live/cities.ts';
import type { LoadOptions, Outcome } from '#live/outcome.ts';
import { rateCodes } from '#live/rate-codes.ts';

/*
 * `npm run snapshots`: asks the services themselves for the data that are built into the pages, and writes what comes
 * to src/live/snapshots. Where no answer comes, the file stays as it is. Fails if none came at all.
 */
const options = { signal: new AbortController().signal } as const satisfies LoadOptions<unknown>;
const results = [
	await save('rates', await loadRates(rateCodes, options), ({ day }) => `${day}T00:00:00Z`),
	await save('coins', await loadCoinPrices(options)),
	await save('weather', await loadWeather(defaultCity, 'en', options)),
];
if (!results.includes(true)) process.exitCode = 1;

/** Whether a new answer was written. `toTime` gives the ISO time of data that have one of their own. */
async function save<Data>(
	name: string,
	outcome: Outcome<Data>,
	toTime?: (data: Data) => string,
): Promise<boolean> {
	const file = new URL(`../src/live/snapshots/${name}.json`, import.meta.url);
	if (outcome.state !== 'live') {
		const reason = 'reason' in outcome ? outcome.reason : outcome.state;
		console.warn(`${name}: no answer (${reason}); the file stays as it is.`);
		return false;
	}
	const { data, source, at } = outcome;
	const asOf = toTime?.(data) ?? new Date(at).toISOString();
	const text = `${JSON.stringify({ asOf, from: `the response of ${source}`, data }, null, '\t')}\n`;
	const isNew = !existsSync(file) || (await readFile(file, 'utf8')) !== text;
	if (isNew) await writeFile(file, text);
	console.log(`${name}: ${asOf}, from ${source}${isNew ? '' : ', as before'}`);
	return true;
}
