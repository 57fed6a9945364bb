import type { Page } from '@playwright/test';

/** As a visitor sets it in the browser. */
export async function makeLettersLarge(page: Page) {
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
}

/** The texts of elements that have more lines than words. */
export function listBrokenWords(page: Page, selector: string): Promise<string[]> {
	return page.locator(selector).evaluateAll((elements) =>
		elements.flatMap((element) => {
			const text = document.createRange();
			text.selectNodeContents(element);
			const words = element.textContent.trim().split(/[\s-]+/);
			const boxes = [...text.getClientRects()].filter(({ width }) => width > 1);
			const lines = new Set(boxes.map(({ bottom }) => Math.round(bottom / 8)));
			return lines.size > words.length ? [element.textContent] : [];
		}),
	);
}
