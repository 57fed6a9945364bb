import { readFileSync } from 'node:fs';
import { type Colour, getContrast, parseColour, toShown } from '#lib/look/colour.ts';

const files = ['src/styles/tokens.css', 'src/islands/shared/change/change.css'];
const css = files.map((file) => readFileSync(file, 'utf8')).join('\n');
const themes = { light: 0, dark: 1 } as const;

describe.each(Object.entries(themes))('in the %s theme', (_, index) => {
	test.each([
		['text', 'ink', 'paper', 7],
		['text', 'ink', 'paper-2', 7],
		['quiet text', 'ink-2', 'paper', 7],
		['quiet text', 'ink-2', 'paper-2', 7],
		['a link, and words on the accent', 'cobalt', 'paper', 7],
		['a link', 'cobalt', 'paper-2', 7],
		['a price that rises', 'up', 'paper', 7],
		['a price that falls', 'down', 'paper', 7],
		['what is marked', 'on-wheat', 'wheat', 7],
		['the edge of a control', 'edge', 'paper', 3],
		['the edge of a control', 'edge', 'paper-2', 3],
	] as const)('%s (%s) on %s reaches %d:1', (_what, text, ground, least) => {
		expect(getContrast(token(text), token(ground))).toBeGreaterThanOrEqual(least);
	});

	test('every colour is one that screens can show', () => {
		for (const name of 'paper paper-2 ink ink-2 line edge cobalt wheat up down'.split(' '))
			expect(toShown(token(name)).c, name).toBeCloseTo(token(name).c, 2);
	});

	/** The colour of a token in this theme. */
	function token(name: string): Colour {
		const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
		const colours = value.match(/oklch\([^)]+\)/g) ?? [];
		const colour = parseColour(colours[colours.length > 1 ? index : 0] ?? '');
		if (!colour) throw new Error(`No colour in --${name}.`);
		return colour;
	}
});
