const runs = ['check', 'test', 'matrix'] as const;

/**
 * Reads the command line of `npm run check`, `npm test` and `npm run test:matrix`. Only the matrix takes words and
 * `--built`.
 *
 * @example parseChoice(['matrix', 'weather']) // { run: 'matrix', words: ['weather'], built: false }
 */
export function parseChoice(args: readonly string[]): Choice {
	const [name, ...rest] = args;
	const run = runs.find((known) => known === name);
	if (run === undefined) throw new Error(`"${name ?? ''}" is not one of ${runs.join(', ')}.`);
	if (run !== 'matrix' && rest.length > 0) {
		throw new Error(
			`npm ${run === 'test' ? 'test' : 'run check'} runs whole. A part by its name: npm run test:matrix -- weather, or npx vitest run weather.`,
		);
	}
	const words = rest.filter((word) => word !== '--built');
	const flag = words.find((word) => word.startsWith('-'));
	if (flag) throw new Error(`${flag} is unknown: the matrix takes words and --built.`);
	return { run, words, built: words.length < rest.length };
}

export interface Choice {
	run: (typeof runs)[number];
	/** What of the matrix is run; all of it without words. */
	words: readonly string[];
	/** The site is built already. */
	built: boolean;
}
