import { type Locale, locales } from '#i18n/locales.ts';
// Words that are the same in another language, or names.
import sameAsEnglish from './same-as-english.json' with { type: 'json' };

const areas = import.meta.glob<Record<string, Record<Locale, object>>>(
	'/src/i18n/messages/*/index.ts',
	{ eager: true },
);
const dictionaries = Object.entries(areas).map(([file, area]) => {
	const name = file.split('/').at(-2) ?? '';
	const [dictionary] = Object.values(area);
	if (!dictionary) throw new Error(`${file} exports nothing.`);
	return { name, ...mapLocales((locale) => flatten(dictionary[locale])) };
});

/** Parts of a spoken sentence that are empty. */
const silent = ['stage.height.level'];

describe.each(dictionaries)('messages of $name', ({ name, en, uk, es }) => {
	const translations = { uk, es };

	test('no message is empty or has a space at its ends', () => {
		for (const [key, text] of [...en, ...uk, ...es]) {
			if (!silent.includes(`${name}.${key}`)) expect(text, key).not.toBe('');
			expect(text, key).toBe(text.trim());
		}
	});

	test('the translations have the placeholders of the English message', () => {
		for (const [locale, messages] of Object.entries(translations)) {
			for (const [key, text] of messages) {
				const english = en.get(key) ?? en.get(key.replace(/\.(few|many)$/, '.other')) ?? '';
				expect(placeholdersOf(text), `${locale} ${key}`).toEqual(placeholdersOf(english));
			}
		}
	});

	test('Ukrainian has four forms of each plural, English and Spanish two', () => {
		for (const messages of [en, es]) {
			for (const group of pluralsOf(messages))
				expect(formsOf(messages, group)).toEqual(['one', 'other']);
		}
		for (const group of pluralsOf(uk)) {
			expect(formsOf(uk, group), group).toEqual(['few', 'many', 'one', 'other']);
		}
		expect(pluralsOf(uk)).toEqual(pluralsOf(en));
	});

	test.each(['uk', 'es'] as const)('nothing is left in English in "%s"', (locale) => {
		const left = [...translations[locale]]
			.filter(([key, text]) => text === en.get(key))
			.map(([key]) => `${name}.${key}`);
		const allowed = sameAsEnglish[locale].filter((key) => key.startsWith(`${name}.`));
		expect(left.sort()).toEqual(allowed.sort());
	});

	test('Ukrainian has the apostrophe ’ and the quotes «»', () => {
		for (const [key, text] of uk) {
			expect(text, key).not.toMatch(/['"`ʼ“”„]/);
			expect(text, key).not.toMatch(/(?<!\p{L})’|’(?!\p{L})/u);
		}
	});

	test('English and Spanish have no straight quotes', () => {
		for (const [key, text] of [...en, ...es]) expect(text, key).not.toMatch(/['"`]/);
	});

	test('English has no space before %, the others a non-breaking one and the decimal comma', () => {
		for (const [key, text] of en) expect(text, key).not.toMatch(/\d\s%/);
		for (const [key, text] of [...uk, ...es]) {
			expect(text, key).not.toMatch(/\d ?%|\d \d{3}|\d\.\d/);
		}
	});

	test('no Ukrainian sentence ends with a date, which ends with the full stop of “р.”', () => {
		for (const [key, text] of uk) {
			expect(text, key).not.toMatch(/(?<!о\u00a0)\{(date|day|changed|to)\}\./);
			// A moment after a colon ends with its hour.
			expect(text, key).not.toMatch(/(?<!о\u00a0|: )\{time\}\./);
		}
	});
});

function mapLocales<Value>(toValue: (locale: Locale) => Value) {
	const [en, uk, es] = locales.map(toValue) as [Value, Value, Value];
	return { en, uk, es };
}

/** Every message by its path. @example flatten({ a: { b: 'x' } }) // Map { 'a.b' => 'x' } */
function flatten(messages: object, path = ''): Map<string, string> {
	return new Map(
		Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] => {
			if (typeof value === 'string') return [[`${path}${key}`, value]];
			if (typeof value === 'object' && value) return [...flatten(value, `${path}${key}.`)];
			throw new Error(`${path}${key} is neither a text nor a group of texts.`);
		}),
	);
}

function placeholdersOf(text: string): string[] {
	return [...new Set(text.match(/\{\w*\}/g))].sort();
}

/** Messages that have plural forms: a group with `other` and at least one form besides. */
function pluralsOf(messages: ReadonlyMap<string, string>): string[] {
	return [...messages.keys()]
		.filter((key) => key.endsWith('.one'))
		.map((key) => key.replace(/\.one$/, ''))
		.sort();
}

function formsOf(messages: ReadonlyMap<string, string>, group: string): string[] {
	return [...messages.keys()]
		.filter((key) => key.startsWith(`${group}.`))
		.map((key) => key.slice(group.length + 1))
		.sort();
}
