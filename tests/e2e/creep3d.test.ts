import { creep3d as messages } from '#i18n/messages/creep3d/index.ts';
import { stage } from '#i18n/messages/stage/index.ts';
import { weather } from '#i18n/messages/weather/index.ts';
import { coarsePixels, StagePage } from './pages/stage.ts';
import { expect, test } from './test.ts';

const path = '/extra/graphics/creep3d';
const t = messages.en;

test.use({ ...coarsePixels, viewport: { width: 800, height: 600 } });
test.describe.configure({ timeout: 150_000 });

test.describe('at rest', () => {
	test.use({ reducedMotion: 'reduce' });

	test('lines come and go by keys, in one canvas and one context, and are kept', async ({
		page,
	}) => {
		const lines = new StagePage(page);
		const view = page.locator('.stage-view');
		const box = (id: keyof typeof t.line) =>
			page.getByRole('checkbox', { name: t.line[id], exact: true });
		// A choice of the visitor; without one all lines are shown.
		await page.addInitScript(() => {
			localStorage.ratesCreepView3d ??= 'true';
		});
		await lines.open(path);
		await expect(box('rates')).toBeChecked();
		await expect(box('weather')).not.toBeChecked();
		await expect(box('cryptos')).not.toBeChecked();
		await expect(page.locator('.live-clock time')).toHaveText(/20\d\d.*\d\d:\d\d:\d\d/);
		await lines.rest();
		expect(await lines.covered()).toBeGreaterThan(0.005);

		await lines.changes('the weather', () => box('weather').press('Space'));
		await lines.changes('the coins', () => box('cryptos').press('Space'));
		await expect(view).toHaveAccessibleName(/Weather, Currencies, Coins/);
		await lines.counts();
		const all = await lines.changes('turned', () => view.press('ArrowRight'));
		const { mostDraws, contexts } = await lines.counts();
		expect(mostDraws).toBeLessThanOrEqual(3 * 4);
		expect(contexts).toBe(1);
		await expect(page.locator('canvas')).toHaveCount(1);

		// A tap on a line, and keys, show an item as text.
		const details = page.locator('.stage-room > .toast');
		const canvas = await page.locator('canvas').boundingBox();
		if (!canvas) throw new Error('There is no canvas.');
		await page.mouse.click(canvas.x + canvas.width * 0.3, canvas.y + canvas.height / 2);
		await expect(details).toHaveText(/^(Weather|Currencies|Coins): .+/);
		await view.press('Escape');
		await expect(details).toBeEmpty();
		await page.keyboard.press('.');
		await expect(details).toHaveText(/^Weather: /);
		await page.keyboard.press(',');
		await expect(details).toHaveText(/^Coins: /);

		await lines.changes('no currencies', () => box('rates').press('Space'));
		const saved = ['weather', 'rates', 'cryptos'].map((id) => `${id}CreepView3d`);
		expect(
			await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), saved),
		).toEqual(['true', 'false', 'true']);
		await page.reload();
		await lines.ready();
		await expect(box('weather')).toBeChecked();
		await expect(box('rates')).not.toBeChecked();
		await expect(view).toHaveAccessibleName(/Weather, Coins/);
		expect(await lines.picture()).not.toBe(all);
		await lines.leaveAndReturn();
	});

	test('another city is found by name or picked from the list without a reload', async ({
		page,
	}) => {
		const lines = new StagePage(page);
		await page.addInitScript(() => {
			localStorage.setItem('weatherCreepView3d', 'true');
			localStorage.setItem('ratesCreepView3d', 'false');
		});
		await lines.open(path);
		const words = page.locator('.stage-controls ul.hidden-words').first();
		await expect(words).toContainText('Kyiv');
		await lines.rest();
		await page.evaluate(() => Object.assign(window, { same: true }));

		const field = page.getByLabel(t.city, { exact: true });
		const clear = page.getByRole('button', { name: t.clear, exact: true });
		await expect(clear).toBeDisabled();
		await field.fill('Madrid');
		await clear.press('Enter');
		await expect(field).toHaveValue('');
		await expect(field).toBeFocused();
		await field.fill('Madrid');
		await lines.changes('the weather of Madrid', () => page.keyboard.press('Enter'));
		await expect(words).toContainText('Madrid');
		await expect
			.poll(() => page.evaluate(() => localStorage.getItem('weatherCity')))
			.toContain('Madrid');

		await lines.changes('the weather of Valencia', async () => {
			await page.getByLabel(t.cities, { exact: true }).selectOption(weather.en.cities.valencia);
		});
		await expect(words).toContainText('Valencia');
		expect(await page.evaluate(() => 'same' in window)).toBe(true);
	});

	test.describe('without its letters', () => {
		test.use({ expectedErrors: [/status of 404/] });

		test('pictures are shown, and all else can be used, until the letters come', async ({
			page,
		}) => {
			const lines = new StagePage(page);
			const file = '**/fonts/onest-outlines.json';
			await page.route(file, (route) => route.fulfill({ status: 404 }));
			await lines.watch();
			await page.goto(path);
			await expect(page.locator('.stage-notice', { hasText: stage.en.failed })).toBeVisible();
			await expect(page.locator('.stage-stills > img')).toBeVisible();
			await page.locator('.stage-panel').getByRole('button').first().press('Enter');
			const again = page.getByRole('button', { name: stage.en.again });
			await page.unroute(file);
			await again.press('Enter');
			await lines.ready();
			// Not at the top of the page, where the focus is when its button goes.
			await expect(page.locator('.stage-view')).toBeFocused();
			await expect(again).toHaveCount(0);
			await lines.rest();
			expect(await lines.covered()).toBeGreaterThan(0.003);
		});
	});
});
