import type { Mistake } from '../content/mistake.ts';
import { type Content, readValue } from '../new/answer.ts';
import { type Flags, toSpoken } from '../new/ask.ts';
import type { Question } from '../new/questions.ts';
import { listProfileQuestions } from './questions.ts';
import { profileFile } from './record.ts';
import { Refusals } from './refused.ts';

/** Without a terminal to ask in: the flags to use. */
export function refuseGaps(profile: Content, languages: readonly string[]) {
	const gaps = listGaps(profile, {}, languages);
	if (gaps.length === 0) return;
	const flags = gaps.map(({ field, text, example }) => `  --${field} "${example}"   ${text}`);
	throw new Refusals(
		gaps.map(toRequired),
		`These answers are missing. Add them to "npm run init --":\n${flags.join('\n')}\nNothing was changed.`,
	);
}

/** The required questions that neither the profile nor a flag answers. */
export function listGaps(profile: Content, flags: Flags, languages: readonly string[]) {
	return listProfileQuestions(languages).filter(
		({ field, required }) =>
			required && flags[field] === undefined && readValue(profile, field) === undefined,
	);
}

export function toRequired({ field }: Question) {
	return { field, sentence: 'This answer is required.' };
}

/** Mistakes in the profile are listed with their question, all others with their file. */
export function toRefused(mistakes: readonly Mistake[], profile: Content) {
	const questions = listProfileQuestions();
	return mistakes.map((mistake) => {
		const { file, line, field = '', sentence } = mistake;
		if (!file.endsWith(profileFile))
			return {
				field: /^look\.(\w+)/.exec(field)?.[1] ?? '',
				sentence: `${file}:${line}: ${sentence}`,
			};
		const asked = field.replace(
			/^contacts\[(\d+)\].*/,
			(_, at) => `contact.${readValue(profile, `contacts.${at}.kind`)}`,
		);
		const { example = mistake.example } =
			questions.find((question) => question.field === field) ?? {};
		return { field: asked, sentence: toSpoken(mistake, example) };
	});
}
