import type { Ask, Flags } from '../new/ask.ts';
import type { Question } from '../new/questions.ts';
import { Refusals, type RefusedAnswer, WrongAnswer } from './refused.ts';

/** What is needed to get an answer: from a flag, or else from the author. */
export interface Asking {
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
	/** Receives each answer that was given in the terminal, so that it can be changed later. */
	remember: (field: string, answer: string) => void;
	/** Receives what is wrong with flags. If it is left out, the first wrong one is thrown. */
	refuse?: (answers: readonly RefusedAnswer[]) => void;
}

export function refuseAtOnce(answers: readonly RefusedAnswer[]) {
	if (answers.length > 0) throw new Refusals(answers);
}

/** A question of init. */
export interface ChoiceQuestion extends Question {
	/** What can be answered: several of them if the form is a list, otherwise one. */
	options?: readonly string[];
	/** What the summary shows if Enter was the answer. */
	usual?: string;
}

/**
 * The answer to a question as `read` understands it. A wrong flag is refused; a wrong answer is explained and the
 * question repeated, and Enter then takes what the explanation offers. Without an answer it is `usual`.
 */
export async function askChoice<Answer>(
	question: ChoiceQuestion,
	usual: Answer,
	read: (answer: string) => Answer | Promise<Answer>,
	{ flags, ask, print, remember, refuse = refuseAtOnce }: Asking,
): Promise<Answer> {
	const { field, example } = question;
	const given = flags[field]?.trim();
	if (given === '') return usual;
	let offered: string | undefined;
	for (;;) {
		const words = given ?? (await ask(toAsked(question), example, false))?.trim();
		const answer = words === '' ? (offered ?? '') : words;
		if (answer === undefined || answer === '') {
			if (answer !== undefined) remember(field, '');
			return usual;
		}
		try {
			const found = await read(answer);
			if (given === undefined) remember(field, answer);
			return found;
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			const { message } = error;
			offered = error instanceof WrongAnswer ? error.offer : undefined;
			if (given !== undefined) {
				refuse([{ field, sentence: message, offer: offered }]);
				return usual;
			}
			print(offered === undefined ? message : `${message} Press Enter to take ${offered}`);
		}
	}
}

/** The question, with how it is answered on one line. */
export function toAsked({ text, form, options, usual }: ChoiceQuestion): string {
	const ways =
		form === 'list'
			? `Write none, all, or a list of: ${options?.join(', ')}.`
			: `Write ${options?.join(' or ')}.`;
	return [
		text,
		...(options ? [ways] : []),
		...(usual ? [`Without an answer: ${usual}.`] : []),
	].join(' ');
}

/** @example readList('en, es') // ['en', 'es'] */
export function readList(answer: string): string[] {
	return answer
		.split(/[\s,;]+/)
		.map((part) => part.trim())
		.filter((part) => part !== '');
}
