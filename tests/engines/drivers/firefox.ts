import puppeteer from 'puppeteer-core';
import { type Browser, windowSize } from '../driver.ts';
import { openScreen } from '../screen.ts';

export interface FirefoxFiles {
	browser: string;
	xvfb: string | undefined;
}

/** Over WebDriver BiDi, which Firefox speaks itself. */
export async function startFirefox(files: FirefoxFiles): Promise<Browser> {
	const screen = await openScreen(files.xvfb);
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath: files.browser,
		headless: false,
		env: screen.environment,
		// Without a graphics card: WebGL is drawn by software.
		extraPrefsFirefox: { 'webgl.force-enabled': true, 'intl.accept_languages': 'en-US' },
	});
	return {
		newVisitor: async (size = windowSize) => {
			const context = await browser.createBrowserContext();
			const page = await context.newPage();
			await page.setViewport(size);
			const { mouse, keyboard } = page;
			return {
				open: async (url) => void (await page.goto(url)),
				reload: async () => void (await page.reload()),
				evaluate: (expression) => page.evaluate(expression),
				click: ({ x, y }, times = 1) => mouse.click(x, y, { count: times }),
				drag: async (from, to) => {
					await mouse.move(from.x, from.y);
					await mouse.down();
					await mouse.move(to.x, to.y, { steps: 8 });
					await mouse.up();
				},
				press: (key) => keyboard.press(key),
				type: (text) => keyboard.type(text),
				photograph: () => page.screenshot(),
				countWindows: async () => (await context.pages()).length,
				close: () => context.close(),
			};
		},
		close: async () => {
			await browser.close();
			await screen.close();
		},
	};
}
