import { useStorage } from '#browser/saved.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import { isMemoryKey } from '#tools/calculator/standard/memory.ts';
import { parsePast } from '#tools/calculator/standard/past.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import {
	$memory,
	$past,
	$standard,
	enterNumber,
	pressKey,
	pressMemory,
	takeNumber,
} from '#tools/calculator/standard/store.ts';

const entry = () => $standard.get().entry;
const histories = () => $past.get().map(({ history }) => history);

beforeEach(() => {
	useStorage({});
	$standard.set(cleared);
	$memory.set(null);
	$past.set([]);
});

test('each equals is a calculation of the history, the latest first; a fault or an operator alone is not one', () => {
	type('1/3=2+3==5/0=7+');
	expect(histories()).toEqual(['5 + 3 =', '2 + 3 =', '1 ÷ 3 =']);
	// A result that is taken from it goes on exactly.
	enterNumber($past.get()[2]?.result ?? '');
	type('*3=');
	expect(toExactText(entry())).toBe('22');
});

test('fifty calculations are kept, and read back; a broken one costs no other', () => {
	for (let sum = 0; sum < 60; sum += 1) type(`${sum}=`);
	const past = $past.get();
	expect([past.length, past[0]?.result]).toEqual([50, '59']);
	expect(parsePast(JSON.stringify(past))).toEqual({ past, whole: true });
	const broken = { history: '1 =', result: 'x' };
	expect(parsePast(JSON.stringify([broken, past[0]]))).toEqual({ past: [past[0]], whole: false });
	for (const text of ['{}', '"2"', '[{"history"']) expect(parsePast(text)).toBeUndefined();
});

test.each([
	['5p2q', '3', '2'],
	['5p2q4m', '4', '4'],
	['5p9+L', null, '9'],
	// A number that went into the memory is finished.
	['0.125p3', '0.125', '3'],
	// After a fault the memory keys do nothing.
	['3mC5/0=mp', '3', '0'],
])('%s leaves %s in the memory and %s on the display', (keys, memory, shown) => {
	type(keys);
	expect([$memory.get(), entry()]).toEqual([memory, shown]);
});

test.each([
	['12+7', ['7'], '56.1'],
	['', [], '44.1'],
	['2+3=', ['2 + 3 ='], '47.1'],
	['5/0=', [], '44.1'],
])(
	'after %s a number from another tool keeps the entry before it, if no calculation has it',
	(keys, kept, result) => {
		type(keys);
		expect(takeNumber('44.1')).toBe(keys === '12+7');
		expect(histories()).toEqual(kept);
		expect([entry(), $standard.get().fault]).toEqual(['44.1', null]);
		type('=');
		expect(entry()).toBe(result);
	},
);

function type(keys: string) {
	for (const name of keys) {
		const key = name === 'C' ? 'clear' : toStandardKey(name, `Key${name.toUpperCase()}`);
		if (!key) throw new Error(`No such key: ${name}`);
		if (isMemoryKey(key)) pressMemory(key);
		else pressKey(key);
	}
}
