import type { Locator, Page } from '@playwright/test';
import { home } from '#i18n/messages/home/index.ts';
import { photos } from './content.ts';
import { Layout } from './layout.ts';
import { toNamePattern } from './pattern.ts';

export class Home extends Layout {
	readonly titles: Locator;
	readonly pauseTitles: Locator;
	readonly photo: Locator;
	readonly nextPhoto: Locator;

	constructor(page: Page) {
		super(page);
		const t = home.en;
		this.titles = this.main.getByRole('list', { name: t.titles }).getByRole('listitem');
		this.pauseTitles = this.main.getByRole('checkbox', { name: t.pauseTitles });
		this.photo = this.main.getByRole('img', { name: toNamePattern(this.photoNames()) });
		this.nextPhoto = this.main.getByRole('button', { name: t.photo });
	}

	photoNames(): string[] {
		return photos.map(({ alt }) => alt.en ?? '');
	}

	/** How strongly each of the titles is painted, at a moment of the rotation. */
	async paintTitles(atMs: number): Promise<number[]> {
		return this.titles.evaluateAll((items, ms) => {
			const list = items[0]?.parentElement;
			if (!list) return [];
			for (const animation of list.getAnimations({ subtree: true })) {
				animation.pause();
				animation.currentTime = ms;
			}
			const { top } = list.getBoundingClientRect();
			const cover = getComputedStyle(list, '::after');
			const isClear = cover.backgroundImage === 'none' && /, 0\)$/.test(cover.backgroundColor);
			const strength = isClear || cover.content === 'none' ? 1 : 1 - Number(cover.opacity);
			// The list clips what is above it.
			return items.map((item) => (item.getBoundingClientRect().bottom <= top ? 0 : strength));
		}, atMs);
	}
}
