import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSite, startSite } from '../../../scripts/serve/site-server.ts';

/** The built site on a server of its own, which can be switched off, and get another build. */
export class DeployedSite {
	readonly #root = mkdtempSync(join(tmpdir(), 'site-'));
	readonly #pages: readonly string[];
	#server: RunningSite | undefined;
	#port = 0;

	/** Pages and the worker have no compressed forms, so that they can change. */
	constructor(pages: readonly string[]) {
		this.#pages = pages;
		cpSync('dist', this.#root, { recursive: true });
		for (const file of ['offline.js', ...pages.map((page) => `${page}.html`)])
			for (const ending of ['br', 'gz']) rmSync(join(this.#root, `${file}.${ending}`));
	}

	async switchOn(): Promise<string> {
		this.#server = await startSite({ root: this.#root, port: this.#port });
		this.#port = Number(new URL(this.#server.url).port);
		return this.#server.url;
	}

	async switchOff() {
		await this.#server?.close();
		this.#server = undefined;
	}

	/** Another build: a page has another title. */
	publish(page: string, title: string) {
		const edition = /name="edition" content="([^"]+)"/.exec(this.#read(`${page}.html`))?.[1] ?? '';
		const next = 'new'.padEnd(edition.length, '0');
		this.#write(`${page}.html`, (html) =>
			html.replace(edition, next).replace(/<title>[^<]*/, `<title>${title}`),
		);
		this.#write('offline.js', (code) => code.replaceAll(edition, next));
	}

	/** Another build, whose author has removed the tools. */
	removeTools() {
		for (const page of this.#pages) rmSync(join(this.#root, `${page}.html`));
		this.#write('offline.js', (code) =>
			code.replace(/^self\.offline=.*?\}\};/, 'self.offline={"files":[],"pages":{}};'),
		);
	}

	async remove() {
		await this.switchOff();
		rmSync(this.#root, { recursive: true });
	}

	#read(file: string) {
		return readFileSync(join(this.#root, file), 'utf8');
	}

	#write(file: string, change: (text: string) => string) {
		const before = this.#read(file);
		const after = change(before);
		if (after === before) throw new Error(`Nothing has changed in ${file}.`);
		writeFileSync(join(this.#root, file), after);
	}
}
