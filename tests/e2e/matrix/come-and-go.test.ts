import type { Page } from '@playwright/test';
import { StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const hub = '/extra/graphics';
const visits = 5;
const mostGrowth = 2 * 1024 * 1024;

test.use({ viewport: { width: 500, height: 420 }, reducedMotion: 'reduce' });

// All pages of the site share a process, and so a heap: what a scene forgot would still be in it.
for (const name of ['couture3d', 'cube3d']) {
	test(`walking to ${name} and back five times leaves the heap as it was`, async ({ page }) => {
		test.setTimeout(240_000);
		const scene = new StagePage(page);
		await scene.watch();
		const heaps: number[] = [];
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
			heaps.push(await measureHeap(page));
		}
		const [first = 0] = heaps;
		expect((heaps.at(-1) ?? 0) - first).toBeLessThan(mostGrowth);
	});
}

/** Bytes of scripts and of what they hold outside of their heap, after all that can be has been thrown away. */
async function measureHeap(page: Page): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize, embedderHeapUsedSize, backingStorageSize } =
		await session.send('Runtime.getHeapUsage');
	await session.detach();
	return usedSize + embedderHeapUsedSize + backingStorageSize;
}
