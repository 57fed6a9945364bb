import { isCut, toShown, toShownHistory } from '#tools/calculator/standard/display.ts';
import { cleared } from '#tools/calculator/standard/state.ts';

test.each(
	Object.entries({
		// A result has two decimals unless it is whole.
		'0.333333': '0.33',
		'0.3': '0.30',
		'2.005': '2.01',
		'20': '20',
		// More than ten characters are cut.
		'1234567890': '1234567890',
		'12345678901': '1234567890...',
		// What would read 0.00 and is not zero is shown in powers of ten.
		'0.0000012345': '1.23e-6',
		'-0.004': '-4e-3',
		'0.005': '0.01',
		'0': '0',
		'1.5e+60': '1.5e+60',
	}),
)('%s is shown as %s', (value, shown) => {
	expect(toShown(value)).toBe(shown);
	expect(isCut(shown)).toBe(shown.endsWith('...'));
});

test('what is typed is shown as it is typed', () => {
	expect(['0.', '0.12345', '1.234567890'].map((text) => toShown(text, true))).toEqual([
		'0.',
		'0.12345',
		'1.23456789...',
	]);
});

test.each([
	['1 + '.repeat(20), '1 + '.repeat(10)],
	['2 + 3 =', '2 + 3 ='],
	// A number is left out rather than cut.
	[`1234567890 + ${'1 + '.repeat(9)}`, `+ ${'1 + '.repeat(9)}`],
])('of the history %s the last 40 characters are shown', (history, shown) => {
	expect(toShownHistory({ ...cleared, history })).toBe(shown);
	expect(toShownHistory({ ...cleared, history: '2 + ', phase: 'value', trace: '√9' })).toBe(
		'2 + √9',
	);
});
