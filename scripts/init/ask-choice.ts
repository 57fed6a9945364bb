import type { Ask, Flags } from '../new/ask.ts';
import type { Question } from '../new/questions.ts';

/** What is needed to get an answer: from a flag, or else from the author. */
export interface Asking {
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
	/** Receives each answer that was given in the terminal, so that it can be changed later. */
	remember: (field: string, answer: string) => void;
}

/**
 * The answer to a question as `read` understands it. A wrong flag throws its sentence; a wrong answer is explained and
 * the question repeated. Without an answer it is `usual`.
 */
export async function askChoice<Answer>(
	{ field, text, example }: Question,
	usual: Answer,
	read: (answer: string) => Answer | Promise<Answer>,
	{ flags, ask, print, remember }: Asking,
): Promise<Answer> {
	const given = flags[field];
	if (given !== undefined) return given.trim() === '' ? usual : read(given.trim());
	for (;;) {
		const answer = await ask(text, example, false);
		if (answer === undefined || answer.trim() === '') {
			if (answer !== undefined) remember(field, '');
			return usual;
		}
		try {
			const found = await read(answer.trim());
			remember(field, answer);
			return found;
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			print(error.message);
		}
	}
}

/** @example readList('en, es') // ['en', 'es'] */
export function readList(answer: string): string[] {
	return answer
		.split(/[\s,;]+/)
		.map((part) => part.trim())
		.filter((part) => part !== '');
}
