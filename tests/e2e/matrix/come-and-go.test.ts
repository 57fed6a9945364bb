import { findGrowth, Held } from '../pages/held.ts';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const hub = '/extra/graphics';
const visits = 5;

test.use({ ...coarsePixels, viewport: { width: 500, height: 420 }, reducedMotion: 'reduce' });

// All pages of the site share a process: what a scene forgot would still be in it.
for (const name of ['couture3d', 'cube3d']) {
	test(`walking to ${name} and back five times leaves nothing of it behind`, async ({ page }) => {
		test.setTimeout(240_000);
		const scene = new StagePage(page);
		await scene.watch();
		const held = new Held(page);
		let first: Record<string, number> | undefined;
		for (let visit = 0; visit <= visits; visit += 1) {
			await page.goto(hub);
			const link = page.locator(`main a[href$="/${name}"]`).first();
			await Promise.all([page.waitForURL(`**/${name}`), link.press('Enter')]);
			await scene.ready();
			await scene.rest();
			await page.getByRole('link', { name: 'Back to Graphics' }).press('Enter');
			await page.waitForURL(`**${hub}`);
			await page.waitForLoadState('networkidle');
			expect(await scene.counts()).toMatchObject({ waiting: 0, alive: 0 });
			first ??= await held.pages();
			await expectNoGrowth(first);
		}

		/** What is thrown away in the background may be there for a moment. */
		function expectNoGrowth(before: Readonly<Record<string, number>>) {
			return expect
				.poll(async () => findGrowth(before, await held.pages()), { timeout: 30_000 })
				.toEqual([]);
		}
	});
}
