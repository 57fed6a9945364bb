import { beforeEach, expect, test } from 'vitest';
import { useStorage } from '#browser/saved.ts';
import {
	$session,
	$undo,
	changeTape,
	clearPaper,
	pressKey,
	undoChange,
} from '#tools/calculator/accounting/store.ts';
import { removeStep } from '#tools/calculator/accounting/tape.ts';

beforeEach(() => {
	useStorage({});
	clearPaper();
	$undo.set([]);
});

test('a removal is undone, and then there is nothing left to undo', () => {
	add('1');
	add('2');
	const before = steps();
	changeTape((tape) => removeStep(tape, before.length - 1));
	expect(steps()).not.toEqual(before);
	undoChange();
	expect(steps()).toEqual(before);
	undoChange();
	expect(steps()).toEqual(before);
});

test('undo brings the tape back without the keys pressed after the change', () => {
	add('1');
	const before = steps();
	clearPaper();
	add('2');
	undoChange();
	expect(steps()).toEqual(before);
});

test('keys are no steps to undo', () => {
	add('1');
	expect($undo.get()).toEqual([]);
});

test('twenty changes can be undone', () => {
	for (let change = 0; change < 25; change += 1) clearPaper();
	expect($undo.get()).toHaveLength(20);
});

function add(digit: '1' | '2') {
	pressKey(digit);
	pressKey('+');
}

function steps() {
	return $session.get().tape.steps;
}
