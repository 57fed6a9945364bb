import { expect, test } from 'vitest';
import { toScheduleCsv } from '#tools/calculator/finance/schedule-csv.ts';

test('a spreadsheet gets the whole schedule', () => {
	const row = { payment: '-100.00', interest: '0.00', principal: '-100.00', balance: '0.00' };
	expect(toScheduleCsv([{ period: 1, ...row }], ['a', 'b', 'c', 'd', 'e'])).toBe(
		'\uFEFFa,b,c,d,e\r\n1,-100.00,0.00,-100.00,0.00\r\n',
	);
});
