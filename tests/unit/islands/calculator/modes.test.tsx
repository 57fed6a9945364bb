import { fireEvent, render, screen } from '@testing-library/react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { needReading } from '#islands/calculator/reader.ts';
import { $session, clearPaper, needPrinting } from '#tools/calculator/accounting/store.ts';
import { enterText, strike, textAt } from '../page.ts';

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };

beforeAll(() => Promise.all([needReading(), needPrinting()]));
beforeEach(() => {
	clearPaper();
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
