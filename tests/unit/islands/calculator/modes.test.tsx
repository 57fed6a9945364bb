import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { $session, clearPaper } from '#tools/calculator/accounting/store.ts';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { heard } from '../../heard.ts';
import { enterText, strike, textAt } from '../page.ts';

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };

beforeEach(() => {
	clearPaper();
	$finance.set(freshFinance);
});

test('paper, rate and fields have the decimal comma of a language that has one', () => {
	const { accounting, finance } = messages.es;
	const { unmount } = render(<Accounting locale="es" t={messages.es} pages={pages} />);
	enterText(screen.getByRole('textbox', { name: accounting.rate }), '7,5');
	fireEvent.blur(screen.getByRole('textbox', { name: accounting.rate }));
	expect(screen.getByRole('textbox', { name: accounting.rate })).toHaveProperty('value', '7,5');
	for (const key of '12,5+') strike(document.body, key);
	expect(screen.getByRole('option').textContent).toContain('12,5');
	expect(heard().at(-1)).toBe(`${accounting.marks['+']} 12,50`);
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
	expect(textAt('#rate-wrong')).toBe(t.accounting.rateWrong);
	expect($session.get().tape.machine.settings.rate).toBe(before);
});
