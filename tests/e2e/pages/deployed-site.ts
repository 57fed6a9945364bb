import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunningSite, startSite } from '../../../scripts/serve/site-server.ts';

/** The built site on a server of its own, which can be switched off, and get another build. */
export class DeployedSite {
	readonly #root = mkdtempSync(join(tmpdir(), 'site-'));
	readonly #pages: readonly string[];
	#server: RunningSite | undefined;
	#port = 0;

	/** Pages and the worker are copies, so that they can change; all else is linked. */
	constructor(pages: readonly string[]) {
		this.#pages = pages;
		const copied = ['offline.js', ...pages.map((page) => `${page}.html`)];
		link(resolve('dist'), this.#root, copied);
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

/** Links what is in a folder, and copies the files named, without their compressed forms. */
function link(from: string, to: string, copied: readonly string[]) {
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const inside = copied.filter((path) => path.startsWith(`${entry.name}/`));
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (inside.length > 0) {
			cpSync(source, target, { recursive: true, filter: (path) => path === source });
			link(
				source,
				target,
				inside.map((path) => path.slice(entry.name.length + 1)),
			);
		} else if (copied.includes(entry.name)) cpSync(source, target);
		else if (!copied.includes(entry.name.replace(/\.(br|gz)$/, ''))) symlinkSync(source, target);
	}
}
