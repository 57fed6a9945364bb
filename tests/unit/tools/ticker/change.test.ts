import { expect, test } from 'vitest';
import { formatChange, toTrend } from '#tools/ticker/change.ts';

test('changes have a sign, and a trend when they can be seen', () => {
	expect(formatChange('en', -1.234)).toBe('−1.23%');
	expect(formatChange('uk', 2)).toBe('+2,00\u00a0%');
	expect([2, -1, 0, 0.001, undefined].map(toTrend)).toEqual([
		'up',
		'down',
		undefined,
		undefined,
		undefined,
	]);
});
