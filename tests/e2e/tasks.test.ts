import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { locales } from '#i18n/locales.ts';
import { extra } from '#i18n/messages/extra/index.ts';
import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { fill } from '#i18n/messages.ts';
import { findFaults, loadAxe } from './axe.ts';
import { expect, test } from './test.ts';

const { demo, trace, editor } = messages.en;

test('the hub is a list or a table, and remembers which; each task has its two PDFs', async ({
	page,
	request,
}) => {
	await page.goto('/extra/tasks');
	await page.getByRole('button', { name: 'Table' }).click();
	await expect(page.getByRole('table', { name: messages.en.hub.caption })).toBeVisible();
	await page.reload();
	await page.getByRole('button', { name: 'Table' }).focus();
	const rows = page.locator('table.records tbody tr');
	await expect(rows).toHaveCount(5);
	const papers = await page
		.locator('a[href$=".pdf"]:not(footer a)')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	const own = papers.filter((path) => path.startsWith('/assets/tasks/'));
	expect(own).toHaveLength(10);
	for (const path of own) {
		const answer = await request.get(path);
		expect([path, answer.headers()['content-type']]).toEqual([path, 'application/pdf']);
		expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
	}
	await page.getByRole('button', { name: 'List' }).click();
	await expect(page.locator('.task-list')).toBeVisible();
});

test('the demos answer as the specification requires', async ({ page }) => {
	const answer = page.locator('.demo-answer');
	await open(page, 'palindrome');
	await expect(answer).toHaveText('Enter the string');
	await page.getByLabel('Text').fill('Козак з казок!');
	await expect(answer).toHaveText(demo.isPalindrome);
	await page.getByLabel('Text').fill('aB\u202e🙂<b>'.repeat(100_000));
	await expect(answer).toContainText(demo.cut);

	await open(page, 'anagram');
	await page.getByLabel('First word').fill('Listen');
	await expect(answer).toHaveText(demo.missingWords);
	await page.getByLabel('Second word').fill('silent');
	await expect(answer).toHaveText(demo.isAnagram);

	await open(page, 'findvowels');
	await page.getByLabel('Text').fill('AEIOU y');
	await expect(answer).toHaveText('5 vowels');

	await open(page, 'fibonacci');
	const place = page.getByLabel(messages.en.tasks.fibonacci.first);
	await place.fill('100');
	await expect(answer).toContainText('354224848179261915075');
	await place.fill('-1');
	await expect(answer).toHaveText(demo.indexInvalid);
	await place.fill('10001');
	await expect(answer).toHaveText(demo.indexTooHigh);

	await open(page, 'fizzbuzz');
	const number = page.getByLabel('Number');
	await number.fill('0');
	await number.press('Enter');
	await expect(page.getByText(demo.countInvalid)).toBeVisible();
	await number.fill('15');
	await number.press('Enter');
	await expect(page.locator('.fizzbuzz li')).toHaveCount(15);
	await expect(page.locator('.fizzbuzz li').nth(14)).toHaveText('fizzbuzz');
	await page.getByRole('button', { name: demo.clear }).click();
	await expect(page.locator('.fizzbuzz li')).toHaveCount(0);
	await expect(number).toHaveValue('1');
});

test('a run is watched by keys, line by line', async ({ page }) => {
	await open(page, 'palindrome');
	await page.getByLabel('Text').fill('abba');
	const slider = page.getByRole('slider');
	const current = page.locator('.code [aria-current]');
	await slider.focus();
	await page.keyboard.press('End');
	await expect(current).toContainText('return true');
	await expect(page.locator('.values-result')).toHaveText('Returns true');
	await page.keyboard.press('ArrowLeft');
	await expect(current).toContainText('while');
	await page.keyboard.press('Home');
	await expect(current).toContainText('toLetters');
	await page.getByRole('button', { name: trace.play }).press('Enter');
	await expect(slider).not.toHaveValue('1');
	await page.getByRole('button', { name: trace.pause }).press('Enter');
	await expect(page.getByRole('button', { name: trace.play })).toBeFocused();
});

test('code of the visitor is edited, run, watched, kept and reset', async ({ page }) => {
	await open(page, 'fibonacci');
	await page.getByRole('button', { name: editor.open }).press('Enter');
	const code = page.getByRole('textbox', { name: editor.label });
	await expect(code).toBeFocused();
	await page.getByRole('button', { name: editor.run }).press('Enter');
	await expect(page.getByText('6 of 6 tests passed.')).toBeVisible();

	await write(
		page,
		'function fibonacci(n) { console.log("n", n); return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }',
	);
	await page.getByLabel('Value').fill('7');
	await page.locator('.own-case').getByLabel(editor.expected).fill('13');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: editor.run }).press('Enter');
	// Two of the page's cases never end this way; the rest is not tried.
	await expect(page.getByText('4 of 7 tests passed.')).toBeVisible();
	await expect(outcomes(page)).toHaveText([
		...Array<string>(4).fill(editor.outcomes.pass),
		...Array<string>(2).fill(editor.outcomes.timeout),
		editor.outcomes.skipped,
	]);
	await expect(page.locator('.run-report pre')).toContainText('n 10');

	await write(
		page,
		'function fibonacci(n) {\n if (n > 5) throw new Error("too much");\n while (n > 1) n += 0;\n return n; }',
	);
	await page.getByRole('button', { name: editor.run }).press('Enter');
	await expect(page.getByText('Error: too much (line 2)').first()).toBeVisible();
	await page.getByRole('button', { name: 'Watch: fibonacci(2)' }).press('Enter');
	await expect(page.getByText('The run has ∞ steps.')).toBeVisible();
	await expect(page.getByText('Your code running fibonacci(2).')).toBeVisible();

	await write(
		page,
		'function fibonacci(n) {\nif (n < 2) return n;\nconst left = fibonacci(n - 1);\nreturn left + fibonacci(n - 2); }',
	);
	await page.getByRole('button', { name: 'Watch: fibonacci(10)' }).press('Enter');
	await expect(page.getByText('Your code running fibonacci(10).')).toBeVisible();
	await page.getByRole('slider').fill('11');
	await expect(page.getByRole('list', { name: trace.stack }).getByRole('listitem')).toHaveText([
		/^fibonacci Line 2\s*$/,
		/^fibonacci Line 3 n\s+6$/,
		/7/,
		/8/,
		/9/,
		/10/,
	]);

	await page.reload();
	await ready(page);
	await page.getByRole('button', { name: editor.open }).press('Enter');
	// The plain field that is there until then has the same name.
	await expect(page.locator('.cm-content')).toBeFocused();
	await expect(code).toContainText('fibonacci(n - 2)');
	await expect(page.getByRole('rowheader', { name: 'fibonacci(7)' })).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(code).toBeFocused();
	// Whatever is selected, and however slowly the two keys are pressed.
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.press('Escape');
	await page.evaluate(() => {
		const now = Date.now;
		Date.now = () => now() + 60_000;
	});
	await page.keyboard.press('Tab');
	await expect(code).not.toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await expect(code).toBeFocused();
	await page.getByRole('button', { name: editor.reset }).press('Enter');
	await expect(code).toContainText('The number at an index');

	// On a phone the code scrolls in its box.
	await page.setViewportSize({ width: 390, height: 844 });
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
});

test('a full storage is reported where the solution is written, and trying again saves it', async ({
	page,
}) => {
	const { saving } = editor;
	await page.addInitScript(() => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, text) {
			if ('full' in window) throw new DOMException('', 'QuotaExceededError');
			setItem.call(this, key, text);
		};
	});
	await open(page, 'fizzbuzz');
	await page.getByRole('button', { name: editor.open }).press('Enter');
	await page.evaluate(() => Object.assign(window, { full: true }));
	await write(page, 'const fizzbuzz = () => [];');
	const notice = page.locator('.own-solution').getByRole('alert').first();
	await expect(notice).toContainText(`${saving.full} ${saving.lost}`);
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
	const download = page.waitForEvent('download');
	await notice.getByRole('button', { name: saving.exportJson }).click();
	expect((await download).suggestedFilename()).toBe('fizzbuzz.json');
	await page.evaluate(() => Reflect.deleteProperty(window, 'full'));
	await notice.getByRole('button', { name: saving.retry }).click();
	await expect(notice).toBeEmpty();
	await page.reload();
	await ready(page);
	await page.getByRole('button', { name: editor.open }).press('Enter');
	await expect(page.locator('.cm-content')).toContainText('() => []');
});

test('of a saved solution whose tests are partly broken, the rest is read and the text can be downloaded', async ({
	page,
}) => {
	const broken = JSON.stringify({
		code: 'const fizzbuzz = () => 1;',
		cases: [{ fields: ['3'], expected: '1' }, { fields: 3 }],
	});
	await page.addInitScript((text) => {
		localStorage.taskWork_fizzbuzz ??= text;
	}, broken);
	await open(page, 'fizzbuzz');
	await page.getByRole('button', { name: editor.open }).press('Enter');
	await expect(page.locator('.cm-content')).toContainText('() => 1');
	await expect(page.getByRole('rowheader', { name: 'fizzbuzz(3)' })).toHaveCount(2);
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: editor.saving.saveBroken }).click();
	expect(await readFile(await (await download).path(), 'utf8')).toBe(broken);
	expect(await page.evaluate(() => localStorage.getItem('taskWork_fizzbuzz.broken'))).toBe(broken);
});

test('a syntax error has its line, plain words and a mark; Ctrl+Enter runs, brackets and names complete', async ({
	page,
}) => {
	await open(page, 'fizzbuzz');
	await page.getByRole('button', { name: editor.open }).press('Enter');
	await write(page, 'function fizzbuzz(count) {\n  return [;\n}');
	await page.keyboard.press('ControlOrMeta+Enter');
	const words = fill(editor.faults.unclosed, { text: '[' });
	const report = page.locator('.run-report > [role=status]');
	await expect(report).toHaveText(fill(editor.syntax, { line: 2, message: words }));
	await expect(page.locator('.cm-lintRange-error')).toHaveText('[');
	await page.getByRole('button', { name: 'Watch: fizzbuzz(1)', exact: true }).press('Enter');
	await expect(page.getByText(words)).toHaveCount(1);

	await write(page, 'const another = 1;');
	await page.keyboard.press('ControlOrMeta+Enter');
	await expect(report).toHaveText(fill(editor.noFunction, { name: 'fizzbuzz' }));

	await write(page, '');
	await page.keyboard.press('Backspace');
	await page.keyboard.type('const fizzbuzz = (');
	await page.keyboard.type('count) => [');
	await expect(page.locator('.cm-content')).toHaveText('const fizzbuzz = (count) => []');
	await page.keyboard.type('cou');
	// Enter would do as well, but not in the instant in which the names appear.
	await page.getByRole('option', { name: 'count', exact: true }).click();
	await expect(page.locator('.cm-content')).toHaveText('const fizzbuzz = (count) => [count]');

	// Outside of text fields a slash opens the search of the site.
	await page.keyboard.press('End');
	await page.keyboard.type('; // 4 / 2');
	await expect(page.locator('.cm-content')).toHaveText(
		'const fizzbuzz = (count) => [count]; // 4 / 2',
	);
});

test.describe('the sandbox', () => {
	test.use({ expectedErrors: [/content security policy|fetch|Failed to load/i] });

	test('code can neither reach the network, the page nor the storage', async ({ page }) => {
		await open(page, 'findvowels');
		await page.getByRole('button', { name: editor.open }).click();
		await write(
			page,
			`async function countVowels() {
const tries = {
network: () => fetch(location.origin === 'null' ? 'http://localhost/' : '/'),
socket: () => new Promise((yes, no) => { const s = new WebSocket('ws://localhost'); s.onopen = yes; s.onerror = no; }),
script: () => importScripts('https://example.org/x.js'),
database: () => new Promise((yes, no) => { const r = indexedDB.open('x'); r.onsuccess = yes; r.onerror = no; }),
text: () => eval('1'),
page: () => document.title,
};
const open = [];
for (const [name, attempt] of Object.entries(tries)) {
try { await attempt(); open.push(name); } catch {}
}
return open.join() || 'closed'; }`,
		);
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.locator('.cases tbody tr td').nth(1)).toHaveText("'closed'");
	});

	test('where the editor cannot be loaded, a plain field does, until it can', async ({ page }) => {
		await open(page, 'fizzbuzz');
		await page.route(/code-editor/, (route) => route.abort());
		await page.getByRole('button', { name: editor.open }).click();
		await expect(page.getByText(editor.failed)).toBeVisible();
		const field = page.getByRole('textbox', { name: editor.label });
		await field.fill('const fizzbuzz = () => "x".repeat(1e7);');
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.getByText('0 of 5 tests passed.')).toBeVisible();
		const got = await page.locator('.cases tbody tr td').nth(1).textContent();
		expect(got?.length).toBeLessThan(1000);
		await field.fill('let = ;');
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.locator('.run-report')).toContainText(
			fill(editor.syntax, { line: 1, message: fill(editor.faults.unexpected, { text: '=' }) }),
		);
		await page.unroute(/code-editor/);
		await page.getByRole('button', { name: editor.retry }).click();
		await expect(page.locator('.cm-content')).toContainText('let = ;');
	});
});

for (const locale of locales) {
	test(`words, examples and code are in the HTML: ${locale}`, async ({ request }) => {
		const start = locale === 'en' ? '' : `/${locale}`;
		const hub = await (await request.get(`${start}/extra/tasks`)).text();
		expect(hub).toContain(extra[locale].tools['tasks/anagram'].title);
		const html = await (await request.get(`${start}/extra/tasks/anagram`)).text();
		const { about, rule, idea } = messages[locale].tasks.anagram;
		for (const words of [about, rule, idea, 'areAnagrams', 'dirty room']) {
			expect(html).toContain(words);
		}
	});
}

async function open(page: Page, task: string) {
	await page.goto(`/extra/tasks/${task}`);
	await ready(page);
}

async function ready(page: Page) {
	await page.locator('.workshop[data-ready]').waitFor();
}

async function write(page: Page, code: string) {
	await page.locator('.cm-content').click();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(code);
}

function outcomes(page: Page) {
	return page.locator('.case-outcome');
}
