import { localized, localizedList, textOrLocalized } from '#schemas/localized.ts';

const title = localized('title', { en: 'Booking site', uk: 'Сайт бронювання' });
const grade = textOrLocalized('result', '1000 / 1000', { en: 'Passed' });
const duties = localizedList('list of duties', { en: ['Planning', 'Budget'] });

test('English is required, the translations are not', () => {
	expect(title.safeParse({ en: 'Dance school' }).success).toBe(true);
	expect(title.safeParse({ uk: 'Школа танців' }).success).toBe(false);
});

test('errors call the text by its name and quote its own example', () => {
	expect(title.safeParse(undefined).error?.issues[0]?.message).toBe(
		'The title is missing. Write one text per language: { "en": "…", "uk": "…", "es": "…" }.',
	);
	expect(title.safeParse({}).error?.issues[0]?.message).toBe(
		'The English title is missing. Write a text in quotes, for example "Booking site".',
	);
});

test('one text is used for all languages, and a text per language stays as it is', () => {
	const passed = { en: 'Passed', uk: 'Складено', es: 'Aprobado' };
	expect(grade.parse('7')).toEqual({ en: '7', uk: '7', es: '7' });
	expect(grade.parse(passed)).toEqual(passed);
});

test('a list needs at least one line in each language that has it', () => {
	expect(duties.safeParse({ en: ['Planning'] }).success).toBe(true);
	expect(duties.safeParse({ en: [] }).success).toBe(false);
	expect(duties.safeParse({ en: ['Planning'], uk: [] }).success).toBe(false);
});

test('with another default language it or English is required, and the error names it', async () => {
	globalThis.siteLanguages = { tags: ['uk', 'es', 'en'], words: {} };
	vi.resetModules();
	const { localized: localizedIn } = await import('#schemas/localized.ts');
	globalThis.siteLanguages = undefined;
	const text = localizedIn('title', { en: 'Booking site' });
	expect(text.parse({ uk: 'Школа' })).toEqual({ uk: 'Школа' });
	expect(text.parse({ en: 'School' })).toEqual({ en: 'School' });
	expect(text.safeParse({ es: 'Escuela' }).error?.issues[0]?.message).toBe(
		'The Ukrainian title is missing. Write it in the field "uk".',
	);
});

test('a language that the site does not have is named, and a misspelt one is guessed', () => {
	const read = (tag: string) =>
		grade.safeParse({ en: 'Passed', [tag]: 'Bestanden' }).error?.issues[0];
	expect(JSON.stringify(read('fr'))).toContain(
		'fr is not one of the site’s languages (en, uk, es). Add it in site.json, or move the text.',
	);
	expect(JSON.stringify(read('ua'))).toContain('Did you mean \\"uk\\"?');
});
