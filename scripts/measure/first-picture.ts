import '../site-languages.ts';
import type { Browser, Page } from 'playwright';
import { testArgs } from '../../tests/browser.ts';
import { writeReport } from './report.ts';
import { buildPages } from './scenes/build-pages.ts';
import { type FirstPicture, readFirstPicture, watchFirstPicture } from './scenes/first-picture.ts';
import { toMedian } from './scenes/median.ts';
import { withBrowser } from './session.ts';
import { toTable } from './table.ts';

/*
 * How long it takes to the first picture of each scene, against a bare page of three.js with the same
 * model, and the longest task of the page after its files have come. Each page is opened in a new
 * context, one after the other; the middle of all rounds counts. Pages are put together without the renderer in software
 * that stands in for a graphics card: on a page of words and pictures around a scene it would measure that.
 *   npm run bench:first               (after a build)
 *   npm run bench:first -- couture3d
 */
const mostTimes = 2.5;
const longestTaskMs = 200;
/** The bare page alone differs by a sixth from one time to the next. */
const rounds = 9;

const names = ['couture3d', 'configurator3d', 'cube3d', 'creep3d'];
const [only] = process.argv.slice(2);
const chosen = names.filter((name) => !only || name === only);

const options = { args: testArgs };

await withBrowser(async (browser, site) => {
	const openBare = await buildPages('bare', chosen);
	const rows: (string | number)[][] = [];
	const report: object[] = [];
	for (const name of chosen) {
		const ours: FirstPicture[] = [];
		const bare: FirstPicture[] = [];
		for (let round = 0; round < rounds; round += 1) {
			bare.push(await measure(browser, (page) => openBare(page, site.url, name)));
			ours.push(
				await measure(browser, async (page) => {
					await page.goto(`${site.url}/extra/graphics/${name}`);
				}),
			);
		}
		const at = toMedian(ours.map(({ at }) => at));
		const by = toMedian(bare.map(({ at }) => at));
		// Within a round, both were measured under the same load.
		const ratio = toMedian(ours.map(({ at }, round) => at / (bare[round]?.at ?? Number.NaN)));
		const task = toMedian(ours.map(({ longestTask }) => longestTask));
		const bareTask = toMedian(bare.map(({ longestTask }) => longestTask));
		const over = ratio > mostTimes || task > longestTaskMs;
		if (over) process.exitCode = 1;
		report.push({ name, ours, bare, ratio });
		rows.push([
			name,
			Math.round(at),
			Math.round(by),
			Number(ratio.toFixed(2)),
			Math.round(task),
			Math.round(bareTask),
			over ? 'over' : '',
		]);
	}
	console.log(toTable(['scene', 'ms', 'bare', 'ratio', 'longest task', 'bare', ''], rows));
	writeReport('first-picture', report);
}, options);

/** Opens a page in a new context, with nothing in its cache. */
async function measure(
	browser: Browser,
	open: (page: Page) => Promise<void>,
): Promise<FirstPicture> {
	const context = await browser.newContext({ viewport: { width: 640, height: 480 } });
	try {
		const page = await context.newPage();
		await watchFirstPicture(page);
		await open(page);
		return await readFirstPicture(page);
	} finally {
		await context.close();
	}
}
