import { tasks as messages } from '#i18n/messages/tasks/index.ts';
import { fill } from '#i18n/messages.ts';
import { expectNoFaults } from './axe.ts';
import { holdScripts } from './pages/loading.ts';
import { openTask, waitForTask, writeCode } from './pages/task-page.ts';
import { reachingCode } from './reaching-code.ts';
import { expect, test } from './test.ts';

const { trace, editor } = messages.en;

test('code of the visitor is edited, run, watched, kept and reset', async ({ page }) => {
	const release = await holdScripts(page, /\/code-editor\..*\.js$/);
	await openTask(page, 'fibonacci');
	const runButton = page.getByRole('button', { name: editor.run });
	const code = page.getByRole('textbox', { name: editor.label });
	await code.press('ControlOrMeta+Home');
	await page.keyboard.type('// a');
	await expect(page.locator('.editor-state')).toBeVisible();
	const before = await runButton.boundingBox();
	release();
	await page.locator('.cm-content').waitFor();
	await expect(code).toBeFocused();
	await page.keyboard.type('b\n');
	await expect(code).toContainText('// ab/**');
	// Whoever is about to press it presses nothing else.
	expect((await runButton.boundingBox())?.y).toBe(before?.y);
	await runButton.press('Enter');
	await expect(page.getByRole('main').getByText('6 of 6 tests passed.')).toBeVisible();

	await writeCode(
		page,
		'function fibonacci(n) { console.log("n", n); return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }',
	);
	await page.getByLabel('Value').fill('7');
	await page.locator('.own-case').getByLabel(editor.expected).fill('13');
	await page.keyboard.press('Enter');
	await page.getByRole('button', { name: editor.run }).press('Enter');
	// Two of the page's cases never end this way; the rest is not tried.
	await expect(page.getByRole('main').getByText('4 of 7 tests passed.')).toBeVisible();
	await expect(page.locator('.case-outcome')).toHaveText([
		...Array<string>(4).fill(editor.outcomes.pass),
		...Array<string>(2).fill(editor.outcomes.timeout),
		editor.outcomes.skipped,
	]);
	await expect(page.locator('.run-report pre')).toContainText('n 10');

	await writeCode(
		page,
		'function fibonacci(n) {\n if (n > 5) throw new Error("too much");\n while (n > 1) n += 0;\n return n; }',
	);
	await expect(page.locator('.run-report pre')).toHaveCount(0);
	await page.getByRole('button', { name: editor.run }).press('Enter');
	await expect(page.getByRole('main').getByText('Error: too much (line 2)').first()).toBeVisible();
	await page.getByRole('button', { name: 'Watch: fibonacci(2)' }).press('Enter');
	await expect(page.getByRole('main').getByText('The run has ∞ steps.')).toBeVisible();
	await expect(page.getByRole('main').getByText('Your code running fibonacci(2).')).toBeVisible();

	await writeCode(
		page,
		'function fibonacci(n) {\nif (n < 2) return n;\nconst left = fibonacci(n - 1);\nreturn left + fibonacci(n - 2); }',
	);
	await page.getByRole('button', { name: 'Watch: fibonacci(10)' }).press('Enter');
	await expect(page.getByRole('main').getByText('Your code running fibonacci(10).')).toBeVisible();
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
	await waitForTask(page);
	await code.focus();
	// The plain field that is there until then has the same name.
	await expect(page.locator('.cm-content')).toBeFocused();
	await expect(code).toContainText('fibonacci(n - 2)');
	await expect(page.getByRole('rowheader', { name: 'fibonacci(7)' })).toBeVisible();
	// Tab passes the editor until another key is pressed in it.
	await page.keyboard.press('Tab');
	await expect(code).not.toBeFocused();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('End');
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
	await page.getByRole('button', { name: editor.reset }).press('Enter');
	await expect(code).toContainText('The number at an index');

	// On a phone the code scrolls in its box.
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoFaults(page, 'main');
});

test('a syntax error has its line, plain words and a mark; Ctrl+Enter runs, brackets and names complete', async ({
	page,
}) => {
	await openTask(page, 'fizzbuzz');
	await writeCode(page, 'function fizzbuzz(count) {\n  return [;\n}');
	await page.keyboard.press('ControlOrMeta+Enter');
	const words = fill(editor.faults.unclosed, { text: '[' });
	const report = page.locator('.run-report > p');
	await expect(report).toHaveText(fill(editor.syntax, { line: 2, message: words }));
	await expect(page.locator('.cm-lintRange-error')).toHaveText('[');
	await page.getByRole('button', { name: 'Watch: fizzbuzz(1)', exact: true }).press('Enter');
	await expect(page.getByRole('main').getByText(words)).toHaveCount(1);

	await writeCode(page, 'const another = 1;');
	await page.keyboard.press('ControlOrMeta+Enter');
	await expect(report).toHaveText(fill(editor.noFunction, { name: 'fizzbuzz' }));

	await writeCode(page, '');
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

test.describe('an editor that does not come', () => {
	test.use({ expectedErrors: [/Failed to (load|fetch)|code editor|part of the page/i] });

	test('is asked for again, and has what was typed, and the focus', async ({ page }) => {
		let fails = true;
		await page.route(/\/code-editor\..*\.js/, (route) =>
			fails ? route.abort() : route.continue(),
		);
		await openTask(page, 'fizzbuzz');
		await page.getByRole('textbox', { name: editor.label }).press('ControlOrMeta+Home');
		await page.keyboard.type('// a');
		await expect(page.locator('.editor-state')).toHaveText(editor.failed);
		fails = false;
		await page.getByRole('button', { name: editor.retry }).press('Enter');
		await expect(page.locator('.cm-content')).toBeFocused();
		await expect(page.locator('.cm-content')).toContainText('// a/**');
	});
});

test.describe('the sandbox', () => {
	test.use({ expectedErrors: [/content security policy|fetch|Failed to load/i] });

	test('code can neither reach the network, the page nor the storage', async ({ page }) => {
		await openTask(page, 'findvowels');
		await writeCode(page, reachingCode);
		await page.getByRole('button', { name: editor.run }).click();
		await expect(page.locator('.cases tbody tr td').nth(1)).toHaveText("Promise { 'closed' }");
	});
});
