import { findByPlace, findKey, signKeys } from '#tools/calculator/sign-keys.ts';
import { type Key, typingKeys } from './keys.ts';

const names: Readonly<Record<string, Key>> = {
	...signKeys,
	'#': 'number',
	Backspace: 'right',
	Escape: 'clear',
	Delete: 'clear',
	'[': 'tax-minus',
	']': 'tax-plus',
};

const letters: Readonly<Record<string, Key>> = {
	KeyT: 'total',
	KeyS: 'subtotal',
	KeyG: 'gt',
	KeyU: 'markup',
	KeyP: 'memory-plus',
	KeyQ: 'memory-minus',
	KeyR: 'memory-recall',
	KeyL: 'memory-clear',
	KeyN: 'number',
	BracketLeft: 'tax-minus',
	BracketRight: 'tax-plus',
};

/** The calculator key for a key of the keyboard: its name, and its place for the letters. */
export function toKey(name: string, code: string): Key | undefined {
	const digit = name.length === 1 ? typingKeys.find((key) => key === name) : undefined;
	return digit ?? findKey(names, name) ?? findByPlace(letters, name, code);
}
