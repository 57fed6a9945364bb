import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Calculator } from '#islands/calculator/Calculator.tsx';
import { freshFinance } from '#tools/calculator/finance/machine.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { $mode } from '#tools/calculator/mode.ts';
import { cleared } from '#tools/calculator/standard/machine.ts';
import { $memory, $past, $standard } from '#tools/calculator/standard/store.ts';
import { clickButton, strike, textAt } from '../page.ts';

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };

beforeEach(() => {
	$standard.set(cleared);
	$memory.set(null);
	$past.set([]);
	$finance.set(freshFinance);
	$mode.set('standard');
	history.replaceState(null, '', '/#standard');
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test('a number in the address is taken once, and announced', async () => {
	$mode.set('accounting');
	history.replaceState(null, '', '/?number=44.1');
	await open(<Calculator locale="uk" t={messages.uk} pages={pages} />);
	await waitFor(() => expect($standard.get().entry).toBe('44.1'));
	expect(screen.getByRole('status').textContent).toContain('44,1');
	expect([location.search, $mode.get()]).toEqual(['', 'standard']);
});

test('the number on the display leads to the rates and to Finance', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('2.5*3=');
	const rates = screen.getByRole('link', { name: t.handOver.rates });
	expect(rates.getAttribute('href')).toBe('/extra/rates?amount=7.5');
	fireEvent.click(screen.getByRole('link', { name: t.handOver.finance }));
	await screen.findByText(/^7\.5 is now on the display/);
	expect([location.search, location.hash]).toEqual(['', '#finance']);
	expect($finance.get().fresh).toBe(true);
});

test('Finance asks where to store a number that was handed over, and stores it there', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('2.5*3=');
	fireEvent.click(screen.getByRole('link', { name: t.handOver.finance }));
	fireEvent.click(await screen.findByRole('button', { name: 'PV' }));
	expect($finance.get().terms.pv).toBe('7.5');
	expect(screen.queryByRole('button', { name: 'PV' })).toBeNull();
	expect(document.activeElement?.className).toBe('machine');
});

test('a cleared history comes back by the button that cleared it, which keeps the focus', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('2*3=4*5=');
	const button = screen.getByRole('button', { name: t.history.clear });
	button.focus();
	fireEvent.click(button);
	expect($past.get()).toEqual([]);
	expect(screen.getByRole('status').textContent).toBe(t.history.cleared);
	expect(document.activeElement?.textContent).toBe(t.undo);
	fireEvent.click(button);
	expect($past.get().map(({ result }) => result)).toEqual(['20', '6']);
	expect(screen.getByRole('status').textContent).toBe(t.history.restored);
	expect(document.activeElement?.textContent).toBe(t.history.clear);

	fireEvent.click(button);
	strike(button, 'z', { ctrlKey: true });
	expect($past.get()).toHaveLength(2);
	fireEvent.click(button);
	type('1+1=');
	expect(screen.queryByRole('button', { name: t.undo })).toBeNull();
});

test('a number that is cut is not written like a whole one, and its exact value is marked', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	const texts = () =>
		['.calculator-entry', '.calculator-display.cut .calculator-digits'].map(
			(selector) => document.querySelector(selector)?.textContent,
		);
	type('100000*10000000=');
	expect(texts()).toEqual(['1000000000...', '1,000,000,000,000']);
	click(t.keys.clear);
	type('1234567890=');
	expect(texts()).toEqual(['1,234,567,890', undefined]);
});

test('the keys of the system for copying take the exact value, too', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('1/8=');
	// What is selected would be copied instead.
	getSelection()?.removeAllRanges();
	const clipboardData = { setData: vi.fn() };
	fireEvent.copy(document.body, { clipboardData });
	expect(clipboardData.setData).toHaveBeenCalledWith('text/plain', '0.125');
});

test('display, history, key and copy have the decimal comma of a language that has one', async () => {
	const writeText = vi.fn(async () => {});
	vi.stubGlobal('navigator', { clipboard: { writeText } });
	await open(<Calculator locale="es" t={messages.es} pages={pages} />);
	expect(screen.getByRole('button', { name: messages.es.keys.point }).textContent).toBe(',');
	type('0,5/4=');
	expect(textAt('.calculator-entry')).toBe('0,13');
	expect(textAt('.calculator-history')).toContain('0,5');
	expect(screen.getByRole('status').textContent).toBe('0,125');
	click(messages.es.copy);
	await waitFor(() => expect(writeText).toHaveBeenCalledWith('0,125'));
	expect($standard.get().entry).toBe('0.125');
});

test('a refused copy shows a message and selects the exact value', async () => {
	vi.stubGlobal('navigator', {});
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('1/8=');
	click(t.copy);
	await screen.findByText(t.copyFailed);
	expect(`${getSelection()}`).toBe('0.125');
});

test('keys with Ctrl, and keys in a field, belong to others', async () => {
	await open(
		<>
			<input aria-label="other" />
			<Calculator locale="en" t={t} pages={pages} />
		</>,
	);
	strike(document.body, '7', { ctrlKey: true });
	strike(screen.getByLabelText('other'), '7');
	expect($standard.get().entry).toBe('0');
});

test('Enter on a focused key presses that key; typing moves the focus on to equals', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	const seven = screen.getByRole('button', { name: '7' });
	seven.focus();
	strike(seven, 'Enter');
	expect($standard.get().phase).toBe('typing');
	strike(seven, '4');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: t.keys.equals }));
});

async function open(page: ReactNode) {
	render(page);
	await waitFor(() => expect(document.querySelector('.machine')).toBeTruthy());
	// Its effects, which listen to the keys, run after it is drawn.
	await act(async () => {});
}

function click(name: string) {
	clickButton(name);
}

function type(keys: string) {
	for (const key of keys) strike(document.body, key);
}
