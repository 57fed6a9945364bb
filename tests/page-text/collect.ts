/** A piece of text that a page shows or speaks, and the element that has it. */
export interface PageText {
	where: string;
	text: string;
}

/**
 * All texts of a page: what is shown, the title, what is written in fields, and names and descriptions in attributes.
 * Code is left out, and what a run of it gives back: there `true` is a word like any other. A heading without words
 * is listed with an empty text. Playwright sends this function to the page, so it uses nothing from outside of itself.
 */
export function collectTexts(page: Markup = document): PageText[] {
	const code = 'script, style, template, code, pre, .solution-editor, .values-result, .voice';
	const spoken = ['title', 'alt', 'placeholder', 'aria-label', 'aria-description'];
	const texts: PageText[] = [];

	for (const element of page.querySelectorAll('*')) {
		if (element.closest(code)) continue;
		const where = describe(element);
		const add = (text: string | null | undefined, part = '') => {
			if (text?.trim()) texts.push({ where: where + part, text: toLine(text) });
		};

		for (const name of [...spoken, 'aria-valuetext', 'aria-roledescription'])
			add(element.getAttribute(name), `[${name}]`);
		if (element.localName === 'meta') add(element.getAttribute('content'), '[content]');
		if (typeof element.value === 'string' && element.localName !== 'option')
			add(element.value, '[value]');

		const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
		for (const node of own) add(node.textContent);
		// Words of one sentence may be in several nodes: "2024 р" and "." and ".".
		if (own.length > 0 && element.querySelector(code) === null)
			add(element.textContent, ' (as a whole)');

		if (/^h[1-6]$/.test(element.localName) || element.getAttribute('role') === 'heading') {
			const named =
				element.getAttribute('aria-label') ?? element.querySelector('[alt]:not([alt=""])');
			if (!named && !element.textContent?.trim()) texts.push({ where, text: '' });
		}
	}
	return texts;

	function describe(element: Piece): string {
		const id = element.getAttribute('id');
		const [name] = (element.getAttribute('class') ?? '').split(' ');
		return `<${element.localName}${id ? ` id=${id}` : name ? ` class=${name}` : ''}>`;
	}

	function toLine(text: string): string {
		return text.replace(/\s+/g, ' ').trim();
	}
}

/** As much of a document as is read: that of a browser fits, and that of happy-dom. */
interface Markup {
	querySelectorAll(selector: string): Iterable<Piece>;
}

interface Piece {
	localName: string;
	textContent: string | null;
	childNodes: Iterable<{ nodeType: number; textContent: string | null }>;
	value?: unknown;
	closest(selector: string): unknown;
	querySelector(selector: string): unknown;
	getAttribute(name: string): string | null;
}
