import { findReturns, toNetValue } from '#tools/calculator/finance/flows.ts';

/** Examples of manuals and textbooks; the digits are from another program. */
const duplex = '-80000 -500 4500 5500 4500 130000';
const house = '-79000 14000 11000 10000 10000 10000 9100 9000 9000 4500 100000';
const machine = '-10000 2800 2800 2800 2800 3500';
const business = '-70000 12000 15000 18000 21000';

test.each([
	[machine, '9', '1345.975507793649001636247695209987010452'],
	[duplex, '13', '212.184046088681845654986511904581933967'],
	[house, '13.5', '907.7689337697762012058909714159114063299'],
	['5 5 5', '0', '15'],
	['5 5', '-100', undefined],
])('the net present value of %s at %s is exact', (flows, rate, value) => {
	expect(toNetValue(flows.split(' '), rate)).toBe(value);
});

test.each([
	[machine, ['13.90375770770423360025109011684257161612']],
	[house, ['13.71971890650721568324896623897278609781']],
	[`${business} 26000`, ['8.663094803653161429309420250847771946562']],
	[business, ['-2.124484827341099103105022483857289747004']],
	// Flows of one sign have no rate of return; flows that turn twice may have two.
	['100 200', []],
	['0 0', []],
	['-1600 10000 -10000', ['25', '400']],
])('the internal rate of return of %s is exact', (flows, rates) => {
	expect(findReturns(flows.split(' '))).toEqual(rates);
});

test('without flows there is nothing', () => {
	expect([toNetValue([], '5'), findReturns([])]).toEqual(['0', []]);
});
