import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SolverDecimal } from '#tools/calculator/finance/solver-decimal.ts';
import { toKey } from '#tools/calculator/standard/keyboard.ts';
import { cleared, type Key, press } from '#tools/calculator/standard/machine.ts';
import { off, pressWindows, toDecimalText } from './windows.ts';

const named: Record<string, Key> = { C: 'clear', '<': 'backspace', '~': 'sign' };

test('any keys give what the Windows calculator gives', () => {
	const key = fc.constantFrom(...'0123456789..++--**//==%%<~C');
	fc.assert(
		fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
			let windows = off;
			let ours = cleared;
			let largest = new SolverDecimal(1);
			for (const key of keys) {
				windows = pressWindows(windows, key);
				ours = press(ours, toOwnKey(key));
				expect(ours.fault === 'zero').toBe(windows.error);
				if (windows.error) continue;
				const expected = new SolverDecimal(toDecimalText(windows.shown, 90));
				largest = SolverDecimal.max(largest, expected.abs());
				if (largest.greaterThan('1e60')) return;
				const difference = expected.minus(ours.entry).abs();
				expect(difference.lessThan(largest.times('1e-40')), `${keys.join('')}: ${ours.entry}`).toBe(
					true,
				);
			}
		}),
	);
});

function toOwnKey(key: string): Key {
	const own = named[key] ?? toKey(key);
	if (!own) throw new Error(`No such key: ${key}`);
	return own;
}
