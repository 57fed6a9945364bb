import { findByPlace } from '#tools/calculator/sign-keys.ts';
import { toKey as toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import type { Key } from './machine.ts';

const letters: Readonly<Record<string, Key>> = {
	KeyN: 'n',
	KeyI: 'i',
	KeyV: 'pv',
	KeyP: 'pmt',
	KeyF: 'fv',
	KeyB: 'begin',
};

export function toKey(name: string, code: string): Key | undefined {
	return toStandardKey(name) ?? findByPlace(letters, name, code);
}
