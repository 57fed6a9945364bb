import type { Page } from '@playwright/test';

/** Opens a page and waits until its island handles events. */
export async function openIsland(page: Page, path: string) {
	await page.goto(path);
	// Of an island: `<html>` has it too when the buttons of the page work.
	await page.locator('main [data-ready]').first().waitFor();
}

/** The scripts of a page come after its first paint. */
export async function scriptsLoaded(page: Page) {
	await page.waitForFunction(() => performance.getEntriesByName('actions ready').length > 0);
}

/** What the keyboard and the buttons of a page do is loaded when a visitor first reaches one of them. */
export async function actionsLoaded(page: Page) {
	await page.locator('html[data-ready]').waitFor();
}

/** Keeps scripts back until the function it answers with is called. */
export async function holdScripts(page: Page, scripts = /\/_astro\/.*\.js$/) {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(scripts, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}
