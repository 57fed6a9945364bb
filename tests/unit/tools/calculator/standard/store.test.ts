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
	expect(parsePast(JSON.stringify($past.get()))).toEqual($past.get());
	expect(parsePast('[{"history":"1 =","result":"x"}]')).toBeUndefined();
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
