/** How often a page that stays open asks whether there is a newer one. */
const updateEveryMs = 3_600_000;

/** The part of `window.trustedTypes` that is used; the content policy allows this one policy on pages of local tools. */
interface TrustedTypes {
	createPolicy(
		name: string,
		rules: { createScriptURL: (address: string) => string },
	): { createScriptURL: (address: string) => string };
}

/**
 * Has the service worker keep this page, shows that it is kept, and reports a newer edition. The element names the
 * worker, its scope and the address of the page. A browser that refuses workers, as in some private windows, leaves the
 * page as it is.
 */
export class OfflinePage {
	readonly #sign: HTMLElement;
	readonly #page: string;
	#askedAt = Date.now();

	constructor(sign: HTMLElement) {
		this.#sign = sign;
		this.#page = sign.dataset.offline ?? '';
		navigator.serviceWorker.addEventListener('message', ({ data }) => this.#take(data));
		document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
		this.#register().catch(() => {});
	}

	async #register() {
		const { worker = '', scope = '' } = this.#sign.dataset;
		const registration = await navigator.serviceWorker.register(toTrusted(worker), { scope });
		const follow = () => {
			const coming = registration.installing;
			coming?.addEventListener('statechange', () => {
				if (coming.state === 'activated') coming.postMessage({ page: this.#page, renewed: true });
			});
		};
		follow();
		registration.addEventListener('updatefound', follow);
		registration.active?.postMessage({ page: this.#page, renewed: false });
		document.addEventListener('visibilitychange', () => {
			if (document.hidden || Date.now() - this.#askedAt < updateEveryMs) return;
			this.#askedAt = Date.now();
			registration.update().catch(() => {});
		});
	}

	/** A reply: the worker has kept this page. Only one that has just taken over knows of a newer edition. */
	#take({ edition, renewed }: { edition: string; renewed: boolean }) {
		this.#sign.hidden = false;
		const mine = document.querySelector<HTMLMetaElement>('meta[name=edition]')?.content;
		const notice = document.querySelector<HTMLElement>('[data-newer]');
		if (notice && renewed && edition !== mine) notice.hidden = false;
	}
}

/** The address as the content policy wants it: Trusted Types protect workers as they do scripts. */
function toTrusted(address: string): string {
	const { trustedTypes }: { trustedTypes?: TrustedTypes } = Object(window);
	const policy = trustedTypes?.createPolicy('offline', { createScriptURL: (url) => url });
	return policy?.createScriptURL(address) ?? address;
}
