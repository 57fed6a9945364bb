import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Calculator } from '#islands/calculator/Calculator.tsx';
import { $mode } from '#tools/calculator/mode.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import { $memory, $past, $standard } from '#tools/calculator/standard/store.ts';
import { heard } from '../../heard.ts';
import { clickButton, strike, textAt } from '../page.ts';

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };

beforeEach(() => {
	$standard.set(cleared);
	$memory.set(null);
	$past.set([]);
	$mode.set('standard');
	delete document.documentElement.dataset.keys;
	history.replaceState(null, '', '/#standard');
});

test('a cleared history comes back by Ctrl+Z, and by the button, which keep the focus', async () => {
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('2*3=4*5=');
	const clear = screen.getByRole('button', { name: t.history.clear });
	clear.focus();
	fireEvent.click(clear);
	expect($past.get()).toEqual([]);
	expect(heard().at(-1)).toBe(t.history.cleared);
	expect(document.activeElement).toBe(clear);
	strike(clear, 'z', { ctrlKey: true });
	expect($past.get().map(({ result }) => result)).toEqual(['20', '6']);
	expect(heard().at(-1)).toBe(t.undone);
	const undo = screen.getByRole('button', { name: t.undo });
	undo.focus();
	for (let count = 0; count < 3; count += 1) fireEvent.click(undo);
	expect($past.get().map(({ result }) => result)).toEqual(['6']);
	expect(document.activeElement).toBe(undo);
	strike(undo, 'z', { ctrlKey: true, shiftKey: true });
	expect(heard().at(-1)).toBe(t.redone);
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
	expect(heard().at(-1)).toBe('0,125');
	clickButton(messages.es.copy);
	await waitFor(() => expect(writeText).toHaveBeenCalledWith('0,125'));
	expect($standard.get().entry).toBe('0.125');
});

test('an exact value has places for a line to end between its thousands, if no decimals follow', async () => {
	await open(<Calculator locale="uk" t={messages.uk} pages={pages} />);
	type('12345678');
	expect(textAt('.calculator-digits')).toBe('12 345 678');
	type('.5');
	expect(textAt('.calculator-digits')).toBe('12\u00a0345\u00a0678,5');
});

// WCAG 2.1.4: a character key can be turned off, or is active only on focus.
test('with single keys switched off, keys count only while the focus is in the calculator', async () => {
	document.documentElement.dataset.keys = 'false';
	await open(<Calculator locale="en" t={t} pages={pages} />);
	type('7+^');
	expect(textAt('.calculator-entry')).toBe('0');
	screen.getByRole('button', { name: '1' }).focus();
	for (const key of '7+5') strike(document.activeElement ?? document.body, key);
	(document.activeElement as HTMLElement).blur();
	type('9');
	for (const key of ['Backspace', 'Enter']) strike(document.body, key);
	expect(textAt('.calculator-entry')).toBe('5');
	expect(document.activeElement).toBe(document.body);
});

async function open(page: ReactNode) {
	render(page);
	await waitFor(() => expect(document.querySelector('.machine')).toBeTruthy());
	// Its effects, which listen to the keys, run after it is drawn.
	await act(async () => {});
}

function type(keys: string) {
	for (const key of keys) strike(document.body, key);
}
