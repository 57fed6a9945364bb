import { expect, type Page } from '@playwright/test';

declare global {
	interface Window {
		/** What has been said and not been written down. */
		said: string[];
		/** Whether the focus has come to an element since then. */
		focusCame: boolean;
		/** What had the focus at the end of the last step. */
		focusedBefore: Element | undefined;
	}
}

/** Writes down what a screen reader is given: what the page says by itself, and what has the focus. */
export class Transcript {
	readonly #page: Page;
	readonly #lines: string[] = [];

	private constructor(page: Page) {
		this.#page = page;
	}

	/** Call it before the page is opened: its clock is that of the test. */
	static async start(page: Page) {
		await page.clock.install();
		await page.addInitScript(() => {
			window.said = [];
			// What a test looks up in the page counts as an act of its visitor.
			let hasBeenActive = false;
			for (const type of ['keydown', 'pointerdown'])
				addEventListener(type, () => (hasBeenActive = true), true);
			Object.defineProperty(navigator, 'userActivation', {
				get: () => ({ hasBeenActive, isActive: hasBeenActive }),
			});
			addEventListener('focusin', () => {
				window.focusCame = true;
			});
			// As a live region tells it: text that comes into the region, not text that goes.
			new MutationObserver((changes) => {
				for (const { target, addedNodes } of changes)
					if (target instanceof Element && target.closest('[role=status]'))
						window.said.push(...[...addedNodes].map((node) => node.textContent ?? ''));
			}).observe(document, { childList: true, subtree: true });
		});
		return new Transcript(page);
	}

	/** What a visitor does, in words for the transcript; `act` ends when the page shows that it is done. */
	async step(words: string, act: () => Promise<unknown>) {
		await act();
		// The last words of a kind come after a pause, and the next ones after the first.
		for (let round = 0; round < 3; round += 1) await this.#page.clock.runFor(1000);
		const said = await this.#page.evaluate(() => window.said.splice(0));
		this.#lines.push(`* ${words}`, ...said.map((text) => `  says: ${text}`));
		const focused = await this.#readFocus();
		if (focused) this.#lines.push(`  focus: ${focused}`);
	}

	/** Lets time pass until something is said: the code that says it may be on its way. */
	async hear() {
		await expect
			.poll(async () => {
				await this.#page.clock.runFor(1000);
				return this.#page.evaluate(() => window.said.length);
			})
			.toBeGreaterThan(0);
	}

	/** The role and the name of what has got the focus since the last step, and its value. */
	async #readFocus(): Promise<string> {
		const isNew = await this.#page.evaluate(() => {
			const { activeElement, body } = document;
			const marked = activeElement?.getAttribute('aria-activedescendant');
			const focused = (marked && document.getElementById(marked)) || activeElement;
			// It may have left the page since.
			const before = window.focusedBefore;
			const came = window.focusCame || focused !== before;
			window.focusCame = false;
			window.focusedBefore = focused === body ? undefined : (focused ?? undefined);
			before?.removeAttribute('data-heard');
			if (focused === body) return before ? 'the page' : false;
			focused?.setAttribute('data-heard', '');
			return came;
		});
		if (isNew === 'the page') return isNew;
		if (!isNew) return '';
		const tree = await this.#page.locator('[data-heard]').ariaSnapshot();
		return tree.split('\n')[0]?.replace(/^- '?|'?:?$/g, '') ?? '';
	}

	toString(): string {
		return `${this.#lines.join('\n')}\n`;
	}
}
