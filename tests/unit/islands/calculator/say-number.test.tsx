import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { BuiltInLocale } from '#i18n/locales.ts';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Calculator } from '#islands/calculator/Calculator.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { needPressing } from '#islands/calculator/finance/pressing.ts';
import { needSaying, StandardCalculator } from '#islands/calculator/StandardCalculator.tsx';
import { clearPaper, needPrinting } from '#tools/calculator/accounting/store.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { $speakDigits } from '#tools/calculator/speak-digits.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import { $standard } from '#tools/calculator/standard/store.ts';
import { heard } from '../../heard.ts';
import { strike } from '../page.ts';

const pages = { rates: undefined, notes: undefined };
const calculators = { standard: StandardCalculator, accounting: Accounting, finance: Finance };

beforeEach(async () => {
	await Promise.all([needPressing(), needPrinting(), needSaying()]);
	$standard.set(cleared);
	$finance.set(freshFinance);
	$speakDigits.set(false);
	clearPaper();
});

/** What is handed over to be said after each key; `voice.ts` leaves out numbers that are followed by another key at once. */
const cases: [
	mode: keyof typeof calculators,
	locale: BuiltInLocale,
	keys: string,
	said: string[],
][] = [
	['standard', 'en', '77 Backspace Escape', ['7', '77', '7', '0']],
	['standard', 'es', '1234,5', ['1', '12', '123', '1234', '1234,', '1234,5']],
	['standard', 'en', '6*1==', ['6', '6 times', '1', '6', '6']],
	['standard', 'uk', '2+3/', ['2', '2 плюс', '3', '5 поділити']],
	['standard', 'en', '1/3=', ['1', '1 divided by', '3', 'about 0.33']],
	['standard', 'en', '5/0=1', ['5', '5 divided by', '0', messages.en.faults.zero, '1']],
	// e−4, as the display has it, would be read as a letter and a number.
	[
		'standard',
		'uk',
		'1/3000=',
		['1', '1 поділити', '3', '30', '300', '3000', 'приблизно 3,33 на десять у степені −4'],
	],
	['standard', 'en', '4 F9 @', ['4', '−4', messages.en.faults.root]],
	[
		'standard',
		'en',
		'5) 3*(4)',
		['5', messages.en.noBracket, '53', '53 times', 'Open bracket', '4', '4'],
	],
	['finance', 'en', '12 Backspace Delete', ['1', '12', '1', '0']],
	['finance', 'en', '12+4=', ['1', '12', '12 plus', '4', '16']],
	['accounting', 'en', '12 Backspace +', ['1', '12', '1', 'Plus 1.00']],
];

test.each(cases)('%s in %s: %s', (mode, locale, keys, said) => {
	open(mode, locale);
	type(keys);
	expect(heard()).toEqual(said);
});

test.each([
	['standard', 16],
	['accounting', 12],
	['finance', 16],
] as const)('%s tells that it takes no more than %i digits', (mode, count) => {
	open(mode, 'en');
	type('7'.repeat(count));
	expect(heard().at(-1)).toBe('7'.repeat(count).replace(/\B(?=(\d{3})+$)/g, ','));
	type('7');
	expect(heard()).toEqual([`${count} digits at most.`]);
});

test('a value that is solved for again is said again, and what B has switched to is said', () => {
	open('finance', 'en');
	type('12 n 1000 v p');
	heard();
	type('p');
	expect(heard()).toEqual(['PMT = −83.33']);
	type('b b');
	expect(heard()).toEqual([messages.en.finance.begin, messages.en.finance.end]);
});

test.each(['standard', 'accounting', 'finance'] as const)(
	'%s says each digit, then the number, if the visitor wants that',
	(mode) => {
		$speakDigits.set(true);
		open(mode, 'en');
		type('10.5 Backspace');
		expect(heard()).toEqual(['1', '10', '0', '10.', messages.en.keys.point, '10.5', '5', '10.']);
	},
);

test('the switch for that is kept, and digits that are typed from it count', async () => {
	const { unmount } = render(<Calculator locale="en" t={messages.en} pages={pages} />);
	const name = messages.en.speakDigits;
	await screen.findByRole('application');
	fireEvent.click(screen.getByRole('checkbox', { name }));
	strike(screen.getByRole('checkbox', { name }), '7');
	expect($standard.get().entry).toBe('7');
	unmount();
	expect(localStorage.calculatorSpeakDigits).toBe('true');
});

// What is in an application is read by moving the focus only: WAI-ARIA 1.2, `application`.
test.each(['standard', 'accounting', 'finance'] as const)(
	'%s: typing takes the focus to the keys, which have a name; the display has one and stays outside',
	(mode) => {
		open(mode, 'en');
		type('5');
		const keys = screen.getByRole('application', { name: messages.en.keys.keypad });
		expect(document.activeElement).toBe(keys);
		const display = document.querySelector('output');
		expect(display?.getAttribute('aria-label')).toBe(messages.en.display);
		expect(display?.textContent).toBe('5');
		expect(keys.contains(display)).toBe(false);
	},
);

function open(mode: keyof typeof calculators, locale: BuiltInLocale) {
	const Component = calculators[mode];
	render(<Component t={messages[locale]} {...{ locale, pages }} />);
}

/** Words are names of keys; single letters are those of the keyboard. */
function type(keys: string) {
	for (const word of keys.split(' '))
		for (const key of /^[A-Z]/.test(word) ? [word] : word) {
			const code = /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : '';
			act(() => void strike(document.activeElement ?? document.body, key, { code }));
		}
}
