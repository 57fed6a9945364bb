import { toField } from '#tools/calculator/finance/display.ts';
import { toKey } from '#tools/calculator/finance/keyboard.ts';
import { freshFinance, type Key, storeValue } from '#tools/calculator/finance/machine.ts';
import { parseExtra, parseValue } from '#tools/calculator/finance/parse-value.ts';
import { pickSolution, pressFinance } from '#tools/calculator/finance/press.ts';
import { parseFinance, printFinance } from '#tools/calculator/finance/saved.ts';
import { isRegister, type Register } from '#tools/calculator/finance/terms.ts';
import { solve } from '#tools/calculator/finance/tvm.ts';

test.each<[string, Register, string, string]>([
	// A number and a key stores, the key alone solves.
	['360 n 6.5 i 180000 pv 0 fv pmt', 'pmt', '-1137.72', 'solved'],
	// A value can be worked out before it is stored, and calculated on with.
	['30 * 12 = n', 'n', '360', 'stored'],
	['5 sign pmt', 'pmt', '-5', 'stored'],
	['360 n / 12 = fv', 'fv', '30', 'stored'],
	// A solved value is stored, so that the next one solves with it.
	['10 n 12 i 1000 pv pmt pv', 'pv', '1000', 'solved'],
	// Without a solution the value stays as it was.
	['10 n 100 pv 7 i 10 pmt i', 'i', '7', 'none'],
])('%s leaves in %s %s, which is %s', (keys, register, value, state) => {
	const after = type(keys);
	expect(after.lastPress).toMatchObject({ register, state });
	expect(toField(register, after.terms[register])).toBe(value);
	if (state !== 'none') expect(after.display.entry).toBe(after.terms[register]);
});

test('one of several solutions can be picked', () => {
	const several = type('2 n 1000 sign pv 2300 pmt 3620 sign fv i');
	expect(several.lastPress).toEqual({
		register: 'i',
		state: 'several',
		values: ['120', '240'],
	});
	expect(pickSolution(several, 'i', '240').terms.i).toBe('240');
});

test('a fault in the display is not stored, begin is a switch, and a field stores without a key', () => {
	expect(type('5 / 0 = n').terms.n).toBe('0');
	expect([type('begin'), type('begin begin')].map(({ terms }) => terms.begin)).toEqual([
		true,
		false,
	]);
	expect(storeValue(freshFinance, 'pv', '250').terms.pv).toBe('250');
});

test.each([
	['1 250,5', '1250.5'],
	['', '0'],
	['1%2', undefined],
	['9'.repeat(10_000_000), undefined],
])('typed value %# is read or refused', (text, value) => {
	expect(parseValue('en', text)).toBe(value);
});

test('values, switches and display are read back, also those stored before there were extra payments', () => {
	const state = { ...type('360 n 6.5 i 180000 pv pmt begin 12'), extra: '100', lastPress: null };
	expect(parseFinance(printFinance(state))).toEqual(state);
	const { extra, ...before } = JSON.parse(printFinance(state));
	expect(parseFinance(JSON.stringify(before))).toEqual({ ...state, extra: '0' });
});

test('an extra payment has no sign and is kept by every key', () => {
	const texts = ['100', '−1,250.5', '', 'x', '1e99', '5%'];
	const read = texts.map((text) => parseExtra('en', text));
	expect(read).toEqual(['100', '1250.5', '0', undefined, undefined, undefined]);
	const state = type('n 5 i pmt begin clear', { ...freshFinance, extra: '7' });
	expect(pickSolution(state, 'i', '5').extra).toBe('7');
});

test.each([
	{},
	{ ...freshFinance, terms: { ...freshFinance.terms, n: 'x' } },
	{ ...freshFinance, terms: { ...freshFinance.terms, perYear: 13 } },
	{ ...freshFinance, display: {} },
	{ ...freshFinance, extra: '-5' },
])('broken values are not read: %j', (value) => {
	expect(parseFinance(JSON.stringify(value))).toBeUndefined();
});

test.each<[Register, string, string]>([
	['pv', '180000', '180000'],
	['i', '10.50002871', '10.500029'],
	['fv', '0.0000012', '1.2e-6'],
])('the field of %s shows %s as %s', (register, value, shown) => {
	expect(toField(register, value)).toBe(shown);
});

test.each([
	['т', 'KeyN', 'n'],
	['v', 'KeyV', 'pv'],
	['Tab', 'Tab', undefined],
])('the key %s, at %s, is %s', (name, code, key) => {
	expect(toKey(name, code)).toBe(key);
});

/** Keys apart by spaces; numbers are typed digit by digit. */
function type(keys: string, from = freshFinance) {
	return keys
		.split(' ')
		.flatMap((word) => (/^[\d.]+$/.test(word) ? [...word] : word))
		.reduce((state, word) => pressFinance(state, toTyped(word), solve), from);
}

function toTyped(word: string): Key {
	if (isRegister(word) || word === 'begin' || word === 'sign' || word === 'clear') return word;
	const key = toKey(word, '');
	if (!key) throw new Error(`No such key: ${word}`);
	return key;
}
