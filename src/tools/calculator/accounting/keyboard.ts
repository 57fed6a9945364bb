import { type Key, typingKeys } from './keys.ts';

const names: Readonly<Record<string, Key>> = {
	'+': '+',
	'-': '-',
	'−': '-',
	'*': '*',
	'×': '*',
	'/': '/',
	'÷': '/',
	'.': 'point',
	',': 'point',
	'%': 'percent',
	'#': 'number',
	'=': 'equals',
	Enter: 'equals',
	Backspace: 'right',
	Escape: 'clear',
	Delete: 'clear',
	F9: 'sign',
	'[': 'tax-minus',
	']': 'tax-plus',
};

/** By place on the keyboard, so that they are the same keys under a Ukrainian layout. */
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
	const digit = name.length === 1 && typingKeys.find((key) => key === name);
	if (digit) return digit;
	if (Object.hasOwn(names, name)) return names[name];
	return name.length === 1 && Object.hasOwn(letters, code) ? letters[code] : undefined;
}
