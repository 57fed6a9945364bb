import { findByPlace, findKey, signKeys } from '#tools/calculator/sign-keys.ts';
import type { MemoryKey } from './memory.ts';
import { digits, type Key } from './state.ts';

const names: Readonly<Record<string, Key>> = {
	...signKeys,
	Backspace: 'backspace',
	Escape: 'clear',
	Delete: 'clear-entry',
	'@': 'root',
	'(': '(',
	')': ')',
};

/** The calculator's key for a key of the keyboard: main block and numeric pad give the same names. */
export function toKey(name: string): Key | undefined {
	return digits.find((key) => key === name) ?? findKey(names, name);
}

/** Those of the memory are the same in the printing calculator. */
const letters: Readonly<Record<string, Key | MemoryKey>> = {
	KeyL: 'memory-clear',
	KeyR: 'memory-recall',
	KeyQ: 'memory-minus',
	KeyP: 'memory-plus',
	KeyM: 'memory-store',
	KeyI: 'reciprocal',
	KeyX: 'square',
};

/** The keys of the standard calculator alone: the letters of the others mean something else. */
export function toStandardKey(name: string, code: string): Key | MemoryKey | undefined {
	return toKey(name) ?? findByPlace(letters, name, code);
}
