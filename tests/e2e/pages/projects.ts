import type { Locator, Page } from '@playwright/test';
import { projects as messages } from '#i18n/messages/projects/index.ts';
import { projects } from './content.ts';
import { Layout } from './layout.ts';
import { SearchPanel } from './search-panel.ts';

export class Projects extends Layout {
	readonly search: SearchPanel;
	readonly titles: Locator;
	readonly list: Locator;
	readonly tableView: Locator;
	readonly newestFirst: Locator;
	readonly oldestFirst: Locator;
	readonly table: Locator;

	constructor(page: Page) {
		super(page);
		const t = this.t;
		const view = this.main.getByRole('group', { name: t.view });
		const order = this.main.getByRole('group', { name: t.order });
		this.search = new SearchPanel(page, messages.en);
		this.titles = this.main.getByRole('heading', { level: 3 });
		this.list = view.getByRole('button', { name: t.list });
		this.tableView = view.getByRole('button', { name: t.table });
		this.newestFirst = order.getByRole('button', { name: t.newestFirst });
		this.oldestFirst = order.getByRole('button', { name: t.oldestFirst });
		this.table = this.main.getByRole('table', { name: messages.en.title });
	}

	/** The titles of all projects in their initial order: those for others, then the own ones, the newest first. */
	allTitles(): string[] {
		const isOther = (project: (typeof projects)[number]) => Number(project.for !== 'client');
		return projects.toSorted((a, b) => isOther(a) - isOther(b)).map(({ title }) => title.en ?? '');
	}
}
