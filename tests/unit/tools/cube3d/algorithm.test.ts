import { mostTurns, parseAlgorithm } from '#tools/cube3d/algorithm.ts';
import { printMoves } from '#tools/cube3d/notation.ts';
import algorithms from './algorithms.json' with { type: 'json' };
import cubing from './cubing.json' with { type: 'json' };

function read(text: string) {
	const found = parseAlgorithm(text);
	return 'fault' in found ? Object.values(found).join(' ') : printMoves(found);
}

// Of a fault: its kind, the place of its character, and what is there.
test.each(Object.entries(algorithms))('%s is read as %s', (text, turns) => {
	expect(read(text)).toBe(turns);
});

// What the package cubing 0.63.4 makes of them: Alg.expand(), and equal transformations of its 3x3x3.
test.each(Object.entries(cubing))('%s is %s, as another program reads it', (text, turns) => {
	expect(read(text)).toBe(read(turns));
});

test('a sequence has at most 200 turns', () => {
	expect(read('R '.repeat(mostTurns))).toBe('R '.repeat(mostTurns).trim());
	expect(read('R '.repeat(mostTurns + 1))).toMatch('long');
	expect(read(`${'('.repeat(30)}R${')9'.repeat(30)}`)).toMatch('long');
});
