import { toWordList, toWords } from '#queries/localize.ts';

const text = { en: 'Dance school', uk: 'Школа танців', es: 'Escuela de danza' };
const lines = { en: ['Plan'], uk: ['План'], es: ['Plan de trabajo'] };

test.each(['uk', 'es'] as const)('English that stands in for %s is marked as English', (locale) => {
	expect(toWords({ en: text.en }, locale)).toEqual({ text: text.en, lang: 'en' });
	expect(toWordList({ en: lines.en }, locale)).toEqual({ lines: lines.en, lang: 'en' });
});
