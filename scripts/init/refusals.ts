import type { Mistake } from '../content/mistake.ts';
import { type Content, readValue } from '../new/answer.ts';
import { toSentence } from '../new/ask.ts';
import { listProfileQuestions } from './questions.ts';
import { profileFile } from './record.ts';

/** Without a terminal to ask in: the flags to use. */
export function refuseGaps(profile: Content, languages: readonly string[]) {
	const gaps = listProfileQuestions(languages).filter(
		({ field, required }) => required && readValue(profile, field) === undefined,
	);
	if (gaps.length === 0) return;
	const flags = gaps.map(({ field, text, example }) => `  --${field} "${example}"   ${text}`);
	throw new Error(
		`These answers are missing. Add them to "npm run init --":\n${flags.join('\n')}\nNothing was changed.`,
	);
}

/** Mistakes in the profile are listed with their flag, all others with their file. */
export function toRefusal(mistakes: readonly Mistake[], profile: Content): string {
	const toFlag = (field: string) =>
		field.replace(
			/^contacts\[(\d+)\].*/,
			(_, at) => `contact.${readValue(profile, `contacts.${at}.kind`)}`,
		);
	return mistakes
		.map((mistake) =>
			mistake.file.endsWith(profileFile)
				? toSentence({ ...mistake, field: toFlag(mistake.field ?? '') })
				: `${mistake.file}:${mistake.line}: ${mistake.sentence}`,
		)
		.concat('Nothing was changed.')
		.join('\n');
}
