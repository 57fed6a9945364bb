import { truncateText } from '#lib/truncate-text.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** Messages of mistakes in the files with the words of languages, `src/content/i18n`. */
export const wordSentences = {
	'wrong-word-file': (file: string) => ({
		sentence: `"${file}" is not named after a language. Rename it to the tag of its language in lower-case letters, or delete it.`,
		found: `"${file}"`,
		expected: 'the tag of a language and ".json"',
		example: 'src/content/i18n/de.json',
	}),
	'missing-word-file': (tag: string) => ({
		sentence: `The interface texts in ${names.of(tag)} are missing. Run "npm run new -- language ${tag}", or remove the language from "languages" in site/site.json.`,
		found: 'nothing',
		expected: `the file src/content/i18n/${tag}.json`,
		example: `src/content/i18n/${tag}.json`,
	}),
	'no-such-word': (key: string, known: readonly string[], meant?: string) => ({
		sentence: `There is no text "${key}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
		found: `"${key}"`,
		expected: `one of: ${truncateText(known.join(', '), 200)}`,
		example: `"${meant ?? known[0] ?? ''}"`,
	}),
	'not-a-word': (found: string, english: string) => ({
		sentence: 'This is not a text. Write it in quotes.',
		found,
		expected: 'a text in quotes',
		example: JSON.stringify(english),
	}),
	'not-a-group': (found: string, known: readonly string[]) => ({
		sentence: 'This is not an object. Write { "field": "text" }.',
		found,
		expected: `a group with: ${truncateText(known.join(', '), 200)}`,
		example: `{ "${known[0] ?? ''}": "…" }`,
	}),
	'not-plural-forms': (found: string, forms: readonly string[]) => ({
		sentence: 'This text depends on a number. Write one text for each form.',
		found,
		expected: `the forms ${forms.join(', ')}`,
		example: `{ ${forms.map((form) => `"${form}": "…"`).join(', ')} }`,
	}),
	'wrong-plural-form': (form: string, tag: string, forms: readonly string[]) => ({
		sentence: `${names.of(tag)} has no plural form "${form}". Delete it.`,
		found: `"${form}"`,
		expected: `one of: ${forms.join(', ')}`,
		example: `"${forms.at(-1)}"`,
	}),
	'missing-plural-form': (tag: string) => ({
		sentence: `The plural form "other" is missing: ${names.of(tag)} uses it for every number without a form of its own.`,
		found: 'nothing',
		expected: 'a text for "other"',
		example: '"other": "{count} …"',
	}),
	'missing-placeholder': (name: string, text: string) => ({
		sentence: `"{${name}}" is missing: the site puts a value in its place. Write it where the value belongs.`,
		found: JSON.stringify(text),
		expected: `a text with "{${name}}"`,
		example: `"… {${name}} …"`,
	}),
	'unknown-placeholder': (name: string, text: string, known: readonly string[]) => ({
		sentence: `The site has no value for "{${name}}" here. ${known.length === 0 ? 'Delete it.' : 'Write the English name of the placeholder.'}`,
		found: JSON.stringify(text),
		expected: known.length === 0 ? 'a text without braces' : `a text with {${known.join('}, {')}}`,
		example: known.length === 0 ? '"…"' : `"… {${known[0]}} …"`,
	}),
} as const;
