import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { about as messages } from '#i18n/messages/about/index.ts';
import { Layout } from './layout.ts';

export class About extends Layout {
	readonly more: Locator;
	readonly note: Locator;
	readonly paragraphs: Locator;
	readonly technologies: Locator;
	readonly cards: Locator;
	readonly tableView: Locator;
	readonly table: Locator;

	constructor(page: Page, locale: Locale) {
		super(page, locale);
		const t = messages[locale];
		const section = this.main.getByRole('region', { name: t.technologies });
		const prose = this.main.getByRole('group').filter({ hasText: t.more });
		this.more = prose.getByText(t.more, { exact: true });
		this.note = prose.getByRole('note');
		this.paragraphs = prose.getByRole('paragraph');
		this.technologies = section.getByRole('heading', { level: 3 });
		this.cards = section.getByRole('button', { name: this.t.cards });
		this.tableView = section.getByRole('button', { name: this.t.table });
		this.table = section.getByRole('table', { name: t.caption });
	}
}
