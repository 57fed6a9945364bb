import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findReturns, toNetValue } from '#tools/calculator/finance/flows.ts';

/** Examples of manuals and textbooks; the digits are from another program. */
const duplex = ['-80000', '-500', '4500', '5500', '4500', '130000'];
const house = [
	'-79000',
	'14000',
	'11000',
	...Array(3).fill('10000'),
	'9100',
	'9000',
	'9000',
	'4500',
	'100000',
];
const machine = ['-10000', '2800', '2800', '2800', '2800', '3500'];
const business = ['-70000', '12000', '15000', '18000', '21000', '26000'];

test('the net present value is exact', () => {
	expect(toNetValue(machine, '9')).toBe('1345.975507793649001636247695209987010452');
	expect(toNetValue(duplex, '13')).toBe('212.184046088681845654986511904581933967');
	expect(toNetValue(house, '13.5')).toBe('907.7689337697762012058909714159114063299');
	expect(toNetValue(['5', '5', '5'], '0')).toBe('15');
	expect(toNetValue(['5', '5'], '-100')).toBeUndefined();
	expect(toNetValue([], '5')).toBe('0');
});

test('the internal rate of return is exact', () => {
	expect(findReturns(machine)).toEqual(['13.90375770770423360025109011684257161612']);
	expect(findReturns(house)).toEqual(['13.71971890650721568324896623897278609781']);
	expect(findReturns(business)).toEqual(['8.663094803653161429309420250847771946562']);
	expect(findReturns(business.slice(0, 5))).toEqual(['-2.124484827341099103105022483857289747004']);
});

test('flows of one sign have no rate of return; flows that turn twice may have two', () => {
	expect(findReturns(['100', '200'])).toEqual([]);
	expect(findReturns([])).toEqual([]);
	expect(findReturns(['0', '0'])).toEqual([]);
	expect(findReturns(['-1600', '10000', '-10000'])).toEqual(['25', '400']);
});

test('at its own rate of return an investment is worth nothing', () => {
	const flow = fc.integer({ min: 1, max: 1_000_000 });
	fc.assert(
		fc.property(flow, fc.array(flow, { minLength: 1, maxLength: 20 }), (cost, gains) => {
			const flows = [-cost, ...gains].map(String);
			const [rate, ...others] = findReturns(flows);
			if (rate === undefined) return;
			expect(others).toEqual([]);
			const value = Number(toNetValue(flows, rate));
			expect(Math.abs(value)).toBeLessThan(cost * 1e-30);
		}),
	);
});
