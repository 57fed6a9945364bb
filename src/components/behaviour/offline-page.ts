import { toTrusted } from '#browser/trusted-address.ts';
import { say } from '#browser/voice.ts';
import type { KeepReply, KeepRequest, Look } from '#lib/offline-list.ts';

/** How often a page that stays open asks whether there is a newer one. */
const updateEveryMs = 3_600_000;

/**
 * Has the service worker keep this page, shows that it is kept, and reports a newer edition. The element names the
 * worker, its scope and the address of the page. A browser that refuses workers, as in some private windows, leaves the
 * page as it is.
 */
export class OfflinePage {
	readonly #sign: HTMLElement;
	readonly #page: string;
	readonly #worker: string;
	#askedAt = Date.now();
	#kept = false;
	/** Only the list of tools loads this code. */
	readonly #tools =
		document.querySelector('[data-keep-all]') &&
		import('./kept-tools.ts').then(({ KeptTools }) => KeptTools.find((page) => this.#ask(page)));

	constructor(sign: HTMLElement) {
		this.#sign = sign;
		this.#page = sign.dataset.offline ?? '';
		this.#worker = toTrusted('offline', sign.dataset.worker ?? '');
		navigator.serviceWorker.addEventListener('message', ({ data }) => this.#take(data));
		document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
		this.#register().catch(() => {});
	}

	async #register() {
		const { scope = '' } = this.#sign.dataset;
		const registration = await navigator.serviceWorker.register(this.#worker, { scope });
		const follow = () => {
			const coming = registration.installing;
			coming?.addEventListener('statechange', () => {
				if (coming.state === 'activated') coming.postMessage(this.#toRequest(true));
			});
		};
		follow();
		registration.addEventListener('updatefound', follow);
		registration.active?.postMessage(this.#toRequest(false));
		document.addEventListener('visibilitychange', () => {
			if (document.hidden || Date.now() - this.#askedAt < updateEveryMs) return;
			this.#askedAt = Date.now();
			registration.update().catch(() => {});
		});
	}

	#ask(page: string) {
		navigator.serviceWorker.controller?.postMessage({ page, look: toLook(), renewed: false });
	}

	#toRequest(renewed: boolean): KeepRequest {
		return { page: this.#page, look: toLook(), renewed };
	}

	/** A reply: the worker has kept this page. Only one that has just taken over knows of a newer edition. */
	#take({ page, edition, renewed, size }: KeepReply) {
		if (!this.#kept) this.#showKept();
		// An older worker does not say how much it is.
		this.#tools
			?.then((tools) => {
				if (page === this.#page && size) void tools?.offer(size);
				tools?.mark(page);
			})
			.catch(() => {});
		const mine = document.querySelector<HTMLMetaElement>('meta[name=edition]')?.content;
		const notice = document.querySelector<HTMLElement>('[data-newer]');
		if (!notice || !renewed || edition === mine) return;
		notice.hidden = false;
		say(notice.querySelector('p')?.textContent ?? '');
	}

	/** From now on the page can be installed: an app must open without a connection. */
	#showKept() {
		this.#kept = true;
		const { manifest = '', otherScopes = '' } = this.#sign.dataset;
		this.#sign.dataset.kept = '';
		const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: manifest });
		document.head.append(link);
		// Without a connection, the links to other languages lead to a page that explains why theirs is missing.
		for (const scope of otherScopes.split(' ').filter(Boolean))
			navigator.serviceWorker.register(this.#worker, { scope }).catch(() => {});
	}
}

/** Which pictures this visitor sees. */
function toLook(): Look {
	const { view, theme } = document.documentElement.dataset;
	if (view === 'alternative') return 'stitched';
	const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
	return isDark ? 'dark' : 'light';
}
