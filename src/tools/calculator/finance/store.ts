import { savedAtom } from '#stores/saved.ts';
import { enterShown, type Finance, freshFinance, type Key, pressFinance } from './machine.ts';
import { parseFinance, printFinance } from './saved.ts';

/** Values and display. Key `calculatorFinance`, JSON; all zero, monthly and at the end at first. */
export const $finance = savedAtom<Finance>('calculatorFinance', {
	fallback: freshFinance,
	parse: parseFinance,
	print: printFinance,
});

export function pressKey(key: Key) {
	$finance.set(pressFinance($finance.get(), key));
}

export function enterNumber(value: string) {
	$finance.set(enterShown($finance.get(), value));
}

export function update(change: (state: Finance) => Finance) {
	$finance.set(change($finance.get()));
}
