import type { AmortizationRow } from '#tools/calculator/finance/amortization.ts';
import { drawBars } from '#tools/calculator/finance/bars.ts';

test('interest is stacked on the principal, above zero, with a label in the middle', () => {
	const { scale, principal, interest, toX } = draw(['-60', '-40'], ['-80', '-20']);
	expect(scale).toMatchObject({ low: 0, high: 100 });
	expect(principal).toBe('M5 100V40h40V100zM55 100V20h40V100z');
	expect(interest).toBe('M5 40V0h40V40zM55 20V0h40V20z');
	expect([0, 1].map(toX)).toEqual([25, 75]);
});

function draw(...rows: [principal: string, interest: string][]) {
	return drawBars(
		rows.map(([principal, interest]): AmortizationRow => {
			const payment = `${Number(principal) + Number(interest)}`;
			return { period: 1, payment, principal, interest, balance: '0.00' };
		}),
	);
}
