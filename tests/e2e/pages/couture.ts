import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { couture } from '#i18n/messages/couture/index.ts';
import { StagePage } from './stage.ts';

const t = couture.en;

/** Couture in a browser. */
export class CouturePage extends StagePage {
	override async open(address = '/extra/graphics/couture3d') {
		await super.open(address);
		await this.rest();
	}

	/** A button by its name, pressed by a key. */
	async press(name: string | RegExp) {
		await this.button(name).press('Enter');
	}

	button(name: string | RegExp): Locator {
		return this.page
			.locator('.couture')
			.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
			.first();
	}

	/** Opens the branding panel and puts a logo on the cloth. */
	async brand(logo: string) {
		await this.press(t.branding);
		await this.changes('logo', async () => {
			await this.press(t.logoMenu);
			await this.press(logo);
		});
	}

	async slide(name: string, value: number) {
		await this.page.getByLabel(name, { exact: true }).fill(String(value));
	}

	/** Chooses the format of a file in a tile of the menu. */
	async choose(tile: string, format: string) {
		await this.press(tile);
		const formats = this.page.getByRole('combobox', { name: t.format, exact: true });
		await formats.selectOption({ label: format });
	}

	/** Makes a file of a format, and gives its name and content. */
	async make(tile: string, format: string) {
		await this.choose(tile, format);
		return this.take(t.make);
	}

	/** Presses what makes a file, and gives its name and content. */
	async take(name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
		const coming = this.page.waitForEvent('download', { timeout: 90_000 });
		await this.press(name);
		const download = await coming;
		const bytes = await readFile(await download.path());
		return { name: download.suggestedFilename(), bytes };
	}

	saved(file: string): Locator {
		return this.page.getByRole('main').getByText(t.saved.replace('{file}', file));
	}
}
