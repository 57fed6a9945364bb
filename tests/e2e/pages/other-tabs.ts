import { expect, type Page } from '@playwright/test';

/**
 * Waits until there is one tab beside `page`, and `address` is found in its address. The addresses come from the
 * browser: in one of five runs with Chromium 156, Playwright misses the navigation of a tab in the background, and
 * reports `about:blank` until the test ends.
 */
export async function expectOtherTab(page: Page, address: string | RegExp): Promise<void> {
	const session = await page.context().newCDPSession(page);
	const { targetInfo: own } = await session.send('Target.getTargetInfo');
	await expect
		.poll(async () => {
			const { targetInfos } = await session.send('Target.getTargets');
			return targetInfos
				.filter(({ type, targetId, browserContextId }) => {
					const isBeside = browserContextId === own.browserContextId && targetId !== own.targetId;
					return type === 'page' && isBeside;
				})
				.map(({ url }) => url);
		})
		.toEqual([
			typeof address === 'string'
				? expect.stringContaining(address)
				: expect.stringMatching(address),
		]);
	await session.detach();
}
