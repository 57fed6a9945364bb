import type { Locator, Page } from '@playwright/test';
import { certificates as messages } from '#i18n/messages/certificates/index.ts';
import { Layout } from './layout.ts';
import { SearchPanel } from './search-panel.ts';

/** The overview of all certificates. */
export class Certificates extends Layout {
	readonly search: SearchPanel;
	readonly diplomas: Total;
	readonly certificates: Total;
	/** The links to what was found, in the list under the field. */
	readonly hits: Locator;
	/** Names the stitch at the pointer or the focus. */
	readonly note: Locator;

	constructor(page: Page) {
		super(page);
		const t = messages.en;
		const totals = this.main.getByRole('region', { name: t.totals });
		this.search = new SearchPanel(page, t);
		this.diplomas = new Total(totals, t.diplomas);
		this.certificates = new Total(totals, t.certificates);
		const field = this.main.getByRole('region', { name: t.stitches });
		this.hits = field.locator('[data-hits] li > a:not(.verify)');
		this.note = field.locator('.field-note');
	}
}

/** One of the two lists, which is unfolded by its heading. */
class Total {
	readonly heading: Locator;
	readonly links: Locator;

	constructor(totals: Locator, title: string) {
		const list = totals.getByRole('group').filter({ hasText: new RegExp(`^\\s*${title}`) });
		this.heading = list.getByText(title, { exact: true });
		this.links = list.getByRole('link');
	}
}
