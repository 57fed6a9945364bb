import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { certificates } from '#i18n/messages/certificates/index.ts';
import { projects } from '#i18n/messages/projects/index.ts';

/** The search of the projects or of the certificates: a panel that opens and closes, a field, an answer. */
export class SearchPanel {
	readonly open: Locator;
	readonly close: Locator;
	readonly panel: Locator;
	readonly field: Locator;
	readonly clear: Locator;
	readonly answer: Locator;
	readonly marks: Locator;

	constructor(page: Page, locale: Locale, name: 'projects' | 'certificates') {
		const t = { projects, certificates }[name][locale];
		const main = page.getByRole('main');
		this.open = main.getByRole('button', { name: t.openSearch });
		this.close = main.getByRole('button', { name: t.closeSearch });
		this.panel = main.getByRole('search');
		this.field = this.panel.getByRole('searchbox', { name: t.field });
		this.clear = this.panel.getByRole('button', { name: t.clear });
		this.answer = this.panel.getByRole('status');
		this.marks = main.locator('mark');
	}
}
