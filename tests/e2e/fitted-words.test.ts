import type { Page } from '@playwright/test';
import { readSitemapPaths } from './addresses.ts';
import { expect, test } from './test.ts';

/** The name fills its column; so does the longest word of many a case study. */
const fitted = readSitemapPaths().filter((path) =>
	/^(?:\/(?:uk|es))?(?:\/|\/projects\/[\w-]+)?$/.test(path),
);
const isJourney = (path: string) => /^\/(?:uk|es)?$/.test(path) || path === '/uk/projects/bakery';

/**
 * Firefox made a bold face bold again, which widened its letters by 2.4 to 4 %. In em, letters of this face are 0.87 wide
 * on average, and titles are set 0.02 closer.
 */
const wider = `${0.03 * 0.87 - 0.02}em`;

test('the name, and the title with the longest word, keep their lines where letters are three percent wider', async ({
	page,
}) => {
	for (const path of fitted.filter(isJourney)) {
		await atBothWidths(page, path, async (where) => {
			const { lines } = await readHeading(page);
			await setSpacing(page, wider);
			expect([where, await readHeading(page)]).toEqual([where, { lines, torn: [] }]);
		});
	}
});

test('titles of case studies may get another line where letters are three percent wider, but no word does', {
	tag: '@matrix',
}, async ({ page }) => {
	test.slow();
	for (const path of fitted.filter((each) => !isJourney(each))) {
		await atBothWidths(page, path, async (where) => {
			await setSpacing(page, wider);
			expect([where, (await readHeading(page)).torn]).toEqual([where, []]);
		});
	}
});

async function atBothWidths(page: Page, path: string, look: (where: string) => Promise<void>) {
	await page.goto(path);
	await page.evaluate(() => document.fonts.ready);
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		await look(`${path} at ${width}`);
		await setSpacing(page, '');
	}
}

function setSpacing(page: Page, spacing: string) {
	return page.evaluate((value) => {
		for (const heading of document.querySelectorAll('h1')) heading.style.letterSpacing = value;
	}, spacing);
}

/** How many lines the heading has, and those of its words that are not in one. */
function readHeading(page: Page) {
	return page.evaluate(() => {
		const text = document.querySelector('h1')?.firstChild;
		if (!text) throw new Error('The page has no heading.');
		const range = document.createRange();
		const boxes = [...(text.textContent ?? '').matchAll(/[^\s-]+-?/g)].map((match) => {
			range.setStart(text, match.index);
			range.setEnd(text, match.index + match[0].length);
			return {
				word: match[0],
				lines: range.getClientRects().length,
				top: range.getBoundingClientRect().top,
			};
		});
		return {
			lines: new Set(boxes.map(({ top }) => Math.round(top))).size,
			torn: boxes.filter(({ lines }) => lines > 1).map(({ word }) => word),
		};
	});
}
