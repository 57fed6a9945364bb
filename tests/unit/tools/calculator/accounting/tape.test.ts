import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeFigures } from '#i18n/format-number.ts';
import { changeStep, insertStep } from '#tools/calculator/accounting/edit-tape.ts';
import {
	toNarrowText,
	toNote,
	toPlainText,
	toTapeCsv,
} from '#tools/calculator/accounting/export.ts';
import type { StepKey, TapeStep } from '#tools/calculator/accounting/keys.ts';
import { functionKeys } from '#tools/calculator/accounting/keys.ts';
import { symbols } from '#tools/calculator/accounting/line.ts';
import { parseSteps, printSteps } from '#tools/calculator/accounting/saved.ts';
import {
	addStep,
	emptyTape,
	isFull,
	newPaper,
	paperSteps,
	removeStep,
	replay,
} from '#tools/calculator/accounting/tape.ts';
import { toCsv } from '#tools/calculator/csv.ts';
import { paper, run } from './run.ts';

const number = fc
	.tuple(fc.boolean(), fc.nat(99_999_999), fc.integer({ min: 0, max: 4 }))
	.map(
		([negative, digits, places]) =>
			`${negative ? '-' : ''}${new Decimal(digits).div(10 ** places).toFixed()}`,
	);
const anyStep: fc.Arbitrary<TapeStep> = fc.oneof(
	{
		weight: 8,
		arbitrary: fc.record({ key: fc.constantFrom<StepKey>(...functionKeys), entry: number }),
	},
	{ weight: 3, arbitrary: fc.record({ key: fc.constantFrom<StepKey>(...functionKeys) }) },
	fc.record({
		key: fc.constant<StepKey>('set'),
		entry: fc.constantFrom(
			'decimals=F',
			'decimals=0',
			'decimals=A',
			'decimals=4',
			'rounding=up',
			'rounding=cut',
			'rate=7.25',
		),
	}),
);

test('a total is the sum of its lines', () => {
	const addition = fc.record({ key: fc.constantFrom<StepKey>('+', '-'), entry: number });
	const decimals = fc.constantFrom(0, 2, 3, 4);
	fc.assert(
		fc.property(fc.array(addition, { maxLength: 40 }), decimals, (steps, places) => {
			const set: TapeStep = { key: 'set', entry: `decimals=${places}` };
			const { lines } = replay([set, ...steps, { key: 'total' }]);
			const sum = lines
				.slice(0, -1)
				.reduce(
					(all, { text, mark }) => (mark === '+' ? all.plus(text) : all.minus(text)),
					new Decimal(0),
				);
			expect(lines.at(-1)?.text).toBe(sum.toFixed(places).replace(/^-(0(\.0*)?)$/, '$1'));
			expect(lines.at(-1)?.count).toBe(steps.length);
		}),
	);
});

test('a changed line gives the tape that typing it so at first gives', () => {
	const steps = fc.array(anyStep, { minLength: 1, maxLength: 30 });
	fc.assert(
		fc.property(steps, fc.nat(), anyStep, (steps, at, other) => {
			const index = at % steps.length;
			const tape = steps.reduce(addStep, emptyTape);
			const retyped = steps.with(index, other).reduce(addStep, emptyTape);
			expect(changeStep(tape, index, other)).toEqual(retyped);
			expect(insertStep(removeStep(tape, index), index, steps[index] ?? other)).toEqual(tape);
		}),
	);
});

test('a changed number recalculates what follows it', () => {
	const { tape } = run('10 + 20 + T 5 x 2 = GT');
	const changed = changeStep(tape, 0, { key: '-', entry: '1' });
	expect(changed.lines.map(({ text }) => text)).toEqual([
		'1.00',
		'20.00',
		'19.00',
		'5.00',
		'2.00',
		'10.00',
		'29.00',
	]);
});

test('what is saved is read back, and gives the same tape', () => {
	fc.assert(
		fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
			expect(parseSteps(printSteps(steps))).toEqual({ steps, whole: true });
		}),
	);
});

test.each([
	'x',
	'+ 1 2',
	'+ abc',
	'+ 1e5',
	'+ 1234567890123',
	'set rate=-5',
	'set',
	'date',
	'date 1',
	'\n',
	'constructor',
])('a broken line costs no other: %j', (text) => {
	const steps = [{ key: '+', entry: '12' }, { key: 'total' }];
	expect(parseSteps(`+ 12\n${text}\ntotal`)).toEqual({ steps, whole: false });
});

test('of a tape longer than the paper only as much is read as the paper takes', () => {
	const { steps, whole } = parseSteps('+ 1\n'.repeat(paperSteps + 1));
	expect([steps.length, whole]).toEqual([paperSteps, false]);
	expect(parseSteps('x'.repeat(10_000_000))).toEqual({ steps: [], whole: false });
});

test('TAX− after TAX+ gives the number back, to the last decimal', () => {
	const cents = fc.nat(99_999_999).map((all) => new Decimal(all).div(100));
	fc.assert(
		fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
			const tape = replay([
				{ key: 'set', entry: `rate=${rate / 100}` },
				{ key: 'tax-plus', entry: amount.toFixed() },
				{ key: 'tax-minus' },
			]);
			expect(tape.machine.shown).toBe(amount.toFixed());
			const [, tax, gross, , back] = tape.lines;
			expect(amount.plus(tax?.text ?? Number.NaN).toFixed(2)).toBe(gross?.text);
			expect(new Decimal(back?.text ?? Number.NaN).plus(tax?.text ?? Number.NaN).toNumber()).toBe(
				0,
			);
		}),
	);
});

test('no steps break the machine', () => {
	fc.assert(
		fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
			const { machine, lines } = replay(steps);
			for (const one of [machine.shown, machine.sum, machine.memory, machine.grand]) {
				expect(one).toMatch(/^-?\d{1,30}(\.\d+)?$/);
			}
			for (const { text } of lines) expect(text).toMatch(/^-?\d+(\.\d+)?$/);
		}),
	);
});

test('a key that is added to a tape of 10,000 lines is calculated without reading the others again', () => {
	let reads = 0;
	const steps: TapeStep[] = Array.from({ length: 10_000 }, (_, index) => ({
		key: '+',
		get entry() {
			reads += 1;
			return `${index}.25`;
		},
	}));
	const tape = replay(steps);
	expect(reads).toBeGreaterThanOrEqual(steps.length);
	reads = 0;
	expect(addStep(tape, { key: 'total' }).lines.at(-1)?.text).toBe('49997500.00');
	expect(reads).toBe(0);
});

test('a full roll takes no more steps', () => {
	const full = {
		...emptyTape,
		steps: Array.from({ length: paperSteps }, (): TapeStep => ({ key: '+' })),
	};
	expect(isFull(full)).toBe(true);
	expect(addStep(full, { key: '+' })).toBe(full);
});

test('new paper keeps the switches and nothing else', () => {
	const { tape } = run('decimals=4 rate=7 rounding=up 5 + 5 M+ T');
	const { lines, machine } = newPaper(tape);
	expect(lines).toEqual([]);
	expect(machine.settings).toEqual({ decimals: '4', rate: '7', rounding: 'up' });
	expect([machine.memory, machine.grand]).toEqual(['0', '0']);
});

test('as narrow text the columns are as wide as what is in them', () => {
	const narrow = (keys: string) =>
		toNarrowText(run(keys).tape.lines, (number) => writeFigures('en', number));
	expect(narrow('1000 + 3 - T')).toBe('    1,000.00 +\n        3.00 −\nn2    997.00 *\n');
	expect(narrow('12 +')).toBe('12.00 +\n');
	expect(narrow('')).toBe('');
});

test('as text the numbers are below each other', () => {
	const text = toPlainText(run('7 # rate=5 1000 TX+ 3 - T').tape.lines, (number) =>
		writeFigures('uk', number),
	);
	expect(text).toBe(
		[
			'#7',
			'                             1000,00 TX+',
			'5 %                            50,00 TX',
			'                             1050,00 *',
			'                                3,00 −',
			'n1                             −3,00 *',
			'',
		].join('\n'),
	);
});

test('a spreadsheet takes no cell for a formula, and numbers for numbers', () => {
	const columns = ['line', 'note', 'number', 'mark'];
	const csv = toTapeCsv(run('12.5 ~ + 7 #').tape.lines, { columns, marks: symbols });
	expect(csv).toBe('\uFEFFline,note,number,mark\r\n1,,-12.50,"\'+"\r\n2,#7,,#\r\n');
	expect(toCsv([['=1+1', '@x', '-2+3', '\t=1', '-5', 'a"b', ' =1', '|x']])).toBe(
		'\uFEFF"\'=1+1","\'@x","\'-2+3","\'\t=1",-5,"a""b","\' =1","\'|x"\r\n',
	);
});

test('a count and a rate are on the left', () => {
	expect(run('5 + T').tape.lines.map((line) => toNote(line))).toEqual(['', 'n1']);
	expect(paper('5 +')).toEqual(['5.00 +']);
});
