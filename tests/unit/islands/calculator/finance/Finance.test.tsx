import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { needPressing } from '#islands/calculator/finance/pressing.ts';
import { needReading } from '#islands/calculator/reader.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { faces, type Register } from '#tools/calculator/finance/terms.ts';
import { clickButton, enterText, strike, textAt } from '../../page.ts';

const t = messages.en.finance;

beforeEach(async () => {
	await Promise.all([needPressing(), needReading()]);
	$finance.set(freshFinance);
	render(<Finance locale="en" t={messages.en} />);
});

test('a text that is no number stays in its field with a sentence, and is not calculated with', () => {
	write('pv', '1000');
	leave('pv');
	// The beginning of 12 500 is wrong only when the field is left.
	write('pv', '12 5');
	expect(textAt('.term-wrong')).toBeUndefined();
	strike(field('pv'), 'Enter');
	expect(textAt('.term-wrong')).toBe(t.wrong);
	write('pv', '12x');
	leave('pv');
	expect(field('pv')).toHaveProperty('value', '12x');
	expect(field('pv').getAttribute('aria-invalid')).toBe('true');
	expect(textAt('.term-wrong')).toBe(t.wrong);
	expect($finance.get().terms.pv).toBe('1000');

	write('n', '12');
	solve('pmt');
	expect(document.activeElement).toBe(field('pv'));
	expect($finance.get().terms.pmt).toBe('0');

	write('pv', '1200');
	leave('pv');
	expect(textAt('.term-wrong')).toBeUndefined();
	expect(field('pv')).toHaveProperty('value', '1,200');
	solve('pmt');
	expect($finance.get().terms.pmt).toBe('-100');
});

test('values that are replaced can be brought back', () => {
	write('pv', '555');
	clickButton(t.reset);
	expect($finance.get().terms.pv).toBe('0');
	clickButton(messages.en.undo);
	expect(field('pv')).toHaveProperty('value', '555');
	clickButton(messages.en.redo);
	expect(field('pv')).toHaveProperty('value', '0');
});

// The loan is the mortgage of the manuals; both are PMT(6.5%/12,360,180000) and FV(4%/12,240,-300) in Excel.
test.each([
	['loan', '180 000', '6.5', '30', '1,137.72', { n: '360', pv: '180000', fv: '0' }],
	['save', '300', '4%', '20', '110,032.39', { n: '240', pmt: '-300', pv: '0' }],
])('a sentence finds the %s while it is written', (kind, amount, rate, years, result, terms) => {
	act(() => $finance.set({ ...freshFinance, terms: { ...freshFinance.terms, begin: true } }));
	const { fields, label } = t.sentence;
	fireEvent.change(screen.getByLabelText(label), { target: { value: kind } });
	// Before anything is written, an example that has no result: it would look like that of the visitor.
	expect(textAt('.sentence .quiet')).toBe('…');
	for (const [index, text] of [amount, rate, years].entries()) {
		enterText(screen.getByLabelText(fields[index] ?? ''), text);
	}
	expect(textAt('.sentence strong')).toBe(result);
	expect($finance.get().terms).toMatchObject({ ...terms, perYear: 12, begin: false });
	const { wrong, unread, behind } = t.sentence;
	const refused = [
		['x', unread],
		['-5', wrong],
		['2 months', behind],
		['5%', behind],
		['1e400', unread],
		['3%', behind],
		['1,23,45', unread],
	] as const;
	for (const [index, [text, why]] of refused.entries()) {
		const field = screen.getByLabelText(fields[index % 3] ?? '');
		const before = field.getAttribute('value') ?? '';
		enterText(field, text);
		expect([text, textAt('.sentence strong')]).toEqual([text, '…']);
		fireEvent.blur(field);
		expect(textAt('.sentence .term-wrong')).toContain(fill(why, { text }));
		expect(field.getAttribute('aria-invalid')).toBe('true');
		// Neither the answer nor the payments of the numbers before stand beside it.
		expect(textAt('.answer-words')).toBe('');
		expect(textAt('.schedule-note')).toBe(kind === 'loan' ? t.scheduleNone : undefined);
		enterText(field, before);
		expect(textAt('.sentence strong')).toBe(result);
	}
	enterText(screen.getByLabelText(fields[1] ?? ''), '0');
	fireEvent.blur(screen.getByLabelText(fields[1] ?? ''));
	expect(screen.getByLabelText(fields[1] ?? '')).toHaveProperty('value', '0');
	for (const nothing of ['0', '']) {
		enterText(screen.getByLabelText(fields[2] ?? ''), nothing);
		expect(textAt('.sentence strong')).toBe('…');
		// A loan of no years has no payment, and the reason is given; of an empty field nobody is told.
		expect(document.querySelectorAll('.sentence .term-wrong')).toHaveLength(nothing ? 1 : 0);
	}
	// What is missing is an example again, and says so.
	expect(screen.getByLabelText(fields[2] ?? '').getAttribute('placeholder')).toBe(years);
	expect(textAt('.answer-hint')).toBe(t.sentence.example);
});

test('an amount in the brackets of accountants is refused with what it means', () => {
	const [amount] = t.sentence.fields.map((field) => screen.getByLabelText(field));
	if (!amount) throw new Error('There is no field.');
	enterText(amount, '(500)');
	expect(textAt('.sentence .term-wrong')).toContain('“(500) = −500”');
});

test.each([
	['en', '30 years'],
	['en', '30y'],
	['uk', '30 років'],
	['uk', '30 р.'],
	['es', '30 años'],
] as const)('the unit of the sentence may be written again: %s, %s', (locale, text) => {
	cleanup();
	render(<Finance locale={locale} t={messages[locale]} />);
	const [, rate, years] = document.querySelectorAll('.sentence input');
	if (!years || !rate) throw new Error('There is no field.');
	enterText(years, text);
	fireEvent.blur(years);
	expect(years).toHaveProperty('value', '30');
	expect($finance.get().terms.n).toBe('360');
	// A rate has no years.
	enterText(rate, text);
	expect(rate.getAttribute('aria-invalid')).toBe('true');
});

test('an amount that is a thousandfold elsewhere says how it was read, until it is written again', () => {
	const [amount, rate] = t.sentence.fields.map((field) => screen.getByLabelText(field));
	if (!amount || !rate) throw new Error('There are no fields.');
	enterText(amount, '180.000');
	expect(textAt('.answer-words')).toBe('');
	fireEvent.blur(amount);
	fireEvent.focus(rate);
	expect(textAt('.answer-words')).toBe('Read as 180.000, not as 180,000.');
	enterText(rate, '6.5');
	expect(textAt('.answer-words')).toBe('Read as 180.000, not as 180,000.');
	enterText(amount, '180000');
	expect(textAt('.answer-words')).toBe('');
});

test.each([
	['en', { 1: 'year', 1.5: 'years', 2: 'years' }],
	['uk', { 1: 'рік', 3: 'роки', 2.5: 'року', 25: 'років' }],
	['es', { 1: 'año', 1.5: 'años', 20: 'años' }],
] as const)('the years of the sentence agree with their number: %s', (locale, units) => {
	cleanup();
	render(<Finance locale={locale} t={messages[locale]} />);
	const years = screen.getByLabelText(messages[locale].finance.sentence.fields[2] ?? '');
	for (const [count, unit] of Object.entries(units)) {
		enterText(years, count);
		expect([count, years.nextElementSibling?.nextElementSibling?.textContent]).toEqual([
			count,
			unit,
		]);
	}
});

test('a field of the sentence does not change while it has the focus', () => {
	const [amount = '', rate = ''] = t.sentence.fields;
	fireEvent.focus(screen.getByLabelText(rate));
	enterText(screen.getByLabelText(amount), '100');
	expect(screen.getByLabelText(rate)).toHaveProperty('value', '');
	fireEvent.blur(screen.getByLabelText(rate));
	// Neither "at 0 %" nor "for 0 years" before somebody has written it.
	const read = () =>
		t.sentence.fields.map((label) => screen.getByLabelText(label).getAttribute('value'));
	expect(read()).toEqual(['100', '', '']);
	for (const text of ['0', '']) {
		enterText(screen.getByLabelText(rate), text);
		fireEvent.blur(screen.getByLabelText(rate));
		expect(read()).toEqual(['100', '0', '']);
	}
});

test('nothing of a loan stands under savings, and undo brings it back', async () => {
	const select = () => screen.getByLabelText(t.sentence.label);
	clickButton(t.example);
	solve('pmt');
	const before = $finance.get().terms;
	// Each interest rounded to cents with the decimals of Python; what is paid has no minus in words.
	await import('#islands/calculator/finance/Schedule.tsx');
	const sums = { payment: '1,137.72', last: '1,140.41', all: '409,581.89' };
	await screen.findByText(fill(t.settled, sums));
	expect(textAt('tfoot th')).toBe('Total of all payments');
	fireEvent.change(select(), { target: { value: 'save' } });
	const { n, i } = before;
	expect($finance.get().terms).toMatchObject({ n, i, pv: '0', pmt: '0', fv: '0' });
	expect(select()).toHaveProperty('value', 'save');
	expect(textAt('.answer-words')).toBeFalsy();
	clickButton(messages.en.undo);
	expect($finance.get().terms).toEqual(before);
	expect(select()).toHaveProperty('value', 'loan');
});

test('each kind of sentence keeps its amount while the other is shown', () => {
	const select = () => screen.getByLabelText(t.sentence.label);
	const [amount = '', rate = '', years = ''] = t.sentence.fields;
	const read = () =>
		[...document.querySelectorAll('.sentence :is(input, strong, .quiet)')].map(
			(part) => part.getAttribute('value') ?? part.textContent,
		);
	enterText(screen.getByLabelText(amount), '180000');
	enterText(screen.getByLabelText(rate), '6.5');
	enterText(screen.getByLabelText(years), '30');
	const loan = ['180,000', '6.5', '30', '1,137.72'];
	enterText(select(), 'save');
	expect(read()).toEqual(['', '6.5', '30', '…']);
	enterText(screen.getByLabelText(amount), '300');
	const savings = read();
	enterText(select(), 'loan');
	expect(read()).toEqual(loan);
	enterText(select(), 'save');
	expect(read()).toEqual(savings);
	clickButton(messages.en.undo);
	expect(read()).toEqual(loan);
});

test('clear empties the sentence, leaves its kind, and forgets what was refused', () => {
	const select = () => screen.getByLabelText(t.sentence.label);
	const [amount = '', rate = ''] = t.sentence.fields;
	clickButton(t.example);
	enterText(select(), 'save');
	clickButton(messages.en.undo);
	enterText(screen.getByLabelText(rate), '0');
	enterText(screen.getByLabelText(amount), 'x');
	clickButton(t.reset);
	expect(select()).toHaveProperty('value', 'loan');
	expect(textAt('.sentence .term-wrong')).toBeUndefined();
	enterText(screen.getByLabelText(amount), '100');
	expect(screen.getByLabelText(rate)).toHaveProperty('value', '');
	clickButton(t.reset);
	enterText(select(), 'save');
	// Nothing is put aside any more, and what is saved is not paid off.
	expect(screen.getByLabelText(amount)).toHaveProperty('value', '');
	expect(document.querySelector('.schedule')).toBeNull();
	clickButton(t.exampleSave);
	expect(textAt('.sentence strong')).toBe('110,032.39');
	clickButton(t.reset);
	expect(select()).toHaveProperty('value', 'save');
});

test('a last payment of a part of a month is said to be smaller', async () => {
	const [amount = '', rate = '', years = ''] = t.sentence.fields;
	await import('#islands/calculator/finance/Schedule.tsx');
	enterText(screen.getByLabelText(amount), '1560');
	enterText(screen.getByLabelText(rate), '0');
	enterText(screen.getByLabelText(years), '1.3');
	// 15.6 payments of 100.
	const sums = { payment: '100.00', last: '60.00', all: '1,560.00' };
	await screen.findByText(fill(t.lessLast, sums));
});

test('a column that is pasted as the extra payment is refused at its field', async () => {
	await import('#islands/calculator/finance/Schedule.tsx');
	clickButton(t.example);
	const extra = await screen.findByLabelText(t.extra);
	fireEvent.paste(extra, { clipboardData: { getData: () => '100\n200' } });
	expect(textAt('.extra-payment .term-wrong')).toBe(messages.en.paste.several);
	expect($finance.get().display.entry).not.toBe('100');
	enterText(extra, '100');
	expect(textAt('.extra-payment .term-wrong')).toBeUndefined();
});

test('what the button of the keys opens comes after it', () => {
	clickButton(t.hpKeys);
	const button = screen.getByRole('button', { name: t.hpKeys });
	for (const part of ['.machine', '.answer', '.terms', '.loan-switches']) {
		const order = button.compareDocumentPosition(document.querySelector(part) ?? button);
		expect([part, order]).toEqual([part, Node.DOCUMENT_POSITION_FOLLOWING]);
	}
});

test('the focus stays in the calculator when one of several rates is picked', () => {
	const terms = {
		...freshFinance.terms,
		n: '2',
		perYear: 1,
		pv: '-1000',
		pmt: '2300',
		fv: '-3620',
	};
	act(() => $finance.set({ ...freshFinance, terms }));
	solve('i');
	clickButton('20');
	expect($finance.get().terms.i).toBe('20');
	expect(document.activeElement?.className).toBe('keys');
});

function field(register: Register) {
	return screen.getByRole('textbox', { name: `${faces[register]} ${t.registers[register]}` });
}

function write(register: Register, value: string) {
	enterText(field(register), value);
}

function leave(register: Register) {
	fireEvent.blur(field(register));
}

function solve(register: Register) {
	fireEvent.click(
		screen.getByRole('button', { name: fill(t.solveFor, { face: faces[register] }) }),
	);
}
