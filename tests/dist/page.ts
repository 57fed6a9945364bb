import { Window } from 'happy-dom';

const windows: Window[] = [];

/** Lets go of all pages: Happy DOM keeps a window, some 5 MB for a page, until it is closed. */
export async function closePages() {
	await Promise.all(windows.splice(0).map((window) => window.happyDOM.close()));
}

type Root = Pick<Window['document'], 'querySelectorAll'>;
type Element = ReturnType<Root['querySelectorAll']>[number];

/** What a page or a part of it contains. */
class Container {
	readonly #root: Root;

	constructor(root: Root) {
		this.#root = root;
	}

	all(selector: string): Part[] {
		return [...this.#root.querySelectorAll(selector)].map((element) => new Part(element));
	}

	/** The matches of this name. A space that does not break is written as any other here. */
	named(selector: string, name: string): Part[] {
		return this.all(selector).filter((part) => toWords(part.name) === toWords(name));
	}

	/** Text of the first match, or an empty text. */
	textOf(selector: string): string {
		return this.all(selector)[0]?.text ?? '';
	}
}

/** A built page, without its scripts being run. */
export class Page extends Container {
	constructor(html: string) {
		const window = new Window({ settings: { disableJavaScriptEvaluation: true } });
		windows.push(window);
		window.document.write(html);
		super(window.document);
	}

	/** The matches that the styles of the page do not hide from visitors without scripts. */
	allWithoutScripts(selector: string): Part[] {
		const rule = /html:not\(\.js\) \.needs-js\{display:none/;
		const isHiding = this.all('style').some(({ raw }) => rule.test(raw));
		return this.all(selector).filter((part) => !(isHiding && part.isIn('.needs-js')));
	}

	get title(): string {
		return this.textOf('title');
	}

	get language(): string | undefined {
		return this.all('html')[0]?.attribute('lang');
	}

	/** A `<meta>` by its `name` or its `property`. */
	meta(name: string): string | undefined {
		return this.all(`meta[name="${name}"], meta[property="${name}"]`)[0]?.attribute('content');
	}

	link(rel: string): string | undefined {
		return this.all(`link[rel="${rel}"]`)[0]?.attribute('href');
	}

	/** Addresses of the page in other languages, by language. */
	get twins(): Record<string, string> {
		return Object.fromEntries(
			this.all('link[hreflang]').map((link) => [
				link.attribute('hreflang'),
				link.attribute('href'),
			]),
		);
	}

	/** The page as schema.org has it. */
	get data() {
		const [script] = this.all('script[type="application/ld+json"]');
		return JSON.parse(script?.raw ?? 'null');
	}
}

export class Part extends Container {
	readonly #element: Element;

	constructor(element: Element) {
		super(element);
		this.#element = element;
	}

	get raw(): string {
		return this.#element.textContent;
	}

	/** The text as it is shown: white space of the source is one space. */
	get text(): string {
		return this.raw.replace(/[ \t\n]+/g, ' ').trim();
	}

	get html(): string {
		return this.#element.outerHTML;
	}

	/** What a screen reader calls it: the text of what labels it, its label, its alternative text, or its own text. */
	get name(): string {
		const labelled = this.attribute('aria-labelledby');
		const label = labelled && this.#element.ownerDocument.getElementById(labelled);
		if (label) return label.textContent;
		return this.attribute('aria-label') ?? this.attribute('alt') ?? this.text;
	}

	/** The address of a link of the content. In the sample, paper shows it, and the link leads to the page about it. */
	get address(): string | undefined {
		return this.attribute('data-address') ?? this.attribute('href');
	}

	attribute(name: string): string | undefined {
		return this.#element.getAttribute(name) ?? undefined;
	}

	/** Whether it is in what the selector finds, or is that itself. */
	isIn(selector: string): boolean {
		return this.#element.closest(selector) !== null;
	}
}

function toWords(text: string): string {
	return text.replace(/\s+/g, ' ').trim();
}
