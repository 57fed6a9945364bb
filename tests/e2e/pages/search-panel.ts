import type { Locator, Page } from '@playwright/test';

/** The search of the projects or of the certificates: a panel that opens and closes, a field, an answer. */
export class SearchPanel {
	readonly open: Locator;
	readonly close: Locator;
	readonly panel: Locator;
	readonly field: Locator;
	readonly clear: Locator;
	readonly answer: Locator;
	readonly marks: Locator;

	constructor(page: Page, t: Words) {
		const main = page.getByRole('main');
		this.open = main.getByRole('button', { name: t.openSearch });
		this.close = main.getByRole('button', { name: t.closeSearch });
		this.panel = main.getByRole('search');
		this.field = this.panel.getByRole('searchbox', { name: t.field });
		this.clear = this.panel.getByRole('button', { name: t.clear });
		this.answer = this.panel.locator('.search-answer');
		this.marks = main.locator('mark');
	}
}

type Words = Readonly<Record<'openSearch' | 'closeSearch' | 'field' | 'clear', string>>;
