import type { Page } from '@playwright/test';
import { modes } from '#tools/calculator/mode.ts';
import { expect, test } from './test.ts';

/** As many tenths of a second between two keys as a quick and a slow typist need, from the first paint on. */
const pauses = [0, 40, 120];

test('keys from the first paint on count, all of them and in order, on a slow device', async ({
	page,
}) => {
	await typeEarly(page, 6);
});

test('keys from the first paint on count, twenty times', { tag: '@matrix' }, async ({ page }) => {
	await typeEarly(page, 20);
});

/** Opens the three calculators in turn. */
async function typeEarly(page: Page, rounds: number) {
	await page.addInitScript(() => localStorage.clear());
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	for (let round = 0; round < rounds; round += 1) {
		const mode = modes[round % modes.length];
		const delay = pauses[Math.floor(round / modes.length) % pauses.length] ?? 0;
		// Another address each time: a new fragment alone would not load the page again.
		await page.goto(`/extra/calculator?${round}#${mode}`, { waitUntil: 'commit' });
		// Before that a browser gives no keys to a page.
		await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
		await page.keyboard.type('1234567890', { delay });
		const entry = page.locator('.machine[data-ready] .calculator-entry');
		await expect
			.poll(async () => ((await entry.textContent()) ?? '').replaceAll(/\D/g, ''), {
				message: `${mode}, ${delay} ms between keys`,
			})
			.toMatch(/^1234567890(00)?$/);
	}
}
