import type { Key } from '#tools/calculator/accounting/keys.ts';
import { symbols } from '#tools/calculator/accounting/line.ts';
import { freshSession, press, type Session } from '#tools/calculator/accounting/press.ts';
import { addStep } from '#tools/calculator/accounting/tape.ts';

const named: Record<string, Key> = {
	x: '*',
	'=': 'equals',
	'%': 'percent',
	S: 'subtotal',
	T: 'total',
	GT: 'gt',
	MU: 'markup',
	'TX+': 'tax-plus',
	'TX-': 'tax-minus',
	'M+': 'memory-plus',
	'M-': 'memory-minus',
	MR: 'memory-recall',
	MC: 'memory-clear',
	'#': 'number',
	'~': 'sign',
	'>': 'right',
	C: 'clear',
};

/** Keys apart by spaces; numbers are typed digit by digit; `decimals=3` moves a switch. */
export function run(keys: string, from: Session = freshSession): Session {
	return keys.split(' ').reduce(pressWord, from);
}

/** The paper, one line a line: `12.50 +`. */
export function paper(keys: string): string[] {
	return run(keys).tape.lines.map(({ text, mark }) => `${text} ${symbols[mark]}`);
}

export function shown(keys: string): string {
	return run(keys).tape.machine.shown;
}

function pressWord(session: Session, word: string): Session {
	if (word.includes('=') && word.length > 1) {
		return { ...session, tape: addStep(session.tape, { key: 'set', entry: word }) };
	}
	const key = named[word];
	if (key) return press(session, key, '2026-05-01');
	if (/^[-+/]$/.test(word))
		return press(session, word === '+' ? '+' : word === '-' ? '-' : '/', '');
	return [...word].reduce((state, char) => press(state, toTyping(char), ''), session);
}

function toTyping(char: string): Key {
	if (char === '.') return 'point';
	const digit = (['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).find(
		(one) => one === char,
	);
	if (!digit) throw new Error(`No such key: ${char}`);
	return digit;
}
