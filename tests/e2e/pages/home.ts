import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#i18n/locales.ts';
import { home } from '#i18n/messages/home/index.ts';
import { photos, profile } from './content.ts';
import { Layout } from './layout.ts';
import { toNamePattern } from './pattern.ts';

export class Home extends Layout {
	readonly titles: Locator;
	readonly pauseTitles: Locator;
	readonly photo: Locator;
	readonly nextPhoto: Locator;
	readonly contacts: Locator;

	constructor(page: Page, locale: Locale) {
		super(page, locale);
		const t = home[locale];
		this.titles = this.main.getByRole('list', { name: t.titles }).getByRole('listitem');
		this.pauseTitles = this.main.getByRole('checkbox', { name: t.pauseTitles });
		this.photo = this.main.getByRole('img', { name: toNamePattern(this.photoNames()) });
		this.nextPhoto = this.main.getByRole('button', { name: t.photo });
		this.contacts = this.main.getByRole('list', { name: t.contacts }).getByRole('link');
	}

	photoNames(): string[] {
		return photos.map(({ alt }) => alt[this.locale] ?? alt.en);
	}

	titleTexts(): string[] {
		return profile.titles[this.locale] ?? profile.titles.en;
	}

	/** How strongly each of the titles is painted, at a moment of the rotation. */
	async paintTitles(atMs: number): Promise<number[]> {
		return this.titles.evaluateAll((items, ms) => {
			for (const item of items) {
				// From the start, because an animation that has ended is not listed.
				if (item instanceof HTMLElement) item.style.animation = 'none';
				item.getAnimations();
				item.removeAttribute('style');
				for (const animation of item.getAnimations()) {
					animation.pause();
					animation.currentTime = ms;
				}
			}
			return items.map((item) => {
				const { opacity, visibility } = getComputedStyle(item);
				return visibility === 'hidden' ? 0 : Number(opacity);
			});
		}, atMs);
	}
}
