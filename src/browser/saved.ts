import {
	persistentAtom,
	setPersistentEngine,
	windowPersistentEvents,
} from '@nanostores/persistent';
import { createSafeStorage, type TextStorage } from '#browser/safe-storage.ts';

let storage: TextStorage = createSafeStorage(() =>
	typeof localStorage === 'undefined' ? null : localStorage,
);
setPersistentEngine(
	storage,
	typeof window === 'undefined'
		? { addEventListener() {}, removeEventListener() {} }
		: windowPersistentEvents,
);

interface Saved<Value> {
	fallback: Value;
	/** Reads what is stored, in our form or the earlier site's; `undefined` says that it is broken. */
	parse: (text: string) => Value | undefined;
	/** `undefined` takes the entry out of the storage. */
	print: (value: Value) => string | undefined;
}

/**
 * A setting kept in `localStorage` and shared by the open tabs. A value that cannot be read changes
 * nothing but this setting: it is set aside under `<key>.broken` and the fallback holds.
 */
export function savedAtom<Value>(key: string, { fallback, parse, print }: Saved<Value>) {
	return persistentAtom<Value>(key, fallback, {
		encode: print,
		decode: (text) => {
			const value = parse(text);
			if (value !== undefined) return value;
			setAside(key, text);
			return fallback;
		},
	});
}

/** One of a closed list of words, stored as it is; the earlier site may have stored it as JSON. */
export function savedChoice<const Choice extends string>(
	key: string,
	choices: readonly Choice[],
	fallback: Choice,
) {
	return savedAtom<Choice>(key, {
		fallback,
		parse: (text) => choices.find((choice) => choice === text.replace(/^"|"$/g, '')),
		print: (value) => value,
	});
}

/** Yes or no, stored as `true` or `false` like the earlier site did. */
export function savedFlag(key: string, fallback: boolean) {
	return savedAtom<boolean>(key, {
		fallback,
		parse: (text) => [true, false].find((value) => `${value}` === text.replace(/^"|"$/g, '')),
		print: String,
	});
}

/** Keeps a value that could not be read, or not all of it, under a second key. */
export function setAside(key: string, text: string) {
	storage[`${key}.broken`] = text;
}

/** For tests: another storage in the place of the browser's. */
export function useStorage(other: TextStorage) {
	storage = other;
	setPersistentEngine(other, { addEventListener() {}, removeEventListener() {} });
}
