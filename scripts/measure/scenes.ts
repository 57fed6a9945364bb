import '../site-languages.ts';
import type { Page } from 'playwright';
import { writeReport } from './report.ts';
import { buildPages } from './scenes/build-pages.ts';
import { HeldPage } from './scenes/held-page.ts';
import { toMedian } from './scenes/median.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

/*
 * What a frame of the two largest scenes costs in script, against a page written by hand with three.js alone that
 * shows the same. The limit is 1.1 times as much.
 *   npm run bench:scenes              (after a build)
 *   npm run bench:scenes -- cube3d
 */
const limit = 1.1;
const rounds = 11;
/** Warm-up rounds, which are not counted: the engine still optimises the code. */
const firstRounds = 3;
/** So many that what the browser does once in a round does not count: it lays the page out and shows it. */
const frames = 1200;

interface Scene {
	name: string;
	path: string;
	/** Brings the page of the site to a state in which its scene moves. */
	begin?: (page: Page) => Promise<void>;
}

const scenes: readonly Scene[] = [
	{ name: 'cube3d', path: '/extra/graphics/cube3d' },
	{
		name: 'couture3d',
		path: '/extra/graphics/couture3d',
		begin: (page) => page.locator('.couture-rotation button').first().press('Enter'),
	},
];
const [only] = process.argv.slice(2);
const chosen = scenes.filter(({ name }) => !only || name === only);

await withBrowser(async (browser, site) => {
	const openPlain = await buildPages(
		'scenes',
		chosen.map(({ name }) => name),
	);
	const rows: (string | number)[][] = [];
	const report: object[] = [];
	for (const { name, path, begin } of chosen) {
		const ours = await HeldPage.open(browser, async (page) => {
			await page.goto(site.url + path);
			await page.locator('.stage-room[data-state=ready]').waitFor({ timeout: 60_000 });
			await begin?.(page);
		});
		const plain = await HeldPage.open(browser, (page) => openPlain(page, site.url, name));
		const times = { ours: [] as number[], plain: [] as number[] };
		for (let round = -firstRounds; round < rounds; round += 1) {
			const one = await ours.time(frames);
			const other = await plain.time(frames);
			if (round < 0) continue;
			times.ours.push(one);
			times.plain.push(other);
		}
		await ours.close();
		await plain.close();
		const result = { ours: toMedian(times.ours), plain: toMedian(times.plain) };
		// Within a round, both were measured under the same load.
		const ratio = toMedian(times.ours.map((time, round) => time / (times.plain[round] ?? 0)));
		report.push({ name, ...result, ratio });
		rows.push([
			name,
			Number((result.ours * 1000).toFixed(0)),
			Number((result.plain * 1000).toFixed(0)),
			Number(ratio.toFixed(2)),
			ratio > limit ? 'over' : '',
		]);
		if (ratio > limit) process.exitCode = 1;
	}
	console.log(toTable(['scene', 'µs a frame', 'by hand', 'ratio', ''], rows));
	writeReport('scenes', report);
});
