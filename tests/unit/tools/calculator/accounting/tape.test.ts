import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { writeFigures } from '#i18n/format-number.ts';
import { toNarrowText, toPlainText, toTapeCsv } from '#tools/calculator/accounting/export.ts';
import { functionKeys, type StepKey, type TapeStep } from '#tools/calculator/accounting/keys.ts';
import { symbols } from '#tools/calculator/accounting/line.ts';
import { emptyTape, paperSteps } from '#tools/calculator/accounting/paper.ts';
import { parseSteps, printSteps } from '#tools/calculator/accounting/saved.ts';
import { addStep, newPaper, replay, spliceSteps } from '#tools/calculator/accounting/tape.ts';
import { toCsv } from '#tools/calculator/csv.ts';
import { run } from './run.ts';

const number = fc
	.tuple(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.nat(4))
	.map(([digits, places]) => new Decimal(digits).div(10 ** places).toFixed());
const key = fc.constantFrom<StepKey>(...functionKeys);
const set = ['decimals=F', 'decimals=A', 'decimals=4', 'rounding=up', 'rounding=cut', 'rate=7.25'];
const anyStep: fc.Arbitrary<TapeStep> = fc.oneof(
	{ weight: 8, arbitrary: fc.record({ key, entry: number }) },
	{ weight: 3, arbitrary: fc.record({ key }) },
	fc.record({ key: fc.constant<StepKey>('set'), entry: fc.constantFrom(...set) }),
);
const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 30 });

test('a changed line gives the tape that typing it so at first gives, and no steps break the machine', () => {
	fc.assert(
		fc.property(anySteps, fc.nat(), anyStep, (steps, at, other) => {
			const index = at % steps.length;
			const tape = steps.reduce(addStep, emptyTape);
			const changed = spliceSteps(tape, index, 1, other);
			expect(changed).toEqual(steps.with(index, other).reduce(addStep, emptyTape));
			expect(parseSteps(printSteps(steps))).toEqual({ steps, whole: true });
			expect(spliceSteps(spliceSteps(tape, index, 1), index, 0, steps[index] ?? other)).toEqual(
				tape,
			);
			const { shown, sum, memory, grand } = tape.machine;
			for (const one of [shown, sum, memory, grand, ...tape.lines.map(({ text }) => text)])
				expect(one).toMatch(/^-?\d{1,30}(\.\d+)?$/);
		}),
	);
});

test.each(['x', '+ 1  2', '+ abc', 'set rate=-5', 'date', 'constructor'])(
	'a broken line costs no other: %j',
	(text) => {
		const steps = [{ key: '+', entry: '12' }, { key: 'total' }];
		expect(parseSteps(`+ 12\n${text}\ntotal`)).toEqual({ steps, whole: false });
	},
);

test('a roll takes so many steps and no more, and calculates a new one without reading the others again', () => {
	const { steps, whole } = parseSteps('+ 1\n'.repeat(paperSteps + 1));
	expect([steps.length, whole]).toEqual([paperSteps, false]);
	const full = replay(steps);
	expect(addStep(full, { key: '+' })).toBe(full);
	const room = { ...full, steps: steps.map(({ key }) => ({ key, entry: 'unread' })).slice(1) };
	expect(addStep(room, { key: 'total' }).lines.at(-1)?.text).toBe('20000.00');
	expect(parseSteps('x'.repeat(10_000_000))).toEqual({ steps: [], whole: false });
});

test('new paper keeps the switches and nothing else', () => {
	const { lines, machine } = newPaper(run('decimals=4 rate=7 rounding=up 5 + 5 M+ T').tape);
	expect([lines, machine]).toMatchObject([
		[],
		{ settings: { decimals: '4', rate: '7', rounding: 'up' }, memory: '0', grand: '0' },
	]);
});

test('as text the numbers are below each other, in columns that may be as wide as what is in them', () => {
	const { lines } = run('7 # rate=5 1000 TX+ 3 - T').tape;
	expect(toPlainText(lines, (each) => writeFigures('uk', each))).toBe(
		`#7
                             1000,00 TX+
5 %                            50,00 TX
                             1050,00 *
                                3,00 −
n1                             −3,00 *
`,
	);
	const narrow = (keys: string) =>
		toNarrowText(run(keys).tape.lines, (each) => writeFigures('en', each));
	expect(narrow('1000 + 3 - T')).toBe('    1,000.00 +\n        3.00 −\nn2    997.00 *\n');
	expect(narrow('12 +')).toBe('12.00 +\n');
	expect(narrow('')).toBe('');
});

test('a spreadsheet takes no cell for a formula, and numbers for numbers', () => {
	const columns = ['line', 'note', 'number', 'mark'];
	const csv = toTapeCsv(run('12.5 ~ + 7 #').tape.lines, { columns, marks: symbols });
	expect(csv).toBe('\uFEFFline,note,number,mark\r\n1,,-12.50,"\'+"\r\n2,#7,,#\r\n');
	expect(toCsv([['=1+1', '@x', '-2+3', '\t=1', '-5', 'a"b', ' =1', '|x']])).toBe(
		'\uFEFF"\'=1+1","\'@x","\'-2+3","\'\t=1",-5,"a""b","\' =1","\'|x"\r\n',
	);
});
