import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { localizePath } from '#i18n/urls.ts';
import { toNamePattern } from './pattern.ts';

/** What every page has around its content. */
export class Layout {
	readonly page: Page;
	readonly locale: Locale;
	readonly t: (typeof common)[Locale];
	readonly header: Locator;
	readonly navigation: Locator;
	readonly main: Locator;
	readonly footer: Locator;
	readonly themeButton: Locator;
	readonly viewModeButton: Locator;
	readonly languageButton: Locator;
	readonly burger: Locator;

	constructor(page: Page, locale: Locale = 'en') {
		const t = common[locale];
		this.page = page;
		this.locale = locale;
		this.t = t;
		this.header = page.getByRole('banner');
		this.navigation = this.header.getByRole('navigation', { name: t.mainNavigation });
		this.main = page.getByRole('main');
		this.footer = page.getByRole('contentinfo');
		this.themeButton = this.header.getByRole('button', {
			name: toNamePattern(Object.values(t.theme)),
		});
		this.viewModeButton = this.footer.getByRole('button', {
			name: new RegExp(
				Object.values(t.viewMode)
					.map(({ action }) => action)
					.join('|'),
			),
		});
		this.languageButton = this.header.getByRole('button', { name: new RegExp(`^${t.language}:`) });
		this.burger = this.header.getByRole('button', { name: t.menu, exact: true });
	}

	/** What the switch of the pictures is called while they are in this mode; some pages have an invitation before it. */
	viewModeName(mode: keyof Layout['t']['viewMode']): RegExp {
		return new RegExp(`${this.t.viewMode[mode].action}$`);
	}

	async open(path: string, options?: Parameters<Page['goto']>[1]) {
		return this.page.goto(localizePath(this.locale, path), options);
	}

	menuButton(section: 'certificates' | 'extra'): Locator {
		return this.header.getByRole('button', { name: this.t.more[section] });
	}

	/** What unfolds a menu in the panel of the burger. */
	fold(section: 'certificates' | 'extra'): Locator {
		return this.navigation.locator('summary').and(this.page.getByLabel(this.t.more[section]));
	}

	menu(section: 'certificates' | 'extra'): Locator {
		return this.header.getByRole('list', { name: this.t.more[section] });
	}

	get languageMenu(): Locator {
		return this.header.getByRole('list', { name: this.t.language });
	}

	saved(key: string): Promise<string | null> {
		return this.page.evaluate((name) => localStorage.getItem(name), key);
	}

	/** Puts values into the storage before any page of this test runs a script, on the first page only. */
	async save(values: Record<string, string>) {
		await this.page.addInitScript((entries) => {
			if (sessionStorage.getItem('prepared')) return;
			sessionStorage.setItem('prepared', 'yes');
			for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
		}, values);
	}
}
