import { nameCalculator } from '#early/first-calculator.ts';

/** As it is printed into the page: it runs without anything of this project around it. */
const printed = new Function(`return (${nameCalculator})`)();
const root = document.documentElement;

test.each([
	['#accounting', 'finance', 'accounting'],
	['#standard', 'finance', undefined],
	['#notes', 'accounting', 'accounting'],
	['', 'finance', 'finance'],
	['', 'standard', undefined],
	['', '"finance"', undefined],
	['?number=7', 'finance', undefined],
	['?number=7#finance', 'standard', 'finance'],
])('at "%s" after a visit to %s the page opens with %s', (address, saved, name) => {
	expect(open(address, saved)).toBe(name);
});

test('blocked storage leaves the standard calculator', () => {
	vi.stubGlobal('localStorage', { setItem() {} });
	expect(open('', 'finance')).toBeUndefined();
});

function open(address: string, saved: string): string | undefined {
	delete root.dataset.calculator;
	history.replaceState(null, '', `/extra/calculator${address}`);
	localStorage.setItem('calculatorMode', saved);
	printed();
	return root.dataset.calculator;
}
