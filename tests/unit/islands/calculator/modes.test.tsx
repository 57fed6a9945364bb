import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { fill } from '#i18n/messages.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Calculator } from '#islands/calculator/Calculator.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { $session, $undo, clearPaper } from '#tools/calculator/accounting/store.ts';
import { $flows, noFlows } from '#tools/calculator/finance/flows-store.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { $mode } from '#tools/calculator/mode.ts';
import { clickButton, enterText, strike } from '../page.ts';

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
	await screen.findByRole('region', { name: t.finance.values });
	fireEvent.click(screen.getByRole('radio', { name: t.mode.accounting }));
	await screen.findByRole('listbox', { name: t.accounting.tape });
	expect(location.hash).toBe('#accounting');
	expect($mode.get()).toBe('accounting');
});

test('the mode used last is there again', async () => {
	$mode.set('accounting');
	render(<Calculator locale="en" t={t} pages={pages} />);
	await screen.findByRole('listbox', { name: t.accounting.tape });
});

test('paper, rate and fields have the decimal comma of a language that has one', () => {
	const { accounting, finance } = messages.es;
	const { unmount } = render(<Accounting locale="es" t={messages.es} pages={pages} />);
	enterText(screen.getByRole('textbox', { name: accounting.rate }), '7,5');
	fireEvent.blur(screen.getByRole('textbox', { name: accounting.rate }));
	expect(screen.getByRole('textbox', { name: accounting.rate })).toHaveProperty('value', '7,5');
	for (const key of '12,5+') strike(document.body, key);
	expect(screen.getByRole('option').textContent).toContain('12,5');
	expect(screen.getByRole('status').textContent).toBe(`${accounting.marks['+']} 12,50`);
	unmount();
	render(<Finance locale="es" t={messages.es} />);
	const rate = screen.getByRole('textbox', { name: `I/YR ${finance.registers.i}` });
	enterText(rate, '6,5');
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
	strike(document.body, '5');
	fireEvent.keyDown(document.activeElement ?? document.body, subtotal);
	expect(screen.getAllByRole('option')).toHaveLength(1);

	const other = screen.getByRole('button', { name: 'elsewhere' });
	other.focus();
	for (const key of [subtotal, { key: '5' }, { key: '+' }]) fireEvent.keyDown(other, key);
	expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('an invalid rate is refused with a message, and the old one stays', () => {
	render(<Accounting locale="en" t={t} pages={pages} />);
	const before = $session.get().tape.machine.settings.rate;
	enterText(screen.getByRole('textbox', { name: t.accounting.rate }), '20x');
	expect(screen.getByRole('alert').textContent).toBe(t.accounting.rateWrong);
	expect($session.get().tape.machine.settings.rate).toBe(before);
});

test('the keys of the financial calculator store and solve, and the result is announced', async () => {
	render(<Finance locale="en" t={t} />);
	for (const key of '10') strike(document.body, key);
	strike(document.activeElement ?? document.body, 'n', { code: 'KeyN' });
	expect(screen.getByRole('status').textContent).toBe('N = 10 stored.');
	enterText(screen.getByRole('textbox', { name: `PV ${t.finance.registers.pv}` }), '1 000');
	click('Solve for PMT');
	await waitFor(() => expect(screen.getByRole('status').textContent).toBe('PMT = −100'));
});

test('the table shows years, and the chart has its sums in words', async () => {
	render(<Finance locale="en" t={t} />);
	click(t.finance.example);
	const years = await screen.findByRole('button', { name: t.finance.by.year });
	fireEvent.click(years);
	screen.getByText(fill(t.finance.years, { from: 1, to: 24, all: 30 }));
	expect(screen.getAllByRole('row')[1]?.textContent).toContain('177,988.13');
	screen.getByRole('img', { name: /principal 180,000\.00/ });
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
	enterText(list, '-5\nfive');
	await screen.findByText(fill(flows.wrongLine, { line: 2 }));
	enterText(list, '5\n6');
	await screen.findByText(flows.irrNone);
});

function openFlows() {
	const details = document.querySelector<HTMLDetailsElement>('.flows');
	if (!details) throw new Error('no flows');
	details.open = true;
	fireEvent(details, new Event('toggle'));
}

function click(name: string) {
	clickButton(name);
}
