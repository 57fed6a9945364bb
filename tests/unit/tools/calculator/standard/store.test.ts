import { beforeEach, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import { toExactText } from '#tools/calculator/standard/arithmetic.ts';
import { toShownHistory } from '#tools/calculator/standard/display.ts';
import { toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { isMemoryKey } from '#tools/calculator/standard/memory.ts';
import { parsePast } from '#tools/calculator/standard/past.ts';
import {
	$memory,
	$past,
	$standard,
	enterNumber,
	pressKey,
	pressMemory,
	takeNumber,
} from '#tools/calculator/standard/store.ts';

beforeEach(() => {
	useStorage({});
	$standard.set(cleared);
	$memory.set(null);
	$past.set([]);
});

test('a finished calculation is in the history, the latest first, with its exact result', () => {
	type('1/3=2r+1=');
	expect($past.get().map(({ history }) => history)).toEqual(['√2 + 1 =', '1 ÷ 3 =']);
	expect($past.get()[1]?.result).toHaveLength(66);
});

test('another equals is another calculation; a fault or an operator alone is not one', () => {
	type('2+3==5/0=7+');
	expect($past.get().map(({ history }) => history)).toEqual(['5 + 3 =', '2 + 3 =']);
});

test('fifty calculations are kept, and read back', () => {
	for (let sum = 0; sum < 60; sum += 1) type(`${sum}=`);
	expect($past.get()).toHaveLength(50);
	expect($past.get()[0]?.result).toBe('59');
	expect(parsePast(JSON.stringify($past.get()))).toEqual({ past: $past.get(), whole: true });
});

test('a result that is taken from the history goes on exactly', () => {
	type('1/3=C');
	enterNumber($past.get()[0]?.result ?? '');
	type('*3=');
	expect(toExactText($standard.get().entry)).toBe('1');
});

test('the memory adds, takes away, stores, recalls and is cleared', () => {
	type('5p2q');
	expect($memory.get()).toBe('3');
	type('4m');
	expect($memory.get()).toBe('4');
	type('9+L');
	expect([$memory.get(), $standard.get().entry]).toEqual([null, '9']);
	type('R');
	expect($standard.get().entry).toBe('9');
});

test('a number that went into the memory is finished, and is in the history as typed', () => {
	type('0.125p3');
	expect($standard.get().entry).toBe('3');
	type('C0.125p+');
	expect($standard.get().history).toBe('0.125 + ');
	type('R=');
	expect($standard.get().history).toBe('0.125 + 0.25 =');
	expect(toShownHistory($standard.get())).toBe('0.125 + 0.25 =');
});

test('a number from another tool goes on with the operation, and the entry before it stays in the history', () => {
	type('12+7');
	expect(takeNumber('44.1')).toBe(true);
	expect($past.get()).toEqual([{ history: '7', result: '7' }]);
	type('=');
	expect($standard.get().entry).toBe('56.1');
});

test('a number from another tool keeps nothing that a calculation has, a zero or a fault', () => {
	for (const keys of ['', '2+3=', '2+', '5/0=']) {
		$standard.set(cleared);
		$past.set([]);
		type(keys);
		const before = $past.get();
		expect(takeNumber('44.1'), keys).toBe(false);
		expect($past.get(), keys).toEqual(before);
		expect([$standard.get().entry, $standard.get().fault], keys).toEqual(['44.1', null]);
	}
});

test('after a fault the memory keys do nothing', () => {
	type('3mC5/0=mp');
	expect($memory.get()).toBe('3');
});

function type(keys: string) {
	for (const name of keys) {
		const code = `Key${name.toUpperCase()}`;
		const key = name === 'C' ? 'clear' : name === 'r' ? 'root' : toStandardKey(name, code);
		if (!key) throw new Error(`No such key: ${name}`);
		if (isMemoryKey(key)) pressMemory(key);
		else pressKey(key);
	}
}

test('a broken calculation of a stored list costs no other', () => {
	const good = { history: '1 + 1 =', result: '2' };
	const text = JSON.stringify([{ history: '1 =', result: 'x' }, good]);
	expect(parsePast(text)).toEqual({ past: [good], whole: false });
	for (const broken of ['{}', '"2"', '[{"history"']) expect(parsePast(broken)).toBeUndefined();
});
