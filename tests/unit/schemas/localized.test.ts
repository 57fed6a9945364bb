import { expect, test } from 'vitest';
import { localized, localizedList, textOrLocalized } from '#schemas/localized.ts';

const title = localized('title', { en: 'Booking site', uk: 'Сайт бронювання' });
const grade = textOrLocalized('result', '1000 / 1000', { en: 'Passed' });
const duties = localizedList('list of duties', { en: ['Planning', 'Budget'] });

test('English is required, the translations are not', () => {
	expect(title.safeParse({ en: 'Dance school' }).success).toBe(true);
	expect(title.safeParse({ uk: 'Школа танців' }).success).toBe(false);
});

test('white space around a text is dropped, and is not a text', () => {
	expect(title.parse({ en: ' Dance school ' })).toEqual({ en: 'Dance school' });
	expect(title.safeParse({ en: 'Dance school', es: ' ' }).success).toBe(false);
});

test('errors call the text by its name and quote its own example', () => {
	expect(title.safeParse(undefined).error?.issues[0]?.message).toBe(
		'The title is missing. Write one text per language: { "en": "…", "uk": "…", "es": "…" }.',
	);
	expect(title.safeParse({}).error?.issues[0]?.message).toBe(
		'The English title is missing. Write a text in quotes, for example "Booking site".',
	);
});

test('one text is used for all languages', () => {
	expect(grade.parse('1000 / 1000')).toEqual({
		en: '1000 / 1000',
		uk: '1000 / 1000',
		es: '1000 / 1000',
	});
});

test('a text per language stays as it is', () => {
	const passed = { en: 'Passed', uk: 'Складено', es: 'Aprobado' };
	expect(grade.parse(passed)).toEqual(passed);
});

test('a list needs at least one line in each language that has it', () => {
	expect(duties.safeParse({ en: ['Planning'] }).success).toBe(true);
	expect(duties.safeParse({ en: [] }).success).toBe(false);
	expect(duties.safeParse({ en: ['Planning'], uk: [] }).success).toBe(false);
});
