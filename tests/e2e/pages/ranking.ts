import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { skills as messages } from '#i18n/messages/skills/index.ts';

/** The developer ranking of the pages Experience and Skills. */
export class Ranking {
	readonly show: Locator;
	readonly hide: Locator;
	readonly chart: Locator;
	readonly rows: Locator;

	constructor(page: Page, locale: Locale) {
		const t = messages[locale];
		const main = page.getByRole('main');
		this.show = main.getByRole('button', { name: t.showRanking });
		this.hide = main.getByRole('button', { name: t.hideRanking });
		this.chart = main.getByRole('region', { name: t.ranking });
		this.rows = this.chart.getByRole('listitem');
	}
}
