import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { caseStudy as messages } from '#i18n/messages/case-study/index.ts';
import { common } from '#i18n/messages/common/index.ts';
import { Layout } from './layout.ts';

const dist = process.env.DIST_DIR || fileURLToPath(new URL('../../../dist', import.meta.url));

/** The long story of a project, with the blocks that its author has put into it. */
export class CaseStudyPage extends Layout {
	/** The large form of the first picture. */
	readonly enlarged: Locator;
	readonly close: Locator;
	readonly divider: Locator;
	readonly scene: Locator;
	readonly startScene: Locator;
	readonly stopScene: Locator;
	readonly canvas: Locator;

	constructor(page: Page) {
		super(page);
		const t = messages.en;
		this.enlarged = this.main.getByRole('dialog').first();
		this.close = this.enlarged.getByRole('button', { name: common.en.close });
		this.divider = this.main.getByRole('slider', { name: t.divider }).first();
		this.scene = this.main.locator('.scene');
		this.startScene = this.main.getByRole('button', { name: t.startScene });
		this.stopScene = this.main.getByRole('button', { name: t.stopScene });
		this.canvas = this.main.locator('canvas');
	}
}

/** The paths of all built case studies in English. */
export function listCaseStudies(): string[] {
	return readdirSync(join(dist, 'projects'))
		.filter((file) => file.endsWith('.html'))
		.map((file) => `/projects/${file.replace('.html', '')}`);
}

/** A built case study whose HTML has the text, which one of its blocks prints. */
export function findCaseStudy(text: string): string {
	const found = listCaseStudies().find((path) =>
		readFileSync(join(dist, `${path}.html`), 'utf8').includes(text),
	);
	if (!found) throw new Error(`No case study has ${text}.`);
	return found;
}
