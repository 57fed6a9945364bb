import { useStorage } from '#browser/saved.ts';
import { toKey as toTapeKey } from '#tools/calculator/accounting/keyboard.ts';
import {
	$session,
	addItems,
	changeTape,
	clearPaper,
	needPrinting,
	pressKey as pressTape,
	setSwitch,
	tapeSteps,
} from '#tools/calculator/accounting/store.ts';
import { spliceSteps } from '#tools/calculator/accounting/tape.ts';
import { toKey as toFinanceKey } from '#tools/calculator/finance/keyboard.ts';
import { freshFinance, storeValue } from '#tools/calculator/finance/machine.ts';
import {
	$finance,
	financeSteps,
	loadSolver,
	pressKey as pressFinance,
	update,
} from '#tools/calculator/finance/store.ts';
import { toShownHistory } from '#tools/calculator/standard/display.ts';
import { toStandardKey } from '#tools/calculator/standard/keyboard.ts';
import { isMemoryKey } from '#tools/calculator/standard/memory.ts';
import { cleared } from '#tools/calculator/standard/state.ts';
import {
	$memory,
	$past,
	$standard,
	clearPast,
	enterNumber,
	pressKey,
	pressMemory,
	standardSteps,
} from '#tools/calculator/standard/store.ts';

beforeEach(async () => {
	await Promise.all([needPrinting(), loadSolver()]);
	useStorage({});
	$standard.set(cleared);
	$memory.set(null);
	$past.set([]);
	$finance.set(freshFinance);
	clearPaper();
});

/** C: Escape, E: Delete, z: undo, y: redo. */
const names: Readonly<Record<string, string>> = { C: 'Escape', E: 'Delete' };
const toCode = (name: string) => (/[a-z]/.test(name) ? `Key${name.toUpperCase()}` : '');

const machines = {
	standard: {
		steps: standardSteps,
		press(name: string) {
			const key = toStandardKey(names[name] ?? name, toCode(name));
			if (key && isMemoryKey(key)) pressMemory(key);
			else if (key) pressKey(key);
		},
		read: () => {
			const { entry } = $standard.get();
			return [toShownHistory($standard.get()), entry, $memory.get(), $past.get().length].join('|');
		},
	},
	accounting: {
		steps: tapeSteps,
		press(name: string) {
			const key = toTapeKey(names[name] ?? name, toCode(name));
			if (key) pressTape(key);
		},
		read: () => {
			const { tape, entry } = $session.get();
			const printed = tape.lines.map(({ text, mark }) => text + mark).join(' ');
			return [printed, entry, tape.machine.settings.decimals].join('|');
		},
	},
	finance: {
		steps: financeSteps,
		press(name: string) {
			const key = toFinanceKey(names[name] ?? name, toCode(name));
			if (key) pressFinance(key);
		},
		read: () => {
			const { terms, display } = $finance.get();
			return `${terms.n} ${terms.pv}|${display.entry}`;
		},
	},
};

test.each([
	// An operation, then the number before it: the digits of a number are one step.
	['standard', '12+34+z', '12 + |34||0'],
	['standard', '12+34+zz', '12 + |12||0'],
	['standard', '12+34zzz', '|0||0'],
	['standard', '2*(3z', '2 × (|0||0'],
	// CE, AC, equals with its line of the history, and the memory.
	['standard', '12+34Ez', '12 + |34||0'],
	['standard', '12+34Cz', '12 + |34||0'],
	['standard', '12+34=z', '12 + |34||0'],
	['standard', '12+34=zy', '12 + 34 =|46||1'],
	['standard', '5pz', '|5||0'],
	['standard', '5pzy', '|5|5|0'],
	// What was undone is forgotten with the next key.
	['standard', '5+zz7yy', '|7||0'],
	// The line that was printed last, CE and C.
	['accounting', '12+13+14+z', '12.00+ 13.00+|14|2'],
	['accounting', '12+13+14+zzz', '12.00+|13|2'],
	['accounting', '12+13Ez', '12.00+|13|2'],
	['accounting', '12+CCzz', '12.00+||2'],
	['accounting', '12+tzy', '12.00+ 12.00total||2'],
	['finance', '360n5vz', '360 0|5'],
	['finance', '360n5vzzz', '0 0|360'],
	['finance', '12Cz', '0 0|12'],
] as const)('%s: %s leaves %s', (name, keys, shown) => {
	const { steps, press, read } = machines[name];
	for (const key of keys) {
		if (key === 'z') steps.undo();
		else if (key === 'y') steps.redo();
		else press(key);
	}
	expect(read()).toBe(shown);
});

test.each([
	['standard', () => enterNumber('7')],
	['standard', clearPast],
	['accounting', clearPaper],
	['accounting', () => changeTape((tape) => spliceSteps(tape, 4, 1))],
	['accounting', () => setSwitch('decimals', '4')],
	['accounting', () => addItems([{ number: '5', label: 'rent' }])],
	['finance', () => update((state) => storeValue(state, 'pv', '9'), 'pv')],
	['finance', () => update(() => freshFinance)],
] as const)('%s: what no key does is undone in one step, too: %s', (name, act) => {
	const { steps, press, read } = machines[name];
	for (const key of '12+13=') press(key);
	const before = read();
	act();
	expect(read()).not.toBe(before);
	expect(steps.undo()).toBe(true);
	expect(read()).toBe(before);
});

test('a list is added to the tape with its labels, whole or not at all', () => {
	const items = ['1200', '-45', '0.5'].map((number, place) => ({ number, label: `no ${place}` }));
	setSwitch('decimals', 'A');
	expect(addItems(items)).toBeUndefined();
	const lines = $session
		.get()
		.tape.lines.map(({ text, mark, label }) => [text, mark, label].join(' '));
	expect(lines).toEqual(['1200.00 + no 0', '45.00 - no 1', '0.50 + no 2']);
	const long = { number: '1234567890123', label: '' };
	expect(addItems([...items, long])).toBe(long.number);
	expect($session.get().tape.lines).toHaveLength(3);
});

test('what something else has changed since, such as another tab, is not taken back', () => {
	machines.finance.press('5');
	$finance.set({ ...$finance.get(), extra: '7' });
	expect(financeSteps.undo()).toBe(false);
	expect($finance.get().extra).toBe('7');
});

test('an answer that changes no value is no step', () => {
	update((state) => storeValue(state, 'pv', '9'));
	update((state) => ({ ...state, lastPress: { register: 'i', state: 'solved', value: '9' } }));
	expect(financeSteps.undo()).toBe(true);
	expect($finance.get()).toMatchObject({ terms: freshFinance.terms, lastPress: null });
});

test('a field that was left and written in again is undone in two steps', () => {
	for (const value of ['1', '18', '', '2']) {
		if (value === '') financeSteps.end();
		else update((state) => storeValue(state, 'pv', value), 'pv');
	}
	for (const pv of ['18', '0']) {
		financeSteps.undo();
		expect($finance.get().terms.pv).toBe(pv);
	}
});
