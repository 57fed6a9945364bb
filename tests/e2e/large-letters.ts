import type { Locator, Page } from '@playwright/test';

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

/** The text of an element, line by line. */
export function listLines(element: Locator): Promise<string[]> {
	return element.evaluate(({ firstChild }) => {
		const lines: { top: number; text: string }[] = [];
		const letter = document.createRange();
		for (const [index, text] of [...(firstChild?.textContent ?? '')].entries()) {
			if (!firstChild) break;
			letter.setStart(firstChild, index);
			letter.setEnd(firstChild, index + 1);
			// A letter after a hyphen that is shown has the box of the hyphen, too.
			const box = [...letter.getClientRects()].at(-1);
			const last = lines.at(-1);
			if (last && (!box?.width || Math.abs(box.top - last.top) < 8)) last.text += text;
			else lines.push({ top: box?.top ?? 0, text });
		}
		return lines.map((line) => line.text);
	});
}
