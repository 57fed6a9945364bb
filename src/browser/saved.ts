import {
	persistentAtom,
	setPersistentEngine,
	windowPersistentEvents,
} from '@nanostores/persistent';
import { toBrokenName } from '#browser/broken-name.ts';
import { createSafeStorage, type TextStorage } from '#browser/safe-storage.ts';
import { fromEarlierWord } from '#earlier-site/word.ts';

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
	/** Turns what the earlier site stored under the same key into our form, and leaves ours as it is. */
	earlier?: (text: string) => string;
	/** Undefined for a text that is broken; `stored` is the text as it was found. */
	parse: (text: string, stored: string) => Value | undefined;
	/** `undefined` takes the entry out of the storage. */
	print: (value: Value) => string | undefined;
	/** False for what each tab has of its own, such as what it shows; a new tab starts with the last one. */
	shared?: boolean;
}

/**
 * A setting kept in `localStorage`, and usually shared by the open tabs. A value that cannot be read changes
 * nothing but this setting: it is set aside under `<key>.broken` (then `.broken.2`) and the fallback holds. What the
 * visitor made is reported by `Saving`; a setting that one gesture restores, such as a size or a view, is not.
 */
export function savedAtom<Value>(
	key: string,
	{ fallback, earlier, parse, print, shared = true }: Saved<Value>,
) {
	return persistentAtom<Value>(key, fallback, {
		listen: shared,
		encode: print,
		decode: (text) => {
			const value = parse(earlier?.(text) ?? text, text);
			if (value !== undefined) return value;
			setAside(key, text);
			return fallback;
		},
	});
}

/** One of a closed list of words, stored as it is. */
export function savedChoice<const Choice extends string>(
	key: string,
	choices: readonly Choice[],
	fallback: Choice,
) {
	return savedAtom<Choice>(key, {
		fallback,
		earlier: fromEarlierWord,
		parse: (text) => choices.find((choice) => choice === text),
		print: (value) => value,
	});
}

/** Yes or no, stored as `true` or `false`. */
export function savedFlag(key: string, fallback: boolean) {
	return savedAtom<boolean>(key, {
		fallback,
		earlier: fromEarlierWord,
		parse: (text) => [true, false].find((value) => `${value}` === text),
		print: String,
	});
}

/** Stored texts that could not be read since the page was opened, or not all of them, by key. */
export const brokenTexts = new Map<string, string>();

/** Keeps a value that could not be read, or not all of it, under another key. */
export function setAside(key: string, text: string) {
	brokenTexts.set(key, text);
	storage[toBrokenName(key, text, (name) => storage[name])] = text;
}

/** For tests: another storage instead of the browser's. */
export function useStorage(other: TextStorage) {
	storage = other;
	setPersistentEngine(other, { addEventListener() {}, removeEventListener() {} });
}
