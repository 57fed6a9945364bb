import type { Page } from '@playwright/test';
import { tasks } from '#i18n/messages/tasks/index.ts';
import type { TaskId } from '#tools/tasks/task-ids.ts';

/** The page of a task, with the editor for the visitor’s own solution. */
export async function openTask(page: Page, task: TaskId) {
	await page.goto(`/extra/tasks/${task}`);
	await waitForTask(page);
}

export async function waitForTask(page: Page) {
	await page.locator('.workshop[data-ready]').waitFor();
}

/** Replaces the code in the editor. */
export async function writeCode(page: Page, code: string) {
	await page.getByRole('textbox', { name: tasks.en.editor.label }).click();
	await page.locator('.cm-content').waitFor();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(code);
}
