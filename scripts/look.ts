import './site-languages.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { parseLookOptions } from './look/options.ts';
import { type Sheet, toCells, writeSheets } from './look/sheets.ts';
import { shoot } from './look/shoot.ts';
import { listEngineShots, shootInEngine } from './look/shoot-in-engine.ts';
import { listAllShots } from './look/shots.ts';
import { listViews, type View } from './look/views.ts';

// `npm run look`: contact sheets of all pages, in a folder that git ignores. See `parseLookOptions`.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const output = 'reports/look';
const options = parseLookOptions(process.argv.slice(2));
const { engine } = options;
const photograph = (from: string, folder: string) =>
	engine === 'chromium' ? shoot(views, from, folder) : shootInEngine(engine, views, from, folder);
const listPictures = engine === 'chromium' ? listAllShots : listEngineShots;
const views = listViews(options.filters, options.languages);
if (views.length === 0)
	throw new Error(`No page address contains ${options.filters.join(' or ')}.`);

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
if (options.build) {
	console.log('Building …');
	execFileSync('npm', ['run', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
const now = join(output, 'pictures');
const faults = await photograph('dist', now);
const sheets = listSheets(views);
await writeSheets(sheets, output);
for (const { name, title } of sheets) console.log(`${output}/${name}.png  ${title}`);
for (const fault of faults) console.error(`Not photographed: ${fault}`);
console.log(`${countNouns(sheets.length, 'sheet')}; open ${output}/index.html for all of them`);
if (faults.length > 0) process.exitCode = 1;

/** First windows and whole pages of each view, all languages on one sheet. */
function listSheets(all: readonly View[]): Sheet[] {
	return [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, same]) =>
		[...Map.groupBy(listPictures(same), ({ extent }) => extent)].map(([extent, shots]) => ({
			name: `${name}.${extent}`,
			title: `${same[0]?.page}${same[0]?.use ? `, ${same[0].use.name}` : ''}, ${extent === 'first' ? 'first screen' : 'full page'}`,
			rows: [...Map.groupBy(shots, ({ view }) => view).values()].map((row) => toCells(row, now)),
		})),
	);
}
