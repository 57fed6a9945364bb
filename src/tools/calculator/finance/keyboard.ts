import { toKey as toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import type { Key } from './machine.ts';

/** By place on the keyboard, so that they are the same keys under a Ukrainian layout. */
const letters: Readonly<Record<string, Key>> = {
	KeyN: 'n',
	KeyI: 'i',
	KeyV: 'pv',
	KeyP: 'pmt',
	KeyF: 'fv',
	KeyB: 'begin',
};

export function toKey(name: string, code: string): Key | undefined {
	const standard = toStandardKey(name);
	if (standard) return standard;
	return name.length === 1 && Object.hasOwn(letters, code) ? letters[code] : undefined;
}
