import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';

/** Lists of certificates or diplomas, which the visitor looks at as cards or as tables. */
export class Documents {
	readonly page: Page;
	readonly cards: Locator;
	readonly table: Locator;
	readonly tables: Locator;
	readonly titles: Locator;
	readonly newestFirst: Locator;
	readonly oldestFirst: Locator;

	/** `level` is that of the headings that name each document. */
	constructor(page: Page, locale: Locale, level: 2 | 3 = 3) {
		const t = common[locale];
		const main = page.getByRole('main');
		const view = main.getByRole('group', { name: t.view });
		const order = main.getByRole('group', { name: t.order });
		this.page = page;
		this.cards = view.getByRole('button', { name: t.cards });
		this.table = view.getByRole('button', { name: t.table });
		this.newestFirst = order.getByRole('button', { name: t.newestFirst });
		this.oldestFirst = order.getByRole('button', { name: t.oldestFirst });
		this.tables = main.getByRole('table');
		this.titles = main
			.getByRole('listitem')
			.or(main.getByRole('row'))
			.filter({
				has: page.getByRole('link', { name: new RegExp(`^(${t.openDocument}|${t.verify}): `) }),
			})
			.getByRole('heading', { level });
	}
}
