import type { CDPSession, Page } from '@playwright/test';
import { computeSum, drawSums } from '../../unit/tools/calculator/random-sums.ts';
import { expect, test } from '../test.ts';

/*
 * A wrong number is worse than a slow one: no key may be lost, however many of them come at once and however busy the machine
 * is. Each sum is also computed exactly with whole numbers.
 */

/** The keys of a standard keyboard that the sums have, by their names, codes and virtual key codes of Windows. */
const keys: Readonly<Record<string, readonly [name: string, code: string, virtual: number]>> = {
	...Object.fromEntries([...'0123456789'].map((d) => [d, [d, `Digit${d}`, 48 + Number(d)]])),
	'+': ['+', 'NumpadAdd', 107],
	'-': ['-', 'NumpadSubtract', 109],
	'*': ['*', 'NumpadMultiply', 106],
	'.': ['.', 'Period', 190],
	'=': ['Enter', 'Enter', 13],
};

test('sums are right when two hundred keys come at once to a busy page', async ({ page }) => {
	const session = await slowDown(page);
	await page.goto('/extra/calculator#standard');
	await page.locator('.machine[data-ready]').waitFor();
	for (const sums of draw(10, 12)) {
		await press(session, sums.map((text) => `${text}=`).join(''));
		await expectExact(page, sums);
	}
});

async function slowDown(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
	return session;
}

/** So many lists of so many sums, the same ones in each run. */
function draw(lists: number, length: number): string[][] {
	const sums = drawSums(lists * length);
	return Array.from({ length: lists }, (_, list) => sums.slice(list * length, (list + 1) * length));
}

/** All at once: none waits until the page has taken the one before it. */
async function press(session: CDPSession, text: string) {
	const events = [...text].flatMap((sign) => {
		const [key = '', code = '', windowsVirtualKeyCode = 0] = keys[sign] ?? [];
		const pressed = { key, code, windowsVirtualKeyCode };
		return [
			{ type: 'keyDown', text: key === 'Enter' ? '\r' : key, ...pressed } as const,
			{ type: 'keyUp', ...pressed } as const,
		];
	});
	await Promise.all(events.map((event) => session.send('Input.dispatchKeyEvent', event)));
}

/** The results of the last sums, the latest first, as the calculator keeps them. */
async function expectExact(page: Page, sums: readonly string[]) {
	const results = () =>
		page.evaluate((count) => {
			const past: { result: string }[] = JSON.parse(localStorage.calculatorHistory ?? '[]');
			return past.slice(0, count).map(({ result }) => result);
		}, sums.length);
	await expect.poll(results, { message: sums.join('\n') }).toEqual(sums.map(computeSum).reverse());
}
