import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#i18n/locales.ts';

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

/** Words that are the same in another language, or names. */
const sameAsEnglish = {
	uk: [
		'configurator3d.state.looks',
		'couture.description.made.ink',
		'couture.exported.title',
		'couture.glb',
		'couture.grid',
		'couture.jpg',
		'couture.lettering.faces.mono',
		'couture.lettering.faces.onest',
		'couture.lettering.faces.unbounded',
		'couture.pdf',
		'couture.qualities.fullHd',
		'couture.qualities.hd',
		'couture.qualities.uhd',
		'couture.row',
		'couture.sewing.svg',
		'couture.sewing.words.colour',
		'couture.usdz',
		'exports.glb',
		'exports.jpg',
		'exports.pdf',
		'exports.qualities.fullHd',
		'exports.qualities.hd',
		'exports.qualities.uhd',
		'exports.usdz',
		'extra.tools.tasks/fizzbuzz.title',
		'extra.tools.graphics/couture3d.title',
		'pixabay.grid.sources.pixabay',
		'stage.height.level',
	],
	es: [
		'calculator.accounting.keys.subtotal',
		'calculator.accounting.keys.total',
		'calculator.accounting.marks.subtotal',
		'calculator.accounting.marks.total',
		'calculator.finance.totals',
		'configurator3d.state.looks',
		'configurator3d.substance',
		'couture.description.made.ink',
		'couture.exported.title',
		'couture.glb',
		'couture.grid',
		'couture.jpg',
		'couture.lettering.faces.mono',
		'couture.lettering.faces.onest',
		'couture.lettering.faces.unbounded',
		'couture.pdf',
		'couture.qualities.fullHd',
		'couture.qualities.hd',
		'couture.qualities.uhd',
		'couture.row',
		'couture.seconds',
		'couture.sewing.svg',
		'couture.sewing.words.colour',
		'couture.sewing.words.techniques.transfer',
		'couture.techniques.transfer',
		'couture.usdz',
		'certificates.threads.diploma',
		'certificates.sum',
		'certificates.diplomas',
		'common.cv',
		'common.extra',
		'cv.diplomas.one',
		'cv.diplomas.other',
		'exports.glb',
		'exports.jpg',
		'exports.pdf',
		'exports.qualities.fullHd',
		'exports.qualities.hd',
		'exports.qualities.uhd',
		'exports.seconds',
		'exports.usdz',
		'extra.title',
		'home.cv',
		'extra.tools.tasks/fizzbuzz.title',
		'extra.tools.tasks/fibonacci.title',
		'extra.tools.graphics/couture3d.title',
		'projects.demo',
		'pixabay.grid.sources.pixabay',
		'pixabay.grid.sources.commons',
		'stage.height.level',
		'weather.cities.antalya',
		'weather.cities.benidorm',
		'weather.cities.kyiv',
		'weather.cities.odessa',
		'weather.cities.valencia',
		'weather.error',
		'weather.units.hpa',
		'weather.units.inch',
	],
};

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
