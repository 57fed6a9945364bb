import { act, cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calculator as messages } from '#i18n/messages/calculator/index.ts';
import { Accounting } from '#islands/calculator/accounting/Accounting.tsx';
import { Finance } from '#islands/calculator/finance/Finance.tsx';
import { StandardCalculator } from '#islands/calculator/StandardCalculator.tsx';
import { $session, clearPaper } from '#tools/calculator/accounting/store.ts';
import { $finance } from '#tools/calculator/finance/store.ts';
import { $standard } from '#tools/calculator/standard/store.ts';
import { computeSum, drawSums } from '../../tools/calculator/random-sums.ts';

/*
 * On a busy machine a browser hands many keys over one after the other, and React does none of the work in between that it
 * leaves for later. Here no time at all passes between the keys.
 */

const t = messages.en;
const pages = { rates: '/extra/rates', notes: '/extra/notes' };
const sums = drawSums(12);

/** React warns before it throws: fifty keys in a row have left it work. */
const complain = vi.spyOn(console, 'error');

beforeAll(() => import('#islands/shared/saving/SavingNotice.tsx'));
beforeEach(clearPaper);
afterEach(() => {
	toggleAct(true);
	cleanup();
	expect(complain).not.toHaveBeenCalled();
});

test('the standard calculator takes every key of a burst', async () => {
	await open(<StandardCalculator locale="en" t={t} pages={pages} />);
	for (const text of sums) {
		await type(`${text}=`);
		expect([text, $standard.get().entry]).toEqual([text, computeSum(text)]);
	}
});

test('the display of Finance takes every key of a burst', async () => {
	await open(<Finance locale="en" t={t} />);
	for (const text of sums) {
		await type(`${text}=`);
		expect([text, $finance.get().display.entry]).toEqual([text, computeSum(text)]);
	}
});

test('the paper tape takes every key of a burst', async () => {
	await open(<Accounting locale="en" t={t} pages={pages} />, '0');
	const terms = sums.map((text, index) => `${/^\d+/.exec(text)}${index % 3 ? '+' : '-'}`);
	await type(terms.join(''));
	const printed = $session.get().tape.steps.filter(({ key }) => key !== 'set');
	expect(printed.map(({ key, entry }) => `${entry}${key}`)).toEqual(terms);
});

/** With what loads after the first change. The next digit begins a new number. */
async function open(calculator: ReactElement, firstKeys = '1=') {
	render(calculator);
	await act(async () => {
		for (const key of firstKeys) press(key);
		await new Promise((resolve) => setTimeout(resolve, 100));
	});
	toggleAct(false);
}

/** Between two keys only the microtasks run, as in a browser. */
async function type(keys: string) {
	for (const key of keys) {
		press(key);
		for (let turn = 0; turn < 20; turn += 1) await undefined;
	}
}

function press(key: string) {
	const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
	document.body.dispatchEvent(event);
}

/** Within `act` React would do everything at once. */
function toggleAct(on: boolean) {
	Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', on);
}
