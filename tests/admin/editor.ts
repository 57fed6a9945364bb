import { type Browser, chromium, expect, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../browser.ts';

/** The visual editor in a browser, as its user sees it. */
export class Editor {
	/** What went to other machines, and what the page complained of. Both must stay empty. */
	readonly outside: string[] = [];
	readonly errors: string[] = [];

	readonly page: Page;
	private readonly browser: Browser;
	private readonly address: string;

	private constructor(browser: Browser, page: Page, address: string) {
		this.browser = browser;
		this.page = page;
		this.address = address;
		page.on('request', (request) => {
			const { protocol, host } = new URL(request.url());
			if (protocol.startsWith('http') && !address.endsWith(host)) this.outside.push(request.url());
		});
		page.on('pageerror', (error) => this.errors.push(error.message));
	}

	static async open(address: string, locale = 'en-US'): Promise<Editor> {
		const browser = await chromium.launch(await findChromium());
		const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
		return new Editor(browser, await context.newPage(), address);
	}

	/** Goes to a form or a list: `projects/entries/bakery`, `photos/new`, `photos`. */
	async go(path: string) {
		await this.page.goto('about:blank');
		await this.page.goto(`${this.address}/admin#/collections/${path}`);
	}

	/** A field of the form on the page; inside others it is named with them: `['Title', 'English']`. */
	group(...labels: string[]): Locator {
		return labels.reduce<Locator>(
			(inside, label) => inside.getByRole('group', { name: `“⁨${label}⁩” Field`, exact: true }),
			this.page.locator('body'),
		);
	}

	/** Writes into a field. What is below the fold is drawn when it is scrolled to. */
	async write(labels: readonly string[], text: string) {
		for (let depth = 1; depth <= labels.length; depth++) {
			await this.group(...labels.slice(0, depth)).scrollIntoViewIfNeeded();
		}
		await this.group(...labels)
			.getByRole('textbox')
			.fill(text);
	}

	/** Chooses a file from the user's computer for a field, and returns the dialog in which that is done. */
	private async choose(label: string, name: string, buffer: Buffer): Promise<Locator> {
		const field = this.group(label);
		await field.scrollIntoViewIfNeeded();
		await field.getByRole('button', { name: 'Browse' }).click();
		const dialog = this.page.getByRole('dialog');
		const chooser = this.page.waitForEvent('filechooser');
		await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
		await (await chooser).setFiles({ name, mimeType: 'image/webp', buffer });
		return dialog;
	}

	/** Chooses a file that is refused, and returns the reason. */
	async uploadInVain(label: string, name: string, buffer: Buffer): Promise<string> {
		const refused = this.page.waitForEvent('dialog');
		await this.choose(label, name, buffer);
		const dialog = await refused;
		await dialog.accept();
		return dialog.message();
	}

	/** Puts a picture from the user's computer into a field. */
	async upload(label: string, name: string, buffer: Buffer) {
		const field = this.group(label);
		const dialog = await this.choose(label, name, buffer);
		await dialog.getByRole('button', { name: 'Insert' }).click();
		// The picture is read after the dialog has gone, with "Processing a file" in place of the buttons; until it can be
		// replaced, the entry would be saved without it.
		await expect(field.getByRole('button', { name: 'Replace Image' })).toBeVisible({
			timeout: 30_000,
		});
	}

	/** Saves, and waits for the message of the editor: with a picture there are two files. */
	async save() {
		await this.page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(this.page.getByText('Entry saved.')).toBeVisible({ timeout: 30_000 });
	}

	/** Tries to save an invalid entry, and returns the message of the editor. */
	async saveInVain(): Promise<string> {
		await this.page.getByRole('button', { name: 'Save', exact: true }).click();
		const dialog = this.page.getByRole('alertdialog');
		await expect(dialog).toBeVisible({ timeout: 30_000 });
		const sentence = await dialog.textContent();
		await dialog.getByRole('button').last().click();
		return sentence ?? '';
	}

	async close() {
		await this.browser.close();
	}
}
