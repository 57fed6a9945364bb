import { parseStandard } from '#tools/calculator/standard/saved.ts';
import { cleared } from '#tools/calculator/standard/state.ts';

test('a calculation that was kept without traces is read', () => {
	const { trace, ...earlier } = cleared;
	const repeat = { operator: '+', operand: '2' };
	expect(parseStandard(JSON.stringify({ ...earlier, repeat }))).toEqual({
		...cleared,
		repeat: { ...repeat, trace: '' },
	});
});

test.each([
	'',
	'[]',
	'{"entry":"1"}',
	...[
		{ entry: 'NaN' },
		{ entry: '9'.repeat(1000) },
		{ phase: 'other' },
		{ operator: '^' },
		{ repeat: { operator: '+', operand: 'x' } },
	].map((broken) => JSON.stringify({ ...cleared, ...broken })),
])('a broken value is not read: %.300s', (text) => {
	expect(parseStandard(text)).toBeUndefined();
});
