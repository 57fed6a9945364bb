import { say } from '#browser/voice.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { listKept } from './list-kept.ts';

/** The browser's question whether to install the page; only some have one. */
interface InstallEvent extends Event {
	prompt: () => Promise<unknown>;
}

/** How long nothing may be kept before the visitor is told that it failed. */
const patienceMs = 60_000;

/** On the list of tools: keeps all that work without a connection, and offers to install them. */
export class KeptTools {
	readonly #bar: HTMLElement;
	readonly #keep: HTMLButtonElement;
	readonly #ask: (page: string) => void;
	readonly #unkept: Map<string, HTMLElement>;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/** `ask` has the worker keep a page. Undefined on pages without the list. */
	static find(ask: (page: string) => void): KeptTools | undefined {
		const bar = document.querySelector<HTMLElement>('[data-keep-all]');
		const keep = bar?.querySelector('button');
		return bar && keep ? new KeptTools(bar, keep, ask) : undefined;
	}

	private constructor(bar: HTMLElement, keep: HTMLButtonElement, ask: (page: string) => void) {
		this.#bar = bar;
		this.#keep = keep;
		this.#ask = ask;
		const local = document.querySelectorAll<HTMLElement>('#tools li[data-local]');
		this.#unkept = new Map(
			[...local].map((item) => [item.querySelector('a')?.pathname ?? '', item]),
		);
		keep.addEventListener('click', () => this.#start());
		addEventListener('beforeinstallprompt', (event) => this.#offerInstall(event as InstallEvent));
	}

	/** @param size in bytes */
	async offer(size: number) {
		for (const page of await listKept()) this.mark(page);
		const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
		const shown = formatNumber(locale, size / 1e6, { maximumFractionDigits: 1 });
		this.#keep.textContent = fill(this.#bar.dataset.keepAll ?? '', { size: shown });
		this.#keep.hidden = this.#unkept.size === 0;
	}

	/** A page is kept. */
	mark(page: string) {
		const item = this.#unkept.get(page);
		if (!item) return;
		item.dataset.kept = '';
		this.#unkept.delete(page);
		if (this.#timer === undefined) return;
		this.#wait();
		if (this.#unkept.size > 0) return;
		clearTimeout(this.#timer);
		this.#keep.hidden = true;
		this.#tell('kept');
	}

	#start() {
		this.#tell('keeping');
		this.#wait();
		for (const page of this.#unkept.keys()) this.#ask(page);
	}

	#wait() {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => this.#tell('failed'), patienceMs);
	}

	#tell(key: 'keeping' | 'kept' | 'failed') {
		const words = this.#bar.dataset[key] ?? '';
		const place = this.#bar.querySelector('p');
		if (place) place.textContent = words;
		say(words, 'keep-all');
	}

	#offerInstall(event: InstallEvent) {
		const install = this.#bar.querySelectorAll('button')[1];
		if (!install) return;
		event.preventDefault();
		install.hidden = false;
		install.onclick = () => {
			install.hidden = true;
			void event.prompt();
		};
	}
}
