import { expect, type Locator, type Page } from '@playwright/test';
import { common } from '#i18n/messages/common/index.ts';
import { slidesHeading } from './content.ts';

/** The one slider of a page. Its clock does not move until a test advances it. */
export class Slider {
	readonly page: Page;
	readonly window: Locator;
	readonly previous: Locator;
	readonly next: Locator;
	readonly pause: Locator;
	readonly play: Locator;
	readonly dots: Locator;
	/** The picture that is shown. */
	readonly picture: Locator;

	constructor(page: Page, name: string) {
		const t = common.en.slider;
		const section = page.getByRole('region', { name, exact: true }).first();
		this.page = page;
		this.window = section.getByRole('region');
		this.previous = section.getByRole('button', { name: t.previous });
		this.next = section.getByRole('button', { name: t.next });
		this.pause = section.getByRole('button', { name: t.pause });
		this.play = section.getByRole('button', { name: t.play });
		this.dots = section.getByRole('button', {
			name: new RegExp(`^${t.goTo.replace('{number}', '\\d+')}$`),
		});
		// Roles know nothing of `inert`, by which all slides but one are out of reach.
		this.picture = this.window.locator('li:not([inert])').getByRole('img');
	}

	/** Scrolls to the slider and waits until it runs and has seen that it is in view. */
	async reach() {
		await this.window.scrollIntoViewIfNeeded();
		await expect(this.dots.first()).toBeVisible();
		await this.window.evaluate(
			(element) =>
				new Promise<void>((seen) => {
					new IntersectionObserver((_, observer) => {
						observer.disconnect();
						seen();
					}).observe(element);
				}),
		);
	}

	/** Nothing points at the slider and nothing in it has the focus, so that it may move by itself. */
	async leave() {
		await this.page.mouse.move(0, 0);
		await this.page.evaluate(() => {
			if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
		});
	}

	/** The number of the slide that is shown, from 1, read from the dots. */
	async shown(): Promise<number> {
		const dots = await this.dots.all();
		const marks = await Promise.all(dots.map((dot) => dot.getAttribute('aria-current')));
		return marks.indexOf('true') + 1;
	}

	run(timeMs: number) {
		return this.page.clock.runFor(timeMs);
	}
}

/** Opens the home page with its clock held, and waits until its slider runs. */
export async function openSlider(page: Page): Promise<Slider> {
	await page.clock.install({ time: new Date('2026-01-01T10:00:00Z') });
	await page.clock.pauseAt(new Date('2026-01-01T10:00:01Z'));
	await page.goto('/');
	// The scripts of a page wait for its pictures, this long at most (`build/bundle/shared-scripts.ts`).
	await page.clock.runFor(700);
	const slider = new Slider(page, slidesHeading.en ?? '');
	await slider.reach();
	return slider;
}
