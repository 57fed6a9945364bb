import { fireEvent, render, screen } from '@testing-library/react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { needPressing } from '#islands/calculator/finance/pressing.ts';
import { needReading } from '#islands/calculator/reader.ts';
import { StandardCalculator } from '#islands/calculator/StandardCalculator.tsx';
import { toNarrowText } from '#tools/calculator/accounting/export.ts';
import { $session, clearPaper, needPrinting } from '#tools/calculator/accounting/store.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import { $past, $standard } from '#tools/calculator/standard/store.ts';
import { heard } from '../../heard.ts';
import { clickButton, strike } from '../page.ts';

const pages = { rates: '/extra/rates', notes: '/extra/notes' };
const t = messages.en;
const { paste: words, halt } = t;

beforeAll(() => Promise.all([needPressing(), needPrinting(), needReading()]));
beforeEach(() => {
	$standard.set(cleared);
	$past.set([]);
	$finance.set(freshFinance);
	clearPaper();
});

/** The calculators, and the number on each display. */
const calculators = [
	[
		'standard',
		() => render(<StandardCalculator {...{ t, pages }} locale="en" />),
		() => $standard.get().entry,
	],
	[
		'accounting',
		() => render(<Accounting {...{ t, pages }} locale="en" />),
		() => $session.get().entry ?? '0',
	],
	['finance', () => render(<Finance t={t} locale="en" />), () => $finance.get().display.entry],
] as const;

describe.each(calculators)('%s', (_, open, read) => {
	test('a number is pasted as people copy it', () => {
		open();
		for (const [text, number] of [
			['$1,234.50', '1234.50'],
			['(45.00)', '-45.00'],
			['12.5-', '-12.5'],
			['42\r\n', '42'],
			['180k', '180000'],
			['=180,000*0.8', '144000'],
		] as const) {
			paste(text);
			expect([text, read()]).toEqual([text, number]);
		}
	});

	test('anything else changes nothing, and a notice gives the reason', () => {
		open();
		paste('7');
		for (const [text, reason] of [
			['100\n200\n300', '3 numbers: 100; 200; 300.'],
			['rent\t1,200\nfood -3\nSum', '2 numbers: rent 1,200; food −3. Lines without a number: 1.'],
			['12 50', '2 numbers: 12; 50.'],
			['2^(3+4)', fill(words.other, { text: '2^(3+4)' })],
			['5/(2-2)', t.faults.zero],
			['five', fill(words.other, { text: 'five' })],
			['½', fill(words.other, { text: '½' })],
			['٣٤', fill(words.other, { text: '٣٤' })],
			['12 apples', fill(words.wordBehind, { label: 'apples 12' })],
			['12 CR', fill(words.wordBehind, { label: 'CR 12' })],
			['', words.empty],
		] as const) {
			expect(paste(text)).toBe(false);
			expect(readNotices()).toContain(reason);
			expect([text, read()]).toEqual([text, '7']);
		}
		paste('8');
		expect(readNotices()).not.toContain(words.empty);
		expect(read()).toBe('8');
	});

	test('a second, other mark makes the first one of thousands after three digits; otherwise it is refused', () => {
		open();
		for (const [text, number, refused] of [
			['1,234.5', '1234.5', false],
			['12.345,6', '12345.6', false],
			['1,234.', '1234.', false],
			['1,234,5', '1.2345', true],
			['1,23.4', '1.234', true],
			['1,2345.6', '1.23456', true],
			['0,234.5', '0.2345', true],
			['1234,567.8', '1234.5678', true],
			['1,234.5,6', '1234.56', true],
		] as const) {
			type('', 'Escape');
			type(text);
			expect([text, read(), readNotices().includes(t.onePoint)]).toEqual([text, number, refused]);
		}
		type('', 'Escape');
		type('1');
		clickButton(t.keys.point);
		type('234,5');
		expect(read()).toBe('1.2345');
	});

	test('digits that would be lost are refused, and what may be another number is named', () => {
		open();
		paste('7');
		paste('1'.repeat(41));
		const number = `${'1'.repeat(30)}…`;
		expect(readNotices()).toContain(fill(words.long, { number, count: 40 }));
		expect(read()).toBe('7');
		paste('5.000 €');
		expect(readNotices()).toContain(fill(words.readAs, { value: '5.000', other: '5,000' }));
		paste('100 200 300');
		const row = { value: '100,200,300', other: '100; 200; 300' };
		expect(readNotices()).toContain(fill(words.readAs, row));
		paste('100 USD\n200 EUR');
		expect(readNotices()).toContain(fill(words.mixed, { currencies: 'USD, EUR' }));
		paste('5 + 5\n6');
		expect(readNotices()).toContain(fill(words.line, { text: '5 + 5' }));
	});

	test.each(['^', '!', ':', 'e'])('after %s nothing counts until it is taken back', (sign) => {
		open();
		type('2*');
		const before = read();
		type(`${sign}3+4)`);
		type('=', 'Enter');
		expect(readNotices()).toContain(fill(halt.other, { sign }));
		expect(read()).toBe(before);
		paste('5');
		expect(read()).toBe(before);
		clickButton('7');
		expect(read()).toBe(before);

		type('', 'Backspace');
		expect(readNotices()).toContain(fill(halt.takenBack, { sign }));
		type('3');
		type('=', 'Enter');
		expect(readNotices()).not.toContain(fill(halt.takenBack, { sign }));
		// The tape prints a result under its sum, and keeps no entry.
		const [entry, shown] = [read(), $session.get().tape.machine.shown];
		expect([entry, shown]).toContain('6');
	});

	test('Escape clears, and keys count again', () => {
		open();
		type('2*^3');
		type('', 'Escape');
		type('5');
		expect(read()).toBe('5');
	});
});

test('the printing calculator takes twelve digits, and more are refused with a notice', () => {
	render(<Accounting {...{ t, pages }} locale="en" />);
	paste('1,234,567,890,123');
	expect(readNotices()).toContain(fill(words.long, { number: '1,234,567,890,123', count: 12 }));
	type('2*(3');
	expect(readNotices()).toContain(fill(halt.bracket, { sign: '(' }));
	type('', 'Escape');
	for (const [text, entry] of [
		['1e5', '100000'],
		// As the key ÷ cuts it.
		['2/3', '0.66666666666'],
		['5 %', '0.05'],
		// As it is in the standard calculator, where it can be typed.
		['100+10%', '110'],
		['2(3+4)', '14'],
	]) {
		paste(text ?? '');
		expect($session.get().entry).toBe(entry);
	}
	type('', 'Escape');
	type('200*');
	paste('10%');
	expect($session.get().tape.machine.shown).toBe('20');
	type('7/0=');
	paste('5');
	expect(readNotices()).toContain(t.accounting.stopped);
});

test.each(calculators.slice(0, 2))(
	'%s pastes by a button, for screens without keys',
	async (_, open, read) => {
		const readText = vi.fn().mockResolvedValue('$1,234.50').mockRejectedValueOnce(new Error());
		vi.stubGlobal('navigator', { clipboard: { readText } });
		open();
		clickButton(words.label);
		await vi.waitFor(() => expect(readNotices()).toContain(words.blocked));
		clickButton(words.label);
		await vi.waitFor(() => expect(read()).toBe('1234.50'));
	},
);

test('what is dropped on a calculator is read, a question is answered by equals, and by any other key not', () => {
	render(<StandardCalculator {...{ t, pages }} locale="en" />);
	const [display] = screen.getAllByRole('status');
	const dataTransfer = { types: ['text/plain'], getData: () => '100\n200\n300' };
	expect(fireEvent.dragOver(display ?? document.body, { dataTransfer })).toBe(false);
	expect(fireEvent.drop(display ?? document.body, { dataTransfer })).toBe(false);
	expect(readNotices()).toContain(t.paste.addUp);
	type('', 'Enter');
	expect($past.get()).toEqual([{ history: '100 + 200 + 300 =', result: '600' }]);
	type('2*');
	paste('5+5');
	type('', 'Enter');
	expect($standard.get().entry).toBe('20');
	paste('1\t2');
	type('7');
	type('', 'Enter');
	expect($standard.get().entry).toBe('70');
	type('200+');
	paste('10%');
	expect($standard.get().entry).toBe('20');
	type('', 'Escape');
	paste('1\t2');
	type('+3=');
	expect($standard.get().entry).toBe('6');
	paste('4\t5');
	type('', 'Escape');
	expect(screen.queryByText(/numbers: 4; 5/)).toBeNull();
	expect($standard.get().entry).toBe('6');
	type('', 'Escape');
	expect($standard.get().entry).toBe('0');
});

test('a list is printed on the tape after a question, not into a product', () => {
	render(<Accounting {...{ t, pages }} locale="en" />);
	paste('rent\t1,200\nfood 300.5');
	type('', 'Enter');
	const lines = () =>
		$session.get().tape.lines.map(({ label, text, mark }) => [label, text, mark].join(' '));
	expect(lines()).toEqual(['rent 1200.00 +', 'food 300.50 +']);
	type('t');
	paste(toNarrowText($session.get().tape.lines, (number) => number));
	expect(readNotices()).toContain('2 numbers: rent 1,200.00; food 300.50. Totals left out: 1.');
	type('', 'Enter');
	expect(lines().slice(3)).toEqual(lines().slice(0, 2));
	// Plus prints each line of a tape, so it prints these.
	paste('4\n5');
	type('+');
	expect(lines().slice(5)).toEqual([' 4.00 +', ' 5.00 +']);
	// The key that clears takes the offer back and nothing else.
	paste('6\n7');
	type('', 'Escape');
	expect(screen.queryByText(/numbers: 6; 7/)).toBeNull();
	expect(lines()).toHaveLength(7);
	paste('1\n2\n3\n4\n5\n6\n7\n8');
	expect(readNotices()).toContain('8 numbers: 1; 2; 3; 4; 5; …; 8. ');
	type('5*');
	paste('1\n2');
	// Nothing is offered that = would refuse.
	expect(readNotices()).toContain(t.paste.pending);
	expect(lines()).toHaveLength(8);
});

test('cells that are pasted into a field do not become one number', () => {
	render(
		<div className="calculator">
			<Finance t={t} locale="en" />
		</div>,
	);
	const field = screen.getByRole('textbox', { name: /^PV/ });
	expect(paste('100\n200', field)).toBe(false);
	expect(readNotices()).toContain('2 numbers: 100; 200.');
	expect(paste('100', field)).toBe(true);
});

/** @returns whether the browser pastes itself */
function paste(text: string, target: Element = document.body): boolean {
	return fireEvent.paste(target, { clipboardData: { getData: () => text } });
}

function type(text: string, ...names: string[]) {
	const keys = names.length > 0 ? names : [...text];
	for (const key of keys) {
		const code = /[a-z]/.test(key) && key.length === 1 ? `Key${key.toUpperCase()}` : '';
		strike(document.activeElement ?? document.body, key, { code });
	}
}

/** What is said. */
function readNotices(): string {
	return heard().join(' ');
}
