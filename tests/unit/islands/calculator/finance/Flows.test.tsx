import { fireEvent, render, screen } from '@testing-library/react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Flows } from '#islands/calculator/finance/Flows.tsx';
import { $flows } from '#tools/calculator/finance/flows-store.ts';
import { enterText, textAt, textsAt } from '../../page.ts';

const { paste, finance } = messages.en;
const t = finance.flows;

beforeEach(() => {
	$flows.set({ flows: '', rate: '', locale: 'en' });
	render(<Flows locale="en" t={messages.en} />);
});

test('the amounts that were read are shown, and how one was read that may be another', () => {
	enterText(screen.getByLabelText(t.list), '-1.000\n400\n700');
	expect(textAt('b')?.trim()).toBe(
		'Amounts read: 3 (−1.000; 400; 700). Read as −1.000, not as −1,000.',
	);
	enterText(screen.getByLabelText(t.list), '-9\n1 × 2\n3\n4\n5\n6\n7');
	expect(textAt('b')?.trim()).toBe('Amounts read: 8 (−9; 1 × 2; 3; 4; 5; …; 7).');
});

test('a column that is pasted as the rate is refused at its field, until the next edit', () => {
	const taken = vi.fn();
	document.addEventListener('paste', taken);
	const rate = screen.getByLabelText(t.rate);
	const clipboardData = { getData: () => '8\n9\n10' };
	expect(fireEvent.paste(rate, { clipboardData })).toBe(false);
	expect(taken).not.toHaveBeenCalled();
	expect(textsAt('.term-wrong')).toEqual([paste.several]);
	enterText(rate, '8');
	expect(textsAt('.term-wrong')).toEqual([]);
	document.removeEventListener('paste', taken);
});

// The value of Excel: =NPV(9%;400;700)-1000.
test.each([
	['', t.rateNone],
	['-150', t.rateLow],
	['x', '–'],
	['9', '−43.85'],
])('with the rate "%s" the net present value is %s', (rate, value) => {
	enterText(screen.getByLabelText(t.list), '-1000; 400; 700');
	enterText(screen.getByLabelText(t.rate), rate);
	expect(textAt('.flows-results dd')).toBe(value);
});
