import { expect, type Page } from '@playwright/test';

/**
 * Waits until one tab beside `page` shows an address, in which `address` is found. The browser itself is asked:
 * Playwright misses that a tab in the background has gone to its address in one of five runs of Chromium 156, and
 * believes it empty for ever.
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
