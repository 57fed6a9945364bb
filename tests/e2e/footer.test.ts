import type { Page } from '@playwright/test';
import { resumePages } from '../fixtures/resume-pages.ts';
import { Layout } from './pages/layout.ts';
import { scriptsLoaded } from './pages/loading.ts';
import { expectOtherTab } from './pages/other-tabs.ts';
import { expect, journeyIf, test } from './test.ts';

test('the footer logo swaps the pictures of every page, and the choice stays', async ({ page }) => {
	test.slow();
	const layout = new Layout(page);
	const readPictures = () =>
		page.evaluate(() =>
			[...document.images]
				.filter(
					(image) =>
						image.checkVisibility() &&
						/normal|alternative/.test(image.parentElement?.className ?? ''),
				)
				.map((image) => new URL(image.src).pathname.split('/').at(-1) ?? ''),
		);
	await layout.open('/');
	for (const name of await readPictures()) expect(name).not.toContain('.stitch');
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('alternative'));
	expect(await layout.saved('viewMode')).toBe('alternative');
	for (const path of resumePages) {
		await layout.open(path);
		const pictures = await readPictures();
		expect([path, pictures.length]).toEqual([path, path === '/certificates' ? 9 : 2]);
		for (const name of pictures)
			expect([path, name]).toEqual([path, expect.stringContaining('.stitch')]);
	}
	await layout.viewModeButton.click();
	await expect(layout.viewModeButton).toHaveAccessibleName(layout.viewModeName('normal'));
	await expect.poll(async () => (await readPictures()).join()).not.toContain('.stitch');
	expect(await layout.saved('viewMode')).toBe('normal');
});

for (const press of ['pointer', 'keyboard'] as const) {
	test(
		`stitches run over the page from the ${press}, and leave nothing behind`,
		journeyIf(press === 'pointer'),
		async ({ page }) => {
			const layout = new Layout(page);
			await layout.open('/certificates');
			await scriptsLoaded(page);
			await layout.viewModeButton.scrollIntoViewIfNeeded();
			await page.clock.install();
			await page.clock.pauseAt(Date.now() + 1000);
			const box = await layout.viewModeButton.boundingBox();
			const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
			const start =
				press === 'pointer' ? { x: x + 20, y: y + 8 } : { x: x + width / 2, y: y + height / 2 };
			if (press === 'pointer') await page.mouse.click(start.x, start.y);
			else {
				await layout.viewModeButton.focus();
				await page.keyboard.press('Enter');
			}
			await expect(page.locator('.stitch-wave')).toHaveCount(1);
			await page.clock.runFor(80);
			expect(await measureInk(page, start)).toBeGreaterThan(0);
			expect(await measureInk(page, { x: 1200, y: 60 })).toBe(0);
			await page.clock.runFor(700);
			await expect(page.locator('.stitch-wave')).toHaveCount(0);
			expect(await page.locator('.view-picture > [style*=clip]').count()).toBe(0);
		},
	);
}

test('no stitches run with reduced motion', { tag: '@matrix' }, async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const layout = new Layout(page);
	await layout.open('/');
	await scriptsLoaded(page);
	await layout.viewModeButton.click();
	await expect(page.locator('html')).toHaveAttribute('data-view', 'alternative');
	await expect(page.locator('.stitch-wave')).toHaveCount(0);
});

test('the alternative pictures are really loaded', { tag: '@matrix' }, async ({ page }) => {
	const layout = new Layout(page);
	await layout.save({ viewMode: 'alternative' });
	await layout.open('/certificates');
	await layout.header.getByRole('link', { name: layout.t.search }).hover();
	await expect
		.poll(() =>
			page.evaluate(() =>
				[...document.images]
					.filter((image) => image.checkVisibility() && image.closest('header'))
					.every((image) => image.complete && image.naturalWidth > 0),
			),
		)
		.toBe(true);
});

test('the professional network opens in a window of 600 by 400', { tag: '@matrix' }, async ({
	page,
	context,
}) => {
	await context.route('https://www.linkedin.com/**', (route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>shared</p>' }),
	);
	const layout = new Layout(page);
	await page.addInitScript(() => {
		const open = window.open.bind(window);
		window.open = (...args) => {
			Object.assign(window, { asked: args });
			return open(...args);
		};
	});
	await layout.open('/');
	await scriptsLoaded(page);
	// Visitors reach the footer by scrolling, which loads the code that opens the window.
	await layout.footer.scrollIntoViewIfNeeded();
	await page.locator('html[data-ready]').waitFor();
	await layout.footer.getByRole('link', { name: layout.t.shareProfessional }).click();
	await expectOtherTab(page, 'https://www.linkedin.com/sharing/');
	const asked = await page.evaluate(() => Reflect.get(window, 'asked'));
	expect(asked[2]).toMatch(/width=600,height=400/);
	expect(page.url()).toMatch(/\/$/);
});

test('copying the link puts the readable address on the clipboard and confirms it', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const layout = new Layout(page);
	await layout.open('/projects?q=привіт');
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(layout.footer.getByRole('status')).toHaveText(layout.t.copied);
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/\/projects\?q=привіт$/);
});

test('where copying is denied the page shows a message and shows the address selected', {
	tag: '@matrix',
}, async ({ page, context }) => {
	const layout = new Layout(page, 'uk');
	await layout.open('/projects');
	const session = await context.newCDPSession(page);
	const { targetInfo } = await session.send('Target.getTargetInfo');
	await session.send('Browser.setPermission', {
		permission: { name: 'clipboard-write' },
		setting: 'denied',
		...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
	});
	await layout.footer.getByRole('button', { name: layout.t.copyLink }).click();
	await expect(layout.footer.getByRole('status')).toContainText(layout.t.notCopied);
	const field = layout.footer.getByRole('textbox', { name: layout.t.notCopied });
	await expect(field).toHaveValue(page.url());
	expect(await page.evaluate(() => getSelection()?.toString())).toBe(page.url());
	await page.setViewportSize({ width: 320, height: 640 });
	const box = await field.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(320);
});

/** How many points of the wave within 40 px of a place are drawn on. */
function measureInk(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
	return page.locator('canvas.stitch-wave').evaluate(
		(canvas, at) => {
			if (!(canvas instanceof HTMLCanvasElement)) throw new Error('It is not a canvas.');
			const part = canvas.getContext('2d')?.getImageData(at.x - 40, at.y - 40, 80, 80);
			return part?.data.filter((_, index) => index % 4 === 3).filter(Boolean).length ?? 0;
		},
		{ x, y },
	);
}
