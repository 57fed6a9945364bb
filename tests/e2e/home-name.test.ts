import { cutFont } from '#build/fonts/cut-font.ts';
import { measureWidestWord } from '#build/fonts/word-width.ts';
import { toNameCss } from '#lib/name-rules.ts';
import { expect, journeyIf, test } from './test.ts';

/** Words of 5 to 18 letters, narrow and wide, in both alphabets. */
const names = [
	'Olena Lysak',
	'Maksym Zrazok',
	'Minnie Williams',
	'Oleksandra Shevchenko',
	'Christopher Papadopoulos',
	'Wolfeschlegelstein Mo',
	'Юлія Цар',
	'Святослав Кропивницький',
	'Олександра Шевченківська',
	'Анна Широкоградієвськая',
];
const widths = [320, 360, 390, 640, 768, 999, 1000, 1024, 1280, 1440, 1920];

// The letters of another name come with rules that the policy of the page does not know.
test.use({ bypassCSP: true });

for (const name of names) {
	test(
		`${name} fits into its column at every width, whole words in whole lines`,
		journeyIf(name === 'Maksym Zrazok'),
		async ({ page }) => {
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
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				const seen = await page.evaluate(measureName);
				expect([width, seen.torn]).toEqual([width, []]);
				expect([width, seen.right <= seen.column + 0.5]).toEqual([width, true]);
				expect([width, seen.scrolls]).toEqual([width, false]);
				if (width >= 1000) expect(seen.right).toBeLessThan(seen.picture);
				// Large it is too: the column is filled unless the name is short or the window wide.
				expect(seen.widest > 0.85 * (seen.column - seen.left) || seen.fontSize > 150).toBe(true);
			}
		},
	);
}

function measureName() {
	const heading = document.querySelector('h1');
	const text = heading?.firstChild;
	if (!heading || !text) throw new Error('The page has no name.');
	const boxes = [...(text.textContent ?? '').matchAll(/\S+/g)].map((match) => {
		const range = document.createRange();
		range.setStart(text, match.index);
		range.setEnd(text, match.index + match[0].length);
		return {
			word: match[0],
			lines: range.getClientRects().length,
			box: range.getBoundingClientRect(),
		};
	});
	const { left, right } = heading.getBoundingClientRect();
	return {
		torn: boxes.filter(({ lines }) => lines > 1).map(({ word }) => word),
		right: Math.max(...boxes.map(({ box }) => box.right)),
		widest: Math.max(...boxes.map(({ box }) => box.width)),
		left,
		column: right,
		picture: document.querySelector('.hero-picture')?.getBoundingClientRect().left ?? 0,
		fontSize: Number.parseFloat(getComputedStyle(heading).fontSize),
		scrolls: document.documentElement.scrollWidth > innerWidth,
	};
}
