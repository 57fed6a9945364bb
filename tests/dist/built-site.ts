import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import type { Locale } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';

/** The folder of a build, as a visitor meets it. */
export class BuiltSite {
	readonly root: string;

	constructor(root: string) {
		this.root = root;
	}

	/** Every file by its path from the folder. What is compressed beside its original is no file of its own. */
	list(): string[] {
		return readdirSync(this.root, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
			.map((entry) => join(entry.parentPath, entry.name).slice(this.root.length + 1))
			.sort();
	}

	read(file: string): Buffer {
		return readFileSync(join(this.root, file));
	}

	readText(file: string): string {
		return this.read(file).toString('utf8');
	}

	/** A file that exists in each language: `/resume.json`. */
	readForm(locale: Locale, path: string): string {
		return this.readText(localizePath(locale, path, '').slice(1));
	}

	/** A page without its scripts being run. */
	openPage(locale: Locale, path: string): Page {
		const address = localizePath(locale, path, '');
		return new Page(this.readText(address === '/' ? 'index.html' : `${address.slice(1)}.html`));
	}
}

export class Page {
	readonly #document;

	constructor(html: string) {
		const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
		document.write(html);
		this.#document = document;
	}

	all(selector: string): Part[] {
		return [...this.#document.querySelectorAll(selector)].map((element) => new Part(element));
	}

	/** Text of the first match, or an empty text. */
	textOf(selector: string): string {
		return this.all(selector)[0]?.text ?? '';
	}

	/** The page as schema.org has it. */
	get data() {
		const [script] = this.all('script[type="application/ld+json"]');
		return JSON.parse(script?.raw ?? 'null');
	}
}

type Element = ReturnType<Window['document']['querySelectorAll']>[number];

export class Part {
	readonly #element;

	constructor(element: Element) {
		this.#element = element;
	}

	get raw(): string {
		return this.#element.textContent;
	}

	/** The text as it is shown: white space of the source is one space. */
	get text(): string {
		return this.raw.replace(/[ \t\n]+/g, ' ').trim();
	}

	attribute(name: string): string | undefined {
		return this.#element.getAttribute(name) ?? undefined;
	}

	all(selector: string): Part[] {
		return [...this.#element.querySelectorAll(selector)].map((element) => new Part(element));
	}

	/** Text of the first match, or an empty text. */
	textOf(selector: string): string {
		return this.all(selector)[0]?.text ?? '';
	}
}
