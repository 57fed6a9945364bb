import type { Mistake } from '../content/mistake.ts';
import { type Content, readValue } from '../new/answer.ts';
import { listProfileQuestions } from './questions.ts';
import { profileFile } from './record.ts';
import { Refusals } from './refused.ts';

/** Without a terminal to ask in: the flags to use. */
export function refuseGaps(profile: Content, languages: readonly string[]) {
	const gaps = listProfileQuestions(languages).filter(
		({ field, required }) => required && readValue(profile, field) === undefined,
	);
	if (gaps.length === 0) return;
	const flags = gaps.map(({ field, text, example }) => `  --${field} "${example}"   ${text}`);
	throw new Refusals(
		gaps.map(({ field }) => ({ field, sentence: 'This answer is required.' })),
		`These answers are missing. Add them to "npm run init --":\n${flags.join('\n')}\nNothing was changed.`,
	);
}

/** Mistakes in the profile are listed with their question, all others with their file. */
export function toRefusals(mistakes: readonly Mistake[], profile: Content): Refusals {
	const answers = mistakes.map(({ file, line, field = '', sentence, example }) => {
		if (!file.endsWith(profileFile))
			return {
				field: /^look\.(\w+)/.exec(field)?.[1] ?? '',
				sentence: `${file}:${line}: ${sentence}`,
			};
		const asked = field.replace(
			/^contacts\[(\d+)\].*/,
			(_, at) => `contact.${readValue(profile, `contacts.${at}.kind`)}`,
		);
		return { field: asked, sentence: `${sentence} For example: ${example}` };
	});
	return new Refusals([...answers, { field: '', sentence: 'Nothing was changed.' }]);
}
