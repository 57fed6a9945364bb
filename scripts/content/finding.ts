import { defaultLocale, locales } from '#i18n/locales.ts';
import { toEnglishName } from '#schemas/localized.ts';
import { nearest } from '#schemas/nearest.ts';
import { quote } from '#schemas/sentence.ts';
import sentences from './sentences.json' with { type: 'json' };

/** The kind of a mistake: one of `sentences.json`, or one in a single field, for which `src/schemas` has the words. */
export type Kind = keyof typeof sentences | 'missing-field' | 'wrong-value' | 'unknown-field';

/** A mistake before its position is known. */
export interface Finding {
	kind: Kind;
	/** What is wrong and what to do. */
	sentence: string;
	/** The current value. */
	found: string;
	/** The kind of value that is expected. */
	expected: string;
	/** A correct value. */
	example: string;
}

/** What was found, by the names that `sentences.json` has for it. */
interface Found {
	name?: string;
	/** What could be meant instead of `name`. */
	known?: readonly string[];
	/** What is meant instead of `name`; the nearest of `known` if it is left out. */
	meant?: string | undefined;
	[value: string]: unknown;
}

/** A text with values in braces. Of two texts, the first holds if it is clear what is meant. */
type Text = string | readonly string[];

interface Sentences extends Record<Exclude<keyof Finding, 'kind'>, Text> {
	/** In place of `{hint}`, if it is not clear what is meant. */
	hint?: Text;
	/** In place of `{oneOf}`, if nothing is known. */
	none?: string;
}

/** What any sentence may name. */
const ofSite = {
	defaultLocale,
	defaultLanguage: toEnglishName(defaultLocale),
	proseFiles: locales.map((locale) => `${locale}.mdx`),
};

/**
 * A finding in the words of its kind. `{name}` is a value as it is, lists with commas; `{quoted name}` is as errors quote values.
 *
 * @example toFinding('empty-prose').sentence // 'The file has no text. …'
 */
export function toFinding(kind: keyof typeof sentences, values: Found = {}): Finding {
	const words: Sentences = sentences[kind];
	const { name = '', known = [], meant = nearest(name, known) } = values;
	const all: Record<string, unknown> = {
		...ofSite,
		...values,
		meant,
		first: known[0],
		oneOf: known.length === 0 ? words.none : `one of: ${known.join(', ')}`,
	};
	const toText = (text: Text) => {
		const [ifMeant = '', otherwise = ifMeant] = [text].flat();
		return fill(meant === undefined ? otherwise : ifMeant, all);
	};
	const { hint = '' } = words;
	all.hint = toText(typeof hint === 'string' ? ['Did you mean "{meant}"?', hint] : hint);
	const { sentence, found, expected, example } = words;
	return {
		kind,
		sentence: toText(sentence).trim(),
		found: toText(found),
		expected: toText(expected),
		example: toText(example),
	};
}

function fill(text: string, values: Readonly<Record<string, unknown>>): string {
	return text.replace(/\{(quoted )?(\w+)\}/g, (_, quoted: string | undefined, name: string) => {
		if (!(name in values)) throw new Error(`There is no value for {${name}} in "${text}".`);
		const value = values[name] ?? '';
		if (quoted) return value === '' ? '' : quote(value);
		return Array.isArray(value) ? value.join(', ') : String(value);
	});
}
