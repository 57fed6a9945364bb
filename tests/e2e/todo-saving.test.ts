import { notes } from '#i18n/messages/notes/index.ts';
import { todo } from '#i18n/messages/todo/index.ts';
import { findFaults, loadAxe } from './axe.ts';
import { holdScripts } from './pages/loading.ts';
import { addTask, press, texts } from './pages/todo.ts';
import { expect, test } from './test.ts';

const t = todo.en;

test('with a full storage a task stays on the screen and can be exported', async ({ page }) => {
	await page.goto('/extra/todo');
	await page.evaluate(() => {
		for (let size = 2 ** 22; size > 0; size = Math.floor(size / 2)) {
			try {
				for (let count = 0; ; count += 1) {
					localStorage.setItem(`fill.${size}.${count}`, 'x'.repeat(size));
				}
			} catch {
				// A smaller piece may still fit.
			}
		}
	});
	await addTask(page, 'does not fit');
	await expect(page.getByText(t.full)).toBeVisible();
	await expect(page.getByText(t.notSaved, { exact: true })).toBeVisible();
	const download = page.waitForEvent('download');
	await page.getByRole('alert').getByRole('button', { name: t.exportJson }).click();
	expect((await download).suggestedFilename()).toBe('tasks.json');
});

test('with a storage that is forbidden a task stays on the screen, and the page shows a message', {
	tag: '@matrix',
}, async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('forbidden', 'SecurityError');
			},
		});
	});
	await page.goto('/extra/todo');
	await addTask(page, 'not kept');
	await expect(texts(page)).toHaveText('not kept');
	await expect(page.getByRole('alert').getByText(t.blocked)).toBeVisible();
	await expect(page.getByText(t.notSaved, { exact: true })).toBeVisible();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: 'main' })).toEqual([]);
});

test('a hundred tasks of 50,000 letters are there at once, each opened by key', {
	tag: '@matrix',
}, async ({ page }) => {
	const name = 'слово word '.repeat(5000).slice(0, 49_990);
	const file = JSON.stringify(
		Array.from({ length: 100 }, (_, index) => ({ name: `${index} ${name}`, completed: false })),
	);
	await page.goto('/extra/todo');
	await page.locator('.record-tool[data-ready]').waitFor();
	await page
		.locator('input[type=file]')
		.setInputFiles({ name: 'tasks.json', mimeType: 'application/json', buffer: Buffer.from(file) });
	// Laid out whole they would take the browser minutes.
	await expect(texts(page)).toHaveCount(100);
	await press(page, `${t.more}: 0 ${name.slice(0, 58)}…`, 'Enter');
	await expect(texts(page).first()).toHaveText(`0 ${name}`.trim());
	await expect(page.getByText(t.less)).toBeFocused();
	await loadAxe(page);
	expect(await findFaults(page, { rules: 'all', within: '.record-list' })).toEqual([]);
});

for (const [path, text] of [
	['/extra/todo', todo.en.empty.all],
	['/extra/notes', notes.en.none],
] as const) {
	test(`${path}: the list is not called empty before the stored one has been read`, {
		tag: '@matrix',
	}, async ({ page }) => {
		const release = await holdScripts(page);
		await page.goto(path, { waitUntil: 'commit' });
		const sentence = page.getByText(text, { exact: true });
		await sentence.waitFor({ state: 'attached' });
		await expect(sentence).toBeHidden();
		release();
		await expect(sentence).toBeVisible();
	});
}
