import { z } from 'zod';
import { absentOrWrong } from './sentence.ts';

/** A text that is the same in all languages, such as the name of a technology. */
export function text(noun: string, example: string) {
	const advice = `Write a text in quotes, for example ${JSON.stringify(example)}.`;
	return z
		.string({ error: absentOrWrong(noun, 'a text', advice) })
		.trim()
		.min(1, `The ${noun} is empty. ${advice}`)
		.meta({ examples: [example] });
}

/**
 * A list of names that are the same in all languages, for example of technologies. If they refer to other entries,
 * `refersTo` names the collection for the visual editor.
 */
export function names(noun: string, example: readonly string[], refersTo?: Reference) {
	const advice = `Write a list, for example ${JSON.stringify(example)}.`;
	const name = text('name', example[0] ?? '');
	return z
		.array(refersTo === undefined ? name : name.meta({ refersTo }), {
			error: absentOrWrong(noun, 'a list', advice),
		})
		.meta({ examples: [example] });
}

/** A text that matches `pattern` as a whole; `error` words both errors, that it is missing and that it is wrong. */
export function matching(pattern: RegExp, error: ReturnType<typeof absentOrWrong>) {
	return z.string({ error }).regex(pattern, { error });
}

/** True or false. */
export function flag(description: string, example = true) {
	return z
		.boolean({ error: absentOrWrong('setting', 'true or false', 'Write true or false.') })
		.meta({ description, examples: [example] });
}

/** One of the given words. */
export function choice<const Words extends readonly string[]>(noun: string, words: Words) {
	const advice = `Write one of: ${words.map((word) => JSON.stringify(word)).join(', ')}.`;
	return z
		.enum(words, { error: absentOrWrong(noun, `a known ${noun}`, advice) })
		.meta({ examples: [words[0]] });
}

/** Position of an entry in its list. No two entries of a list share one. */
export function order() {
	const advice = 'Write a whole number, 1 or higher, without quotes, for example 3.';
	const error = absentOrWrong('position', 'a position in the list', advice);
	return z
		.number({ error })
		.int({ error })
		.min(1, { error })
		.meta({ description: 'Position in the list, starting at 1.', examples: [3] });
}

const toDocumentError = absentOrWrong(
	'name of the certificate',
	'a certificate or a diploma',
	'Write the group or school, a slash and the file name, for example "react/hooks".',
);

/** A list of certificates and diplomas, each written as `react/hooks`. The content check looks for their files. */
export function documentNames() {
	const name = matching(/^[a-z0-9-]+\/[a-z0-9-]+$/, toDocumentError).meta({
		examples: ['react/hooks'],
		refersTo: 'documents' satisfies Reference,
	});
	const advice = 'Write a list, for example ["react/hooks"].';
	return z
		.array(name, { error: absentOrWrong('list of certificates', 'a list', advice) })
		.meta({ examples: [['react/hooks']] });
}

/** The id of an entry of another collection: its file name without `.json`. */
export function entryName(noun: string, example: string, refersTo: Reference) {
	const error = absentOrWrong(
		`name of the ${noun}`,
		`the name of a ${noun}`,
		`Write its file name without .json, for example "${example}".`,
	);
	return matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, error).meta({ examples: [example], refersTo });
}

/** What a text may refer to: a short version of the CV, a document of either kind or of both, a job. */
export type Reference = 'variants' | 'certificates' | 'diplomas' | 'documents' | 'experience';
