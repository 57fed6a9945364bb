/** Texts by key, as `@nanostores/persistent` wants them. */
export type TextStorage = Record<string, string>;

/**
 * `localStorage` that never throws. Where the browser blocks it, or it is full, values are kept
 * until the page is left: a setting then works but is not remembered.
 */
export function createSafeStorage(open: () => Storage | null): TextStorage {
	const memory = new Map<string, string>();
	const storage = attempt(open);
	return new Proxy<TextStorage>(
		{},
		{
			get: (_, key) =>
				typeof key === 'string'
					? (memory.get(key) ?? attempt(() => storage?.getItem(key)) ?? undefined)
					: undefined,
			has: (_, key) =>
				typeof key === 'string' &&
				(memory.has(key) || typeof attempt(() => storage?.getItem(key)) === 'string'),
			set: (_, key, value) => {
				if (typeof key !== 'string') return true;
				const saved = attempt(() => {
					storage?.setItem(key, String(value));
					return storage?.getItem(key) === String(value);
				});
				if (saved) memory.delete(key);
				else memory.set(key, String(value));
				return true;
			},
			deleteProperty: (_, key) => {
				if (typeof key !== 'string') return true;
				memory.delete(key);
				attempt(() => storage?.removeItem(key));
				return true;
			},
		},
	);
}

function attempt<Value>(action: () => Value): Value | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
