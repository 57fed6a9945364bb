import type { Page, Route } from '@playwright/test';
import { live as messages } from '#i18n/messages/live/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { expect, journeyIf, test } from './test.ts';

const t = messages.en;
/** Each page with the first of its services, and the others that it has. */
const pages = [
	{ path: '/extra/weather', services: /api\.open-meteo\.com/, figure: '.live-tool' },
	{ path: '/extra/rates', services: /bank\.gov\.ua|frankfurter/, figure: '.rate-list' },
	{ path: '/extra/cryptocur', services: /coingecko|coinpaprika|coinbase/, figure: '.coin-list' },
] as const;

const faults: Record<string, (route: Route) => Promise<void>> = {
	'a refused connection': (route) => route.abort('connectionrefused'),
	'an unknown host': (route) => route.abort('namenotresolved'),
	'a cut connection': (route) => route.abort('connectionreset'),
	'a content blocker': (route) => route.abort('blockedbyclient'),
	'a sign-in page of the network': (route) =>
		route.fulfill({ status: 302, headers: { Location: 'http://sign-in.example/' } }),
	'a refusal': (route) =>
		route.fulfill({ status: 403, headers: { 'Access-Control-Allow-Origin': '*' } }),
};

test.describe('a service that cannot be reached', () => {
	test.use({ expectedErrors: [/Failed to load resource|blocked by CORS policy|net::ERR|sign-in/] });

	for (const [name, fail] of Object.entries(faults)) {
		test(
			`${name} is reported, and a minute later the page is live by itself`,
			journeyIf(name === 'a refused connection'),
			async ({ page }) => {
				await page.clock.install();
				await page.route(/api\.open-meteo\.com/, fail);
				await page.goto('/extra/weather');
				await expect(status(page)).toContainText(t.reasons.unreachable);
				await expect(page.locator('.live-state')).toContainText(/Next update at \d\d:\d\d:\d\d/);
				await page.unroute(/api\.open-meteo\.com/);
				await page.clock.runFor(61_000);
				await expect(status(page)).toHaveText(t.upToDate);
			},
		);
	}

	test('a city that is chosen meanwhile is named with the reason, and live a minute later', {
		tag: '@matrix',
	}, async ({ page }) => {
		await page.clock.install();
		await page.route(/api\.open-meteo\.com/, (route) => route.abort('connectionrefused'));
		await page.goto('/extra/weather');
		await expect(status(page)).toContainText(t.reasons.unreachable);
		await page.getByRole('button', { name: weather.en.cities.dubai, exact: true }).click();
		const words = page.locator('.weather-words');
		await expect(words.getByRole('heading')).toContainText(weather.en.cities.dubai);
		await expect(words).toContainText(t.reasons.unreachable);
		expect(await page.evaluate(() => localStorage.getItem('weatherCity'))).toBeNull();
		await page.unroute(/api\.open-meteo\.com/);
		await page.clock.runFor(61_000);
		await expect(status(page)).toHaveText(t.upToDate);
		await expect(words.getByRole('heading')).toContainText(weather.en.cities.dubai);
		await expect
			.poll(() => page.evaluate(() => localStorage.getItem('weatherCity')))
			.toContain('Dubai');
	});
});

for (const { path, services, figure } of pages) {
	test(
		`${path} shows the data of the last visit at once, with their age, while the services hang`,
		journeyIf(path === '/extra/weather'),
		async ({ page }) => {
			await page.clock.install();
			await page.goto(path);
			await expect(status(page)).toHaveText(t.upToDate);
			const before = await page.locator(figure).first().textContent();
			expect(before).toMatch(/\d/);
			await page.route(services, () => {});
			await page.clock.fastForward('01:30:00');
			await page.reload();
			await expect(page.locator('.live-state').first()).toHaveAttribute('data-state', 'kept');
			await expect(page.locator('.live-state').first()).toContainText(/1 hour ago/);
			await page.clock.runFor(10_100);
			await expect(status(page)).toHaveText(`${t.reasons.timeout} ${t.stale}`);
			await page.unroute(services);
			await page.clock.runFor(61_000);
			await expect(status(page)).toHaveText(t.upToDate);
		},
	);
}

function status(page: Page) {
	return page.locator('.live-state [role=status]').first();
}
