import { defaultLocale, locales } from '#i18n/locales.ts';
import { parseJson, toFields } from '#lib/parse.ts';
import { writtenLocales } from '#schemas/localized.ts';
import { nearest } from '#schemas/nearest.ts';
import type { Mistake } from '../content/mistake.ts';
import { type Content, readValue, toCheckedField, toValue, withValue } from './answer.ts';
import type { Question } from './questions.ts';

/** Asks one question. Undefined if the author skips it, or if there is no terminal to ask in. */
export type Ask = (text: string, example: string, required: boolean) => Promise<string | undefined>;

/** The values of the flags by the name of the field: `title.uk`. */
export type Flags = Readonly<Record<string, string>>;

/** The record with an answer: from its flag, otherwise by asking until it is valid or skipped. */
export async function withAnswer(
	question: Question,
	before: Content,
	by: Asking,
): Promise<Content> {
	const { field, text, example, required, form, after } = question;
	const given = by.flags[field];
	if (given?.trim() === '' && !required) return before;
	const read = async (answer: string) =>
		form === 'picture' && by.bring ? by.bring(answer.trim()) : toValue(answer, form);
	if (given !== undefined) return withValue(before, field, await read(given));
	if (after !== undefined && readValue(before, after) === undefined) return before;
	for (;;) {
		const words = await by.ask(toAsked(text, form), example, required);
		if (words === undefined || words.trim() === '') {
			if (words === undefined || !required) return before;
			by.print('This answer is required.');
			continue;
		}
		const value = await read(words).catch((error) => error);
		if (value instanceof Error) {
			by.print(value.message);
			continue;
		}
		const next = withValue(before, field, value);
		const name = toCheckedField(field);
		const wrong = by
			.check(next)
			.filter((mistake) => mistake.field === name || mistake.field?.startsWith(`${name}[`));
		if (wrong.length === 0) return next;
		for (const mistake of wrong) by.print(toSpoken(mistake, example));
	}
}

/** The question, with how a list is written on one line. */
function toAsked(text: string, form: Question['form']): string {
	return form === 'list' ? `${text} Write them on one line, with semicolons between them.` : text;
}

/** Throws if a flag is unknown. `noun` names what the flags belong to: "A project". */
export function refuseUnknownFlags(noun: string, flags: Flags, known: readonly string[]) {
	const wrong = Object.keys(flags).filter((name) => !known.includes(name));
	if (wrong.length === 0) return;
	const [first = ''] = wrong;
	// Some texts are the same in all languages: `--issuer.en` is `--issuer`.
	const meant = nearest(first, known) ?? known.find((name) => name === first.split('.')[0]);
	const names = known
		.filter(isOfSite)
		.map((name) => `--${name}`)
		.join(', ');
	throw new Error(
		`${noun} has no flag --${wrong.join(', --')}.${meant === undefined ? '' : ` Did you mean --${meant}?`} Its flags are: ${names}.`,
	);
}

/** A text in a language that the site does not have may be given, but is not requested. */
function isOfSite(flag: string): boolean {
	const tag = flag.split('.').at(-1);
	return !writtenLocales.some((locale) => locale === tag) || locales.some((own) => own === tag);
}

/** What a sentence says about a file only. */
const inQuotes = ', in quotes:';

/** A mistake in an answer, without its field and without JSON: the author writes no file. */
export function toSpoken({ sentence }: Mistake, example: string): string {
	return `${sentence.replace(inQuotes, ':')} For example: ${example}`;
}

/** A mistake with the flag that causes it. */
function toSentence({ field, sentence, example }: Mistake): string {
	return `${field ? `--${field}: ` : ''}${sentence} For example: ${example}`;
}

/** A mistake with the flag that fixes it, for runs without a terminal, where the JSON of the file would not help. */
export function toFlagSentence(mistake: Mistake): string {
	const { sentence, example } = mistake;
	const field = (mistake.field ?? '').replace(/\[(\d+)\]/g, '.$1');
	const flag = toFlag(field, readExample(field, example));
	const [, whatIsWrong] = /^(.*?[.!?])(?:\s|$)/s.exec(sentence) ?? [];
	if (flag === undefined || whatIsWrong === undefined) return toSentence(mistake);
	// One answer may be written in several ways, as a date is.
	const isFree = sentence.includes(inQuotes);
	return `--${field}: ${isFree ? `${sentence.replace(inQuotes, ':')} For example:` : `${whatIsWrong} Write`} ${flag}`;
}

function readExample(field: string, example: string): unknown {
	const values = toFields(parseJson(`{${example}}`)) ?? {};
	return values[field] ?? values[field.split('.').at(-1) ?? ''];
}

function toFlag(field: string, value: unknown): string | undefined {
	if (typeof value === 'string' || typeof value === 'number') return `--${field} "${value}"`;
	if (typeof value === 'boolean') return `--${field} ${value ? 'yes' : 'no'}`;
	if (Array.isArray(value)) return `--${field} "${value.join('; ')}"`;
	if (typeof value !== 'object' || value === null) return undefined;
	const perLanguage: Readonly<Record<string, unknown>> = { ...value };
	return toFlag(`${field}.${defaultLocale}`, perLanguage[defaultLocale] ?? perLanguage.en);
}

interface Asking {
	flags: Flags;
	ask: Ask;
	print: (sentence: string) => void;
	/** The mistakes of a record that may be incomplete. */
	check: (record: Content) => Mistake[];
	/** The path from `src/assets` of a picture that is named; without it, only such paths are answers. */
	bring?: ((answer: string) => Promise<string>) | undefined;
}
