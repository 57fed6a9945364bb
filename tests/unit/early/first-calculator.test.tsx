import { afterEach, expect, test, vi } from 'vitest';
import { nameCalculator } from '#early/first-calculator.ts';
import { modes } from '#tools/calculator/mode.ts';
import { hostileValues } from '../../fixtures/hostile-values.ts';

/** As it is printed into the page: it runs without anything of this project around it. */
const printed = new Function(`return (${nameCalculator})`)();
const root = document.documentElement;

afterEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
	history.replaceState(null, '', '/');
	delete root.dataset.calculator;
});

test.each(modes)('the address names %s', (mode) => {
	expect(open({ address: `/extra/calculator#${mode}` })).toBe(toMark(mode));
	expect(open({ address: `/extra/calculator#${mode}`, saved: 'accounting' })).toBe(toMark(mode));
});

test.each(modes)('the last visit was to %s', (saved) => {
	expect(open({ address: '/extra/calculator', saved })).toBe(toMark(saved));
	expect(open({ address: '/extra/calculator#notes', saved })).toBe(toMark(saved));
});

test('a number that was handed over is for the standard calculator, unless another one is named', () => {
	expect(open({ address: '/extra/calculator?number=7', saved: 'finance' })).toBeUndefined();
	expect(open({ address: '/extra/calculator?number=7#finance' })).toBe('finance');
});

test.each(hostileValues)('the saved value %j names none', (saved) => {
	expect(open({ address: '/extra/calculator', saved })).toBeUndefined();
});

test('blocked storage leaves the standard calculator', () => {
	vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
		throw new DOMException('denied', 'SecurityError');
	});
	expect(open({ address: '/extra/calculator' })).toBeUndefined();
});

function open({ address, saved }: { address: string; saved?: string }): string | undefined {
	delete root.dataset.calculator;
	history.replaceState(null, '', address);
	if (saved !== undefined) localStorage.setItem('calculatorMode', saved);
	printed();
	return root.dataset.calculator;
}

/** The standard calculator is what the page shows anyway. */
function toMark(mode: string): string | undefined {
	return mode === 'standard' ? undefined : mode;
}
