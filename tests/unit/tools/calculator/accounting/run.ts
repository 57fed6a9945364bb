import { toKey } from '#tools/calculator/accounting/keyboard.ts';
import type { Key } from '#tools/calculator/accounting/keys.ts';
import { symbols } from '#tools/calculator/accounting/line.ts';
import { freshSession, type Session } from '#tools/calculator/accounting/paper.ts';
import { press } from '#tools/calculator/accounting/press.ts';
import { addStep } from '#tools/calculator/accounting/tape.ts';

const named: Record<string, Key> = {
	x: '*',
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
	'~': 'sign',
	'>': 'right',
	C: 'clear',
};

/** Keys apart by spaces; numbers are typed digit by digit; `decimals=3` moves a switch. */
export function run(keys: string): Session {
	return keys.split(' ').reduce(pressWord, freshSession);
}

/** The paper, line after line: `12.50 +, 12.50 *`. */
export function paper(keys: string): string {
	return run(keys)
		.tape.lines.map(({ text, mark }) => `${text} ${symbols[mark]}`)
		.join(', ');
}

function pressWord(session: Session, word: string): Session {
	if (/\w=/.test(word)) {
		return { ...session, tape: addStep(session.tape, { key: 'set', entry: word }) };
	}
	const keys = named[word] ? [named[word]] : [...word].map((char) => toKey(char, ''));
	return keys.reduce((state, key) => {
		if (!key) throw new Error(`No such key: ${word}`);
		return press(state, key, '2026-05-01');
	}, session);
}
