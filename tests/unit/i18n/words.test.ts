import { type Locale, locales } from '#i18n/locales.ts';
import { listUnused } from './glossary.ts';

test('the interface uses the words of the glossary', () => {
	const areas = import.meta.glob<Record<string, Record<Locale, object>>>(
		'/src/i18n/messages/*/index.ts',
		{ eager: true },
	);
	const texts = Object.entries(areas).flatMap(([file, area]) =>
		Object.values(area).flatMap((dictionary) =>
			locales.flatMap((locale) =>
				listTexts(dictionary[locale]).map((text) => ({
					source: file.replace('index.ts', `${locale}.ts`),
					locale,
					text,
				})),
			),
		),
	);
	expect(texts.length).toBeGreaterThan(3000);
	expect(listUnused(texts)).toEqual([]);
});

function listTexts(messages: object): string[] {
	return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
		// By these words visitors ask: they use their own.
		if (key === 'asked') return [];
		if (typeof value === 'string') return [value];
		return typeof value === 'object' && value ? listTexts(value) : [];
	});
}
