import type { Locator, Page } from '@playwright/test';
import { skills as messages } from '#i18n/messages/skills/index.ts';

/** The developer ranking of the pages Experience and Skills. */
export class Ranking {
	readonly show: Locator;
	readonly hide: Locator;
	readonly chart: Locator;

	constructor(page: Page) {
		const t = messages.en;
		const main = page.getByRole('main');
		this.show = main.getByRole('button', { name: t.showRanking });
		this.hide = main.getByRole('button', { name: t.hideRanking });
		this.chart = main.getByRole('region', { name: t.ranking });
	}
}
