import { expect, type Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { sumShifts } from '../layout-shift.ts';

const sizes = {
	notebook: { width: 1366, height: 768 },
	phone: { width: 390, height: 844 },
};

/**
 * In each language, on a notebook and on a phone: nothing has moved since the page came, and these parts end in the first
 * window. The page is complete when the element of `ready` is there.
 */
export async function expectInFirstWindow(
	page: Page,
	path: string,
	{ ready, ...parts }: FirstWindow,
) {
	for (const locale of locales) {
		for (const [name, size] of Object.entries(sizes)) {
			const where = `${locale} on a ${name}`;
			await page.setViewportSize(size);
			// An address that differs by its fragment alone would not load the page again.
			await page.goto('about:blank');
			await page.goto(localizePath(locale, path));
			await page.locator(ready).first().waitFor();
			const ends = await page
				.locator(name === 'phone' ? parts.phone : parts.notebook)
				.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().bottom));
			expect(Math.max(...ends), where).toBeLessThanOrEqual(size.height);
			expect(Math.max(...ends), where).toBeGreaterThan(0);
			expect(await sumShifts(page), where).toBeLessThan(0.02);
		}
	}
}

interface FirstWindow {
	ready: string;
	/** Selectors of what must be in the first window. */
	notebook: string;
	phone: string;
}
