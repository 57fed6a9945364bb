import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { localizePath } from '#i18n/urls.ts';

/** The search of the whole site. */
export class Find {
	readonly page: Page;
	readonly locale: Locale;
	readonly t: FindMessages;
	readonly icon: Locator;
	readonly dialog: Locator;
	readonly field: Locator;
	readonly list: Locator;
	readonly options: Locator;
	readonly active: Locator;
	readonly status: Locator;

	constructor(page: Page, locale: Locale = 'en') {
		this.page = page;
		this.locale = locale;
		this.t = find[locale];
		this.icon = page.locator('header [data-click=find]');
		this.dialog = page.getByRole('dialog', { name: this.t.title });
		this.field = this.dialog.getByRole('combobox', { name: this.t.title });
		this.list = this.dialog.getByRole('listbox', { name: this.t.results });
		this.options = this.list.getByRole('option');
		this.active = this.list.locator('[aria-selected=true]');
		this.status = this.dialog.locator('.find-status');
	}

	async open(path: string) {
		await this.page.goto(localizePath(this.locale, path));
		await this.page.keyboard.press('Control+k');
		await this.field.waitFor();
	}

	async ask(query: string) {
		await this.field.fill(query);
		await this.status.filter({ hasText: /\d/ }).waitFor();
	}

	group(name: string): Locator {
		return this.list.getByRole('group', { name });
	}
}
