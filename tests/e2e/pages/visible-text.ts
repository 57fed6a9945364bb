import type { Page } from '@playwright/test';

/**
 * Buttons and searches, and the way back to the overview: without scripts, or in print, they are useless. Clones. Names
 * of drawings. The ranking, until the visitor opens it. On paper a slider whose captions repeat the list above it, and links to pictures.
 * The kind of a project, which the heading above it says.
 */
const controls =
	'script, style, template, button, search, .back.no-print, nav.no-print, section.no-print, a.no-print, li[aria-hidden="true"], svg title, .js:not([data-ranking]) .ranking, .projects [data-cell=kind]';

/**
 * How much of the text of `<main>` can be seen, from 0 to 1, and the texts that cannot. Spaces do not count, nor do
 * controls. What is scrolled out of view counts as seen, and so does a note whose button is seen: the browser itself opens it.
 */
export async function measureVisibleText(page: Page): Promise<VisibleText> {
	return page.getByRole('main').evaluate((main, ignored) => {
		const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const unseen: string[] = [];
		let all = 0;
		let visible = 0;
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const parent = node.parentElement;
			const text = (node.textContent ?? '').replace(/\s+/g, '');
			if (!parent || !text || parent.closest(ignored)) continue;
			all += text.length;
			if (isSeen(parent)) visible += text.length;
			else unseen.push((node.textContent ?? '').trim());
		}
		return { share: visible / all, all, unseen };

		function isSeen(element: Element): boolean {
			const { id } = element.closest('[popover]') ?? {};
			const opener = id && document.querySelector(`button[popovertarget="${id}"]`);
			if (opener) return opener.checkVisibility() || element.checkVisibility();
			if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
				return false;
			const { width, height } = element.getBoundingClientRect();
			const clipped = element.closest('.hidden-words') !== null;
			return clipped || (width > 1 && height > 1);
		}
	}, controls);
}

interface VisibleText {
	share: number;
	/** Length of all the text. */
	all: number;
	unseen: string[];
}
