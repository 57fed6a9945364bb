import { locales } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { resumePages } from '../fixtures/resume-pages.ts';
import { readSitemapPaths } from './addresses.ts';
import { drawNothing } from './pages/drawing.ts';
import { findSmallTargets } from './pages/targets.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const tools = readSitemapPaths().filter((path) => path.startsWith('/extra'));
/** Each in one language: the longest and the shortest words are on different pages. */
const parts = ['/extra/calculator#accounting', '/extra/calculator#finance'];

test('no key of a calculator covers another on a phone on its side', async ({ page }) => {
	await page.setViewportSize({ width: 844, height: 390 });
	for (const part of ['standard', 'accounting']) {
		await page.goto('about:blank');
		await page.goto(`/extra/calculator#${part}`);
		const keys = page.locator(`.${part} .keys button`);
		await expect(keys.first()).toBeEnabled();
		const covered = await keys.evaluateAll((all) =>
			all
				.filter((key) => {
					const { x, y, width, height } = key.getBoundingClientRect();
					return !key.contains(document.elementFromPoint(x + width / 2, y + height / 2));
				})
				.map((key) => key.textContent),
		);
		expect([part, covered]).toEqual([part, []]);
	}
});

test('every control of the resume pages and of Extra has 44 px for a finger', async ({ page }) => {
	test.slow();
	await page.addInitScript(drawNothing);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const small: string[] = [];
	for (const [index, path] of [...resumePages, ...tools, ...parts].entries()) {
		const locale = locales[index % locales.length];
		await page.goto('about:blank');
		await page.goto(localizePath(locale ?? 'en', path));
		await page.waitForLoadState('networkidle');
		for (const each of await findSmallTargets(page)) small.push(`${path} ${locale}: ${each}`);
	}
	expect(small).toEqual([]);
});
