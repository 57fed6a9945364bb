import { expect, test } from 'vitest';
import { toField } from '#tools/calculator/finance/display.ts';
import { toKey } from '#tools/calculator/finance/keyboard.ts';
import {
	type Finance,
	freshFinance,
	type Key,
	pickSolution,
	pressFinance,
	storeValue,
} from '#tools/calculator/finance/machine.ts';
import {
	parseExtra,
	parseFinance,
	parseValue,
	printFinance,
} from '#tools/calculator/finance/saved.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';
import { parseFragment } from '#tools/calculator/mode.ts';

test('a number and a key stores, the key alone solves', () => {
	const state = type('360 n 6.5 i 180000 pv 0 fv pmt');
	expect(state.lastPress).toMatchObject({ register: 'pmt', state: 'solved' });
	expect(toField('pmt', state.terms.pmt)).toBe('-1137.72');
	expect(state.display.entry).toBe(state.terms.pmt);
});

test('a value can be worked out before it is stored', () => {
	expect(type('30 * 12 = n').terms.n).toBe('360');
	expect(type('5 sign pmt').terms.pmt).toBe('-5');
});

test('a stored or solved value can be calculated on with', () => {
	expect(type('360 n / 12 = fv').terms.fv).toBe('30');
});

test('a solved value is stored, so that the next one solves with it', () => {
	const state = type('10 n 12 i 1000 pv pmt pv');
	expect(toField('pv', state.terms.pv)).toBe('1000');
});

test('no solution leaves the value as it was, and reports it', () => {
	const state = type('10 n 100 pv 7 i 10 pmt i');
	expect(state.lastPress).toEqual({ register: 'i', state: 'none' });
	expect(state.terms.i).toBe('7');
});

test('one of several solutions can be picked', () => {
	const several = type('2 n 1000 sign pv 2300 pmt 3620 sign fv i', { perYear: 1 });
	expect(several.lastPress).toEqual({
		register: 'i',
		state: 'several',
		values: ['10', '20'],
	});
	expect(pickSolution(several, 'i', '20').terms.i).toBe('20');
});

test('a fault in the display is not stored', () => {
	expect(type('5 / 0 = n').terms.n).toBe('0');
});

test('begin is a switch', () => {
	expect(type('begin').terms.begin).toBe(true);
	expect(type('begin begin').terms.begin).toBe(false);
});

test('a field stores its value without a key', () => {
	expect(storeValue(freshFinance, 'pv', '250').terms.pv).toBe('250');
});

test('a value may be written with a comma, spaces and a percent sign', () => {
	expect(
		['1 250,5', '−3', '6.5 %', '', '.5', '5.', '1e5'].map((text) => parseValue('en', text)),
	).toEqual(['1250.5', '-3', '6.5', '0', '0.5', '5', '100000']);
	expect(
		['x', '1.2.3', '1e5e', '9'.repeat(10_000_000)].map((text) => parseValue('en', text)),
	).toEqual(Array(4).fill(undefined));
});

test('values, switches and display are read back', () => {
	const state = { ...type('360 n 6.5 i 180000 pv pmt begin 12'), extra: '100' };
	expect(parseFinance(printFinance(state))).toEqual({ ...state, lastPress: null });
});

test('values that were stored before there were extra payments are read', () => {
	const { extra, ...before } = JSON.parse(printFinance(type('360 n')));
	expect(extra).toBe('0');
	expect(parseFinance(JSON.stringify(before))).toMatchObject({ extra: '0', terms: { n: '360' } });
});

test('an extra payment has no sign and is kept by every key', () => {
	expect(['100', '−1,250.5', '', 'x', '1e99'].map((text) => parseExtra('en', text))).toEqual([
		'100',
		'1250.5',
		'0',
		undefined,
		undefined,
	]);
	const keys: Key[] = ['n', '5', 'i', 'pmt', 'begin', 'clear'];
	const state = keys.reduce((before, key) => pressFinance(before, key, solve), {
		...freshFinance,
		extra: '7',
	});
	expect(pickSolution(state, 'i', '5').extra).toBe('7');
});

test.each([
	'',
	'null',
	'{}',
	'[]',
	JSON.stringify({ ...freshFinance, terms: { ...freshFinance.terms, n: 'x' } }),
	JSON.stringify({ ...freshFinance, terms: { ...freshFinance.terms, perYear: 13 } }),
	JSON.stringify({ ...freshFinance, display: {} }),
	JSON.stringify({ ...freshFinance, extra: '-5' }),
])('broken values are not read: %s', (text) => {
	expect(parseFinance(text)).toBeUndefined();
});

test('fields show money to the cent and rates finer', () => {
	expect(toField('pmt', '-1137.7224')).toBe('-1137.72');
	expect(toField('pv', '180000')).toBe('180000');
	expect(toField('i', '10.50002871')).toBe('10.500029');
	expect(toField('fv', '0.0000012')).toBe('1.2e-6');
	expect(toField('fv', '1e50')).toBe('1.00000000e+50');
});

test('the five keys are letters, in any layout', () => {
	expect([toKey('n', 'KeyN'), toKey('т', 'KeyN'), toKey('v', 'KeyV'), toKey('p', 'KeyP')]).toEqual([
		'n',
		'n',
		'pv',
		'pmt',
	]);
	expect([toKey('7', 'Numpad7'), toKey('Enter', 'NumpadEnter'), toKey('Tab', 'Tab')]).toEqual([
		'7',
		'equals',
		undefined,
	]);
});

test('a fragment names a mode', () => {
	expect([
		parseFragment('#finance'),
		parseFragment('#accounting'),
		parseFragment('#notes'),
		parseFragment(''),
	]).toEqual(['finance', 'accounting', undefined, undefined]);
});

function type(keys: string, terms: Partial<Finance['terms']> = {}): Finance {
	const start = { ...freshFinance, terms: { ...freshFinance.terms, ...terms } };
	return keys.split(' ').reduce((state, word) => {
		if (/^[\d.]+$/.test(word))
			return [...word].reduce((each, char) => pressFinance(each, toTyped(char), solve), state);
		return pressFinance(state, toTyped(word), solve);
	}, start);
}

function toTyped(word: string): Key {
	const named: Record<string, Key> = {
		sign: 'sign',
		n: 'n',
		i: 'i',
		pv: 'pv',
		pmt: 'pmt',
		fv: 'fv',
		begin: 'begin',
	};
	const key = named[word] ?? toKey(word, '');
	if (!key) throw new Error(`No such key: ${word}`);
	return key;
}
