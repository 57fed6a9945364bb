import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Calculator } from '#islands/calculator/Calculator.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { functionKeys, typingKeys } from '#tools/calculator/accounting/keys.ts';
import { $session, $undo, clearPaper } from '#tools/calculator/accounting/store.ts';
import { $flows, noFlows } from '#tools/calculator/finance/flows-store.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { $mode } from '#tools/calculator/mode.ts';

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };

beforeEach(() => {
	clearPaper();
	$undo.set([]);
	$finance.set(freshFinance);
	$flows.set(noFlows);
	$mode.set('standard');
	location.hash = '';
});
afterEach(cleanup);

test('the address names the mode, and picking one changes it', async () => {
	location.hash = '#finance';
	render(<Calculator locale="en" t={t} pages={pages} />);
	expect(await screen.findByRole('region', { name: t.finance.values })).toBeTruthy();
	fireEvent.click(screen.getByRole('radio', { name: t.mode.accounting }));
	expect(await screen.findByRole('listbox', { name: t.accounting.tape })).toBeTruthy();
	expect(location.hash).toBe('#accounting');
	expect($mode.get()).toBe('accounting');
});

test('the mode used last is there again', async () => {
	$mode.set('accounting');
	render(<Calculator locale="en" t={t} pages={pages} />);
	expect(await screen.findByRole('listbox', { name: t.accounting.tape })).toBeTruthy();
});

test('every key of the printing calculator is there once, with a name of its own', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	const keys = [...document.querySelectorAll<HTMLElement>('[data-key]')];
	expect(keys.map((key) => key.dataset.key).sort()).toEqual(
		[...typingKeys, ...functionKeys].sort(),
	);
	const names = keys.map((key) => key.getAttribute('aria-label') ?? key.textContent);
	expect(new Set(names).size).toBe(keys.length);
});

test('clicked keys print, and the last line is announced', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	for (const name of ['1', '00', t.keys.plus]) click(name);
	expect(screen.getByRole('status').textContent).toBe(`${t.accounting.marks['+']} 100.00`);
	for (const name of ['3', '0', t.keys.minus, t.accounting.keys.total]) click(name);
	expect(screen.getByRole('status').textContent).toBe(`${t.accounting.marks.total} 70.00`);
	expect(screen.getAllByRole('option').map((line) => line.className)).toHaveLength(3);
	expect(document.querySelectorAll('.tape-line.negative')).toHaveLength(1);
});

test('paper, rate and fields have the decimal comma of a language that has one', () => {
	const { accounting, finance } = messages.es;
	const { unmount } = render(<Accounting locale="es" t={messages.es} pages={pages} />);
	fireEvent.change(screen.getByRole('textbox', { name: accounting.rate }), {
		target: { value: '7,5' },
	});
	fireEvent.blur(screen.getByRole('textbox', { name: accounting.rate }));
	expect(screen.getByRole('textbox', { name: accounting.rate })).toHaveProperty('value', '7,5');
	for (const key of '12,5+') fireEvent.keyDown(document.body, { key });
	expect(screen.getByRole('option').textContent).toContain('12,5');
	expect(screen.getByRole('status').textContent).toBe(`${accounting.marks['+']} 12,50`);
	unmount();
	render(<Finance locale="es" t={messages.es} />);
	const rate = screen.getByRole('textbox', { name: `I/YR ${finance.registers.i}` });
	fireEvent.change(rate, { target: { value: '6,5' } });
	fireEvent.blur(rate);
	expect(rate).toHaveProperty('value', '6,5');
	expect($finance.get().terms.i).toBe('6.5');
});

test('letters are keys only while the focus is in the calculator, where typing a number takes it', () => {
	render(
		<>
			<button type="button">elsewhere</button>
			<Accounting locale="en" t={t} pages={pages} />
		</>,
	);
	const subtotal = { key: 's', code: 'KeyS' };
	fireEvent.keyDown(document.body, subtotal);
	expect(screen.queryAllByRole('option')).toEqual([]);
	fireEvent.keyDown(document.body, { key: '5' });
	fireEvent.keyDown(document.activeElement ?? document.body, subtotal);
	expect(screen.getAllByRole('option')).toHaveLength(1);

	const other = screen.getByRole('button', { name: 'elsewhere' });
	other.focus();
	for (const key of [subtotal, { key: '5' }, { key: '+' }]) fireEvent.keyDown(other, key);
	expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('an error is an emoji with words, and explains how to go on', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	for (const key of '5/0=') fireEvent.keyDown(document.body, { key });
	expect(screen.getByRole('status').textContent).toContain(t.accounting.stopped);
	expect(screen.getByRole('img').textContent).toContain('😵');
});

test('an invalid rate is refused with a message, and the old one stays', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	const before = $session.get().tape.machine.settings.rate;
	fireEvent.change(screen.getByRole('textbox', { name: t.accounting.rate }), {
		target: { value: '20x' },
	});
	expect(screen.getByRole('alert').textContent).toBe(t.accounting.rateWrong);
	expect($session.get().tape.machine.settings.rate).toBe(before);
});

test('new paper can be undone', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	for (const key of '5+') fireEvent.keyDown(document.body, { key });
	click(t.accounting.newPaper);
	expect(screen.queryAllByRole('option')).toEqual([]);
	click(t.accounting.undo);
	expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('the keys of the financial calculator store and solve, and the result is announced', async () => {
	render(<Finance locale="en" t={t} />);
	for (const key of '10') fireEvent.keyDown(document.body, { key });
	fireEvent.keyDown(document.activeElement ?? document.body, { key: 'n', code: 'KeyN' });
	expect(screen.getByRole('status').textContent).toBe('N = 10 stored.');
	fireEvent.change(screen.getByRole('textbox', { name: `PV ${t.finance.registers.pv}` }), {
		target: { value: '1 000' },
	});
	click('Solve for PMT');
	await waitFor(() => expect(screen.getByRole('status').textContent).toBe('PMT = −100'));
});

test('a payment below the interest has a message of its own', async () => {
	const { unmount } = render(<Finance locale="en" t={t} />);
	const write = (name: string, value: string) =>
		fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
	write(`PV ${t.finance.registers.pv}`, '1,000');
	write(`I/YR ${t.finance.registers.i}`, '10');
	write(`PMT ${t.finance.registers.pmt}`, '-8');
	click('Solve for N');
	await waitFor(() => expect(screen.getByRole('status').textContent).toContain('8.33'));
	expect(screen.getByRole('status').textContent).toBe(
		fill(t.finance.uncovered, { payment: '8', interest: '8.33' }),
	);
	unmount();
});

test('the example is a loan that is solved', async () => {
	render(<Finance locale="en" t={t} />);
	click(t.finance.example);
	await waitFor(() => expect(screen.getByRole('status').textContent).toBe('PMT = −1,137.72'));
});

test('an extra payment shortens the table, and shows what it saves', async () => {
	render(<Finance locale="en" t={t} />);
	click(t.finance.example);
	await screen.findByText(fill(t.finance.page, { from: 1, to: 24, all: 360 }));
	const extra = screen.getByRole('textbox', { name: t.finance.extra });
	fireEvent.change(extra, { target: { value: '100' } });
	screen.getByText(fill(t.finance.page, { from: 1, to: 24, all: 287 }));
	expect(screen.getByText(t.finance.saved.payments).parentElement?.textContent).toContain('73');
	screen.getByText('54,459.16');
	fireEvent.change(extra, { target: { value: 'x' } });
	expect(screen.getByRole('alert').textContent).toBe(t.finance.wrong);
	expect($finance.get().extra).toBe('100');
});

test('the table shows years, and the chart has its sums in words', async () => {
	render(<Finance locale="en" t={t} />);
	click(t.finance.example);
	const years = await screen.findByRole('button', { name: t.finance.by.year });
	fireEvent.click(years);
	screen.getByText(fill(t.finance.years, { from: 1, to: 24, all: 30 }));
	expect(screen.getAllByRole('row')[1]?.textContent).toContain('177,988.13');
	expect(screen.getByRole('img', { name: /principal 180,000\.00/ })).toBeTruthy();
});

test('a list of flows has its value and its rate of return, and is kept', async () => {
	const { flows } = t.finance;
	const { unmount } = render(<Finance locale="en" t={t} />);
	openFlows();
	fireEvent.click(await screen.findByRole('button', { name: flows.example }));
	await screen.findByText('1,345.98');
	screen.getByText('13.903758');
	unmount();
	render(<Finance locale="en" t={t} />);
	openFlows();
	const list = await screen.findByRole('textbox', { name: flows.list });
	expect(list).toHaveProperty('value', '−10,000\n2,800 × 4\n3,500');
	fireEvent.change(list, { target: { value: '-5\nfive' } });
	await screen.findByText(fill(flows.wrongLine, { line: 2 }));
	fireEvent.change(list, { target: { value: '5\n6' } });
	await screen.findByText(flows.irrNone);
});

function openFlows() {
	const details = document.querySelector<HTMLDetailsElement>('.flows');
	if (!details) throw new Error('no flows');
	details.open = true;
	fireEvent(details, new Event('toggle'));
}

function click(name: string) {
	fireEvent.click(screen.getByRole('button', { name }));
}
