import './site-languages.ts';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countNouns } from './count-nouns.ts';
import { build, buildCommit, findBase } from './look/base.ts';
import { compareFolders } from './look/compare.ts';
import { type LookOptions, parseLookOptions } from './look/options.ts';
import { type Sheet, toCells, writeSheets } from './look/sheets.ts';
import { shoot } from './look/shoot.ts';
import { listEngineShots, shootInEngine } from './look/shoot-in-engine.ts';
import { listAllShots, shownWidth } from './look/shots.ts';
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
	build('.');
}
const now = join(output, 'pictures');
const faults = await photograph('dist', now);
const sheets = options.changed ? await compareWithEarlier(options) : listSheets(views);
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

/** A sheet for each view of which a picture changed, before and after side by side. */
async function compareWithEarlier({ base, against }: LookOptions): Promise<Sheet[]> {
	const commit = findBase(base);
	const kept = join('.cache/look', against ? 'against' : commit);
	const pictures = engine === 'chromium' ? 'pictures' : `pictures-${engine}`;
	if (against) rmSync(kept, { recursive: true, force: true });
	mkdirSync(kept, { recursive: true });
	console.log(`Comparing with ${against ?? commit} …`);
	const before = join(kept, pictures);
	const root = against ?? buildCommit(commit, kept);
	for (const fault of await photograph(root, before)) console.log(`New: ${fault}`);
	const shots = listPictures(views);
	const changed = await compareFolders(
		before,
		now,
		shots.map(({ file }) => file),
	);
	const shown = shots.filter(({ file }) => changed.has(file));
	return [...Map.groupBy(shown, ({ view }) => `${view.name}.${view.locale}`)].map(
		([name, same]) => ({
			name: `changed.${name}`,
			title: `${name}: ${same.length} pictures changed`,
			rows: same.map((shot) =>
				[before, now].map((folder) => ({
					caption: `${folder === before ? 'before' : 'after'}: ${shot.extent} ${shot.window} ${shot.scheme}, ${((changed.get(shot.file) ?? 0) * 100).toFixed(2)}%`,
					file: join(folder, shot.file),
					width: shownWidth(shot),
				})),
			),
		}),
	);
}
