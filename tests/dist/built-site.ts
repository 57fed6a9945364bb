import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#i18n/locales.ts';
import { localizePath } from '#i18n/urls.ts';
import { Page } from './page.ts';

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

	/** The HTML of a page. */
	readPage(locale: Locale, path: string): string {
		const address = localizePath(locale, path, '');
		return this.readText(address === '/' ? 'index.html' : `${address.slice(1)}.html`);
	}

	openPage(locale: Locale, path: string): Page {
		return new Page(this.readPage(locale, path));
	}
}
