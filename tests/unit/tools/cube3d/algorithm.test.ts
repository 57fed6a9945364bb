import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostTurns, parseAlgorithm } from '#tools/cube3d/algorithm.ts';
import { printMoves } from '#tools/cube3d/notation.ts';

function read(text: string) {
	const found = parseAlgorithm(text);
	return 'fault' in found ? found : printMoves(found);
}

describe('a sequence', () => {
	test.each([
		["R U R' U'", 'R U R′ U′'],
		['RUR’U′', 'R U R′ U′'],
		["r2 Uw' M2 E S' x y2 z", 'Rw2 Uw′ M2 E S′ x y2 z'],
		['(R U)2 F', 'R U R U F'],
		['(R (U F)2)×2', 'R U F U F R U F U F'],
		["(R U2 F')'", 'F U2 R′'],
		["(R U)2'", 'U′ R′ U′ R′'],
		['(R) (U)', 'R U'],
		["  R2'\t\n U ", 'R2 U'],
		['', ''],
	])('%s is read as %s', (text, turns) => {
		expect(read(text)).toBe(turns);
	});

	test.each([
		['R U Q F', 'move', 5, 'Q'],
		['R’’', 'move', 3, '’'],
		['R U3', 'move', 4, '3'],
		['R (U F', 'opening', 3, '(U'],
		['((R)', 'opening', 1, '((R)'],
		['R U) F', 'closing', 4, ')'],
		['(R U)0', 'count', 6, '0'],
		['(R U)999', 'long', 5, ')999'],
		['к', 'move', 1, 'к'],
	])('%s: %s at character %i, "%s"', (text, fault, place, found) => {
		expect(read(text)).toEqual({ fault, place, found });
	});

	test('has at most 200 turns', () => {
		expect(read('R '.repeat(mostTurns))).toBe('R '.repeat(mostTurns).trim());
		expect(read('R '.repeat(mostTurns + 1))).toMatchObject({ fault: 'long' });
		expect(read(`${'('.repeat(30)}R${')9'.repeat(30)}`)).toMatchObject({ fault: 'long' });
	});

	test('never throws, whatever is entered', () => {
		fc.assert(
			fc.property(
				fc.string(),
				fc.string({ unit: fc.constantFrom(..."RUxw'2()9 ") }),
				(any, near) => {
					parseAlgorithm(any);
					parseAlgorithm(near);
				},
			),
		);
	});
});
