import { cutFont } from '#build/fonts/cut-font.ts';
import { measureWidestWord } from '#build/fonts/word-width.ts';
import { home as messages } from '#i18n/messages/home/index.ts';
import { toNameCss } from '#lib/name-rules.ts';
import { expectInFirstWindow } from './pages/first-window.ts';
import { Home } from './pages/home.ts';
import { expect, test } from './test.ts';

test('the sentence, a piece of work and the numbers are in the first window, and nothing moves while the page comes', async ({
	page,
}) => {
	await expectInFirstWindow(page, '/', {
		ready: '.portrait',
		notebook:
			'.worth, .hero-actions a, .facts li:first-child, .contacts a, .lead-work, .key-figures a',
		phone: '.lead-work',
	});
});

test('the third portrait is shown at first; a button or a double click shows the next, round and round, and is remembered', async ({
	page,
}) => {
	const home = new Home(page);
	const names = home.photoNames();
	expect(names).toHaveLength(4);
	await home.open('/');
	await expect(home.photo).toHaveCount(1);
	await expect(home.photo).toHaveAccessibleName(names[2] ?? '');
	await home.nextPhoto.click();
	for (const index of [3, 0, 1]) {
		await expect(home.photo).toHaveAccessibleName(names[index] ?? '');
		expect(await home.saved('selectedPhotoIndex')).toBe(String(index));
		await home.photo.dblclick();
	}
	await page.reload();
	await expect(home.photo).toHaveAccessibleName(names[2] ?? '');
});

test('a title is visible for two seconds, is gone for two, and the next one follows, all the way round', async ({
	page,
}) => {
	const home = new Home(page);
	await home.open('/');
	for (let index = 0; index < 7; index++) {
		const only = Array.from({ length: 6 }, (_, title) => (title === index % 6 ? 1 : 0));
		const from = index * 4000 + 2000;
		expect(await home.paintTitles(index === 0 ? 0 : from)).toEqual(only);
		expect(await home.paintTitles(from + 1900)).toEqual(only);
		expect(await home.paintTitles(from + 2600)).toEqual([0, 0, 0, 0, 0, 0]);
		expect(await home.paintTitles(from + 3600)).toEqual([0, 0, 0, 0, 0, 0]);
	}
});

test('the titles run by themselves; a click or a key stops them with one left standing', async ({
	page,
}) => {
	const home = new Home(page);
	await home.open('/');
	const countRunning = () =>
		home.titles.evaluateAll(
			(items) =>
				items.filter((item) =>
					item.getAnimations().some(({ playState }) => playState === 'running'),
				).length,
		);
	expect(await countRunning()).toBe(6);
	await home.main.getByLabel(messages.en.pauseTitles).locator('..').click();
	await expect(home.pauseTitles).toBeChecked();
	expect(await countRunning()).toBe(0);
	await home.pauseTitles.press('Space');
	expect(await countRunning()).toBe(6);
	await home.pauseTitles.press('Space');
	const painted = await home.paintTitles(4250);
	expect(painted.filter((opacity) => opacity === 1)).toHaveLength(1);
});

test.describe('another name', () => {
	// Its letters come with rules that the policy of the page does not know.
	test.use({ bypassCSP: true });

	test('fits into its column at every width, whole words in whole lines', async ({ page }) => {
		for (const name of ['Maksym Zrazok', 'Wolfeschlegelstein Mo', 'Святослав Кропивницький']) {
			const css = [...(await cutFont(name)), toNameCss(await measureWidestWord(name))].join('');
			await page.goto('/');
			await page.evaluate(
				async ([text = '', rules = '']) => {
					const heading = document.querySelector('h1');
					if (heading) heading.textContent = text;
					const style = document.createElement('style');
					style.textContent = rules;
					document.head.append(style);
					await document.fonts.load('600 16px Display', text);
				},
				[name, css],
			);
			for (const width of [320, 390, 768, 999, 1000, 1280, 1920]) {
				await page.setViewportSize({ width, height: 800 });
				expect([name, width, await page.evaluate(measureName)]).toEqual([
					name,
					width,
					{ torn: [], isInside: true, isLarge: true },
				]);
			}
		}
	});
});

function measureName() {
	const heading = document.querySelector('h1');
	const text = heading?.firstChild;
	if (!heading || !text) throw new Error('The page has no name.');
	const words = [...(text.textContent ?? '').matchAll(/\S+/g)].map((match) => {
		const range = document.createRange();
		range.setStart(text, match.index);
		range.setEnd(text, match.index + match[0].length);
		return {
			word: match[0],
			lines: range.getClientRects().length,
			box: range.getBoundingClientRect(),
		};
	});
	const column = heading.getBoundingClientRect();
	const right = Math.max(...words.map(({ box }) => box.right));
	const widest = Math.max(...words.map(({ box }) => box.width));
	const fontSize = Number.parseFloat(getComputedStyle(heading).fontSize);
	return {
		torn: words.filter(({ lines }) => lines > 1).map(({ word }) => word),
		isInside: right <= column.right + 0.5 && document.documentElement.scrollWidth <= innerWidth,
		// The column is filled unless the name is short or the window wide.
		isLarge: widest > 0.85 * column.width || fontSize > 150,
	};
}
