import { expect, test } from 'vitest';
import { localized, localizedList, textOrLocalized } from '#schemas/localized.ts';

test('English is required, the translations are not', () => {
	expect(localized().safeParse({ en: 'Dance school' }).success).toBe(true);
	expect(localized().safeParse({ uk: 'Школа танців' }).success).toBe(false);
});

test('white space around a text is dropped, and does not make one', () => {
	expect(localized().parse({ en: ' Dance school ' })).toEqual({ en: 'Dance school' });
	expect(localized().safeParse({ en: 'Dance school', es: ' ' }).success).toBe(false);
});

test('one text stands for all languages', () => {
	expect(textOrLocalized().parse('1000 / 1000')).toEqual({
		en: '1000 / 1000',
		uk: '1000 / 1000',
		es: '1000 / 1000',
	});
});

test('a text per language stays as it is', () => {
	const grade = { en: 'Passed', uk: 'Складено', es: 'Aprobado' };
	expect(textOrLocalized().parse(grade)).toEqual(grade);
});

test('a list needs at least one line in each language that has it', () => {
	expect(localizedList().safeParse({ en: ['Planning'] }).success).toBe(true);
	expect(localizedList().safeParse({ en: [] }).success).toBe(false);
	expect(localizedList().safeParse({ en: ['Planning'], uk: [] }).success).toBe(false);
});
