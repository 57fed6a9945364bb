import { expect, test } from 'vitest';
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

test('a removal and a new roll are undone, without the keys pressed since, which are no steps', () => {
	useStorage({});
	const steps = () => $session.get().tape.steps;
	for (const key of ['1', '+', '2', '+'] as const) pressKey(key);
	const before = steps();
	expect($undo.get()).toEqual([]);
	changeTape((tape) => removeStep(tape, before.length - 1));
	expect(steps()).not.toEqual(before);
	undoChange();
	expect(steps()).toEqual(before);
	clearPaper();
	pressKey('3');
	pressKey('+');
	undoChange();
	expect(steps()).toEqual(before);
	undoChange();
	expect(steps()).toEqual(before);
	for (let change = 0; change < 25; change += 1) clearPaper();
	expect($undo.get()).toHaveLength(20);
});
