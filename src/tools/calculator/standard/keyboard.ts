import { digits, type Key, operators } from './machine.ts';

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
};

/** The calculator's key for a key of the keyboard: main block and numeric pad give the same names. */
export function toKey(name: string): Key | undefined {
	const own: readonly Key[] = [...digits, ...operators];
	return own.find((key) => key === name) ?? (Object.hasOwn(names, name) ? names[name] : undefined);
}
