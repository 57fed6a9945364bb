import { digits, type Key, operators } from './machine.ts';
import type { MemoryKey } from './memory.ts';

const names: Readonly<Record<string, Key>> = {
	Enter: 'equals',
	'=': 'equals',
	'.': 'point',
	',': 'point',
	Backspace: 'backspace',
	Escape: 'clear',
	Delete: 'clear-entry',
	'%': 'percent',
	'@': 'root',
	F9: 'sign',
	'×': '*',
	'÷': '/',
	'−': '-',
	'(': '(',
	')': ')',
};

/** The calculator's key for a key of the keyboard: main block and numeric pad give the same names. */
export function toKey(name: string): Key | undefined {
	const own: readonly Key[] = [...digits, ...operators];
	return own.find((key) => key === name) ?? (Object.hasOwn(names, name) ? names[name] : undefined);
}

/** By place on the keyboard, so that they are the same keys under a Ukrainian layout; those of the printing calculator. */
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
	const key = toKey(name);
	if (key) return key;
	return name.length === 1 && Object.hasOwn(letters, code) ? letters[code] : undefined;
}
