import { expect, test } from 'vitest';
import { parseChoice } from '../../../../scripts/test/choice.ts';

test('the matrix takes words and the built site', () => {
	expect(parseChoice(['matrix'])).toEqual({ run: 'matrix', words: [], built: false });
	expect(parseChoice(['matrix', 'weather', '--built', 'todo'])).toEqual({
		run: 'matrix',
		words: ['weather', 'todo'],
		built: true,
	});
});

test('check and test run whole, and the message names what runs a part', () => {
	expect(parseChoice(['test'])).toMatchObject({ run: 'test' });
	expect(() => parseChoice(['test', 'weather'])).toThrow('npm run test:matrix -- weather');
	expect(() => parseChoice(['check', '--built'])).toThrow('npm run check runs whole');
});

test('another run and an unknown flag are refused in words', () => {
	expect(() => parseChoice(['all'])).toThrow('"all" is not one of check, test, matrix.');
	expect(() => parseChoice(['matrix', '--fast'])).toThrow(
		'--fast is unknown: the matrix takes words and --built.',
	);
});
