/** What a store needs of the browser tab it is in. Tests put two of them on one storage. */
export interface Tab {
	/** Throws where the browser blocks storage. */
	storage: () => Storage;
	/** Calls `action` alone among all tabs. */
	lock: (name: string, action: () => void) => void;
	/** `changed` is called when another tab changes a key (`null`: all were cleared), `leaving` when this page is left. */
	listen: (handlers: { changed: (key: string | null) => void; leaving: () => void }) => () => void;
}

export const browserTab: Tab = {
	storage: () => localStorage,

	lock: (name, action) => {
		if (!navigator.locks) return action();
		navigator.locks.request(name, action).catch(action);
	},

	listen: ({ changed, leaving }) => {
		if (typeof window === 'undefined') return () => {};
		const controller = new AbortController();
		const { signal } = controller;
		addEventListener('storage', ({ key }) => changed(key), { signal });
		// A page in the back-forward cache receives no storage events, so anything may have changed when it returns.
		addEventListener('pageshow', () => changed(null), { signal });
		addEventListener('pagehide', leaving, { signal });
		return () => controller.abort();
	},
};
