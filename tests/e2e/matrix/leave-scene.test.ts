import { findGrowth, Held } from '../pages/held.ts';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';

const graphics = '/extra/graphics';
/** The most draw calls that a scene at rest may need for a picture. */
const scenes = [
	{ path: `${graphics}/cube3d`, mostDraws: 8 },
	{ path: `${graphics}/creep3d`, mostDraws: 4 },
	{ path: `${graphics}/configurator3d`, mostDraws: 8 },
	{ path: `${graphics}/couture3d`, mostDraws: 12 },
	{ path: '/extra/rates', mostDraws: 4, room: '.ticker3d-canvas' },
];
const visits = 5;

test.use({ ...coarsePixels, viewport: { width: 500, height: 420 } });

for (const { path, mostDraws, room } of scenes) {
	test(`${path} is left without a trace five times, and rests without a frame`, async ({
		page,
	}) => {
		test.setTimeout(180_000);
		const scene = new StagePage(page, room);
		await scene.watch();
		await page.goto(path);
		if (room) {
			await page.locator('.ticker3d').scrollIntoViewIfNeeded();
			await page.keyboard.press('Shift');
		}
		await scene.ready();
		const held = new Held(page);
		let first: Record<string, number> | undefined;

		// The browser keeps a page that is left, for its back button: what it keeps must be nothing.
		for (let visit = 0; visit <= visits; visit += 1) {
			await notify('pagehide');
			await expect
				.poll(() => scene.counts(), { timeout: 30_000 })
				.toMatchObject({ waiting: 0, alive: 0 });
			first ??= await held.parts();
			const { draws } = await scene.counts();
			if (visit === visits) await expectNoGrowth(first);
			await notify('pageshow');
			await expect
				.poll(async () => (await scene.counts()).draws, { timeout: 30_000 })
				.toBeGreaterThan(draws);
			await scene.ready();
		}

		await page.emulateMedia({ reducedMotion: 'reduce' });
		await scene.rest();
		expect(await scene.ownFrames()).toBe(0);
		expect(await scene.counts()).toMatchObject({ waiting: 0, alive: 1 });
		await page.setViewportSize({ width: 520, height: 420 });
		await scene.rest();
		const drawn = await scene.counts();
		expect(drawn.mostDraws).toBeGreaterThan(0);
		expect(drawn.mostDraws).toBeLessThanOrEqual(mostDraws);

		/** What is thrown away in the background may be there for a moment. */
		function expectNoGrowth(before: Readonly<Record<string, number>>) {
			return expect
				.poll(async () => findGrowth(before, await held.parts()), { timeout: 30_000 })
				.toEqual([]);
		}

		function notify(name: 'pagehide' | 'pageshow') {
			return page.evaluate(
				(type) => dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
				name,
			);
		}
	});
}
