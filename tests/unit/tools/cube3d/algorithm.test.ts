import { expect, test } from 'vitest';
import { mostTurns, parseAlgorithm } from '#tools/cube3d/algorithm.ts';
import { printMoves } from '#tools/cube3d/notation.ts';

function read(text: string) {
	const found = parseAlgorithm(text);
	return 'fault' in found ? Object.values(found).join(' ') : printMoves(found);
}

test.each(
	Object.entries({
		'RUR’U′': 'R U R′ U′',
		"r2 Uw' M2 E S' x y2 z": 'Rw2 Uw′ M2 E S′ x y2 z',
		'(R U)2 F': 'R U R U F',
		'(R (U F)2)×2': 'R U F U F R U F U F',
		"(R U2 F')'": 'F U2 R′',
		"(R U)2'": 'U′ R′ U′ R′',
		"  R2'\t\n U ": 'R2 U',
		'': '',
		// A fault, the place of its character, and what is there.
		'R U Q F': 'move 5 Q',
		'R’’': 'move 3 ’',
		'R (U F': 'opening 3 (U',
		'R U) F': 'closing 4 )',
		'(R U)0': 'count 6 0',
		'(R U)999': 'long 5 )999',
	}),
)('%s is read as %s', (text, turns) => {
	expect(read(text)).toBe(turns);
});

test('a sequence has at most 200 turns', () => {
	expect(read('R '.repeat(mostTurns))).toBe('R '.repeat(mostTurns).trim());
	expect(read('R '.repeat(mostTurns + 1))).toMatch('long');
	expect(read(`${'('.repeat(30)}R${')9'.repeat(30)}`)).toMatch('long');
});
