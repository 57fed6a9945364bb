import { nearest } from '#schemas/nearest.ts';
import { countNouns } from '../count-nouns.ts';
import type { Ask, Flags } from '../new/ask.ts';
import { listFlags } from './questions.ts';

/** What is shown of a plan. */
interface Changes {
	/** The folder that keeps the previous files. */
	folder: string;
	/** Paths from the project folder. */
	moves: ReadonlyMap<string, string>;
	code: ReadonlyMap<string, string>;
	copies: ReadonlyMap<string, string>;
	writes: ReadonlyMap<string, string>;
	words: readonly string[];
}

/**
 * Shows the answers and what will change, and asks whether that is right. Returns the name of an answer to change, or
 * undefined if the author agrees, or if there is no terminal to ask in.
 */
export async function confirm(
	plan: Changes | Error,
	answers: Flags,
	{ ask, print }: { ask: Ask; print: (sentence: string) => void },
): Promise<string | undefined> {
	const known = listFlags().map(({ field }) => field);
	const failed = plan instanceof Error;
	const shown = failed ? plan.message : printSummary(plan, answers);
	const question = `${shown}\n\n${failed ? 'Write' : 'Press Enter if this is right, or write'} the name of an answer to change, for example ${known.find((field) => field.startsWith('name.'))}. Ctrl+C stops without any change.`;
	for (;;) {
		const words = await ask(question, '', true);
		const field = words?.trim().replace(/^--/, '');
		if (words === undefined || field === undefined) return undefined;
		if (field === '' && !failed) return undefined;
		if (known.includes(field)) return field;
		const meant = nearest(field, known);
		print(
			`There is no answer "${field}". ${meant === undefined ? `They are: ${known.join(', ')}.` : `Did you mean ${meant}?`}`,
		);
	}
}

/** The answers, and how many files they change. */
function printSummary(changes: Changes, answers: Flags): string {
	// Enter is an answer, too: the summary states in the words of the question what it stands for.
	const given = listFlags()
		.map(({ field, usual = '–' }) => ({ field, usual }))
		.filter(({ field }) => answers[field] !== undefined);
	const width = Math.max(0, ...given.map(({ field }) => field.length));
	return [
		'Your answers:',
		...given.map(({ field, usual }) => `  ${field.padEnd(width)}  ${answers[field] || usual}`),
		'',
		printChanges(changes),
	].join('\n');
}

/** How many files change. */
export function printChanges({ moves, code, copies, writes, folder, words }: Changes): string {
	return [
		toWordLines(words),
		`${countNouns(writes.size, 'file')} will be written. ${countNouns(moves.size + copies.size, 'previous file')} will be kept in ${folder}/.`,
		...(code.size > 0
			? [`${countNouns(code.size, 'file')} of code will be kept in ${folder}/code/.`]
			: []),
	].join('\n');
}

/** The texts of buttons and menus in each language of the site, a line for each. */
export function toWordLines(words: readonly string[]): string {
	return ['Buttons and menus:', ...words.map((language) => `  ${language}`), ''].join('\n');
}
