import { chromium } from 'playwright';
import { findChromium } from '../../browser.ts';
import { type Browser, windowSize } from '../driver.ts';

/** Over the DevTools protocol. */
export async function startChromium(): Promise<Browser> {
	const browser = await chromium.launch(await findChromium());
	return {
		newVisitor: async (size = windowSize) => {
			const context = await browser.newContext({
				viewport: size,
				permissions: ['clipboard-write'],
			});
			const page = await context.newPage();
			const { mouse, keyboard } = page;
			return {
				open: async (url) => void (await page.goto(url)),
				reload: async () => void (await page.reload()),
				evaluate: (expression) => page.evaluate(expression),
				click: ({ x, y }, times = 1) => mouse.click(x, y, { clickCount: times }),
				drag: async (from, to) => {
					await mouse.move(from.x, from.y);
					await mouse.down();
					await mouse.move(to.x, to.y, { steps: 8 });
					await mouse.up();
				},
				press: (key) => keyboard.press(key),
				type: (text) => keyboard.type(text),
				photograph: () => page.screenshot(),
				countWindows: async () => context.pages().length,
				close: () => context.close(),
			};
		},
		close: () => browser.close(),
	};
}
