import type { SiteLanguages } from '#i18n/locale.ts';

/** The words of a site whose content has these languages. */
async function load(languages: SiteLanguages) {
	vi.resetModules();
	globalThis.siteLanguages = languages;
	const { common } = await import('#i18n/messages/common/index.ts');
	const { skills } = await import('#i18n/messages/skills/index.ts');
	const { plural } = await import('#i18n/messages.ts');
	const { defaultLocale, locales, parseLocale } = await import('#i18n/locales.ts');
	const find = (tag: string) => {
		const locale = parseLocale(tag);
		if (!locale) throw new Error(`${tag} is not a language of the site.`);
		return locale;
	};
	return { common, skills, plural, defaultLocale, locales, find };
}

afterEach(() => {
	globalThis.siteLanguages = undefined;
	vi.resetModules();
});

test('what is missing falls back to the default language before English', async () => {
	const { common, find, defaultLocale, locales } = await load({
		tags: ['de', 'ar', 'en'],
		words: { de: { common: { menu: 'Menü' } }, ar: { common: { search: 'بحث' } } },
	});
	expect([defaultLocale, ...locales]).toEqual(['de', 'de', 'ar', 'en']);
	const arabic = common[find('ar')];
	expect([arabic.menu, arabic.search, arabic.home]).toEqual(['Menü', 'بحث', 'Home']);
});

test('the plural forms are those of the language', async () => {
	const inProjects = {
		zero: 'لا مشاريع',
		one: 'مشروع واحد',
		two: 'مشروعان',
		few: '{count} مشاريع',
		many: '{count} مشروعًا',
		other: '{count} مشروع',
	};
	const { skills, plural, find } = await load({
		tags: ['en', 'ar'],
		words: { ar: { skills: { inProjects } } },
	});
	const arabic = find('ar');
	const show = (count: number) => plural(arabic, skills[arabic].inProjects, count);
	expect([0, 1, 2, 3, 11, 100].map(show)).toEqual([
		'لا مشاريع',
		'مشروع واحد',
		'مشروعان',
		'3 مشاريع',
		'11 مشروعًا',
		'100 مشروع',
	]);
	// English forms replace missing ones, for every number.
	expect([1, 2, 3].map((count) => plural(arabic, skills[arabic].years, count))).toEqual([
		'1 year',
		'2 years',
		'3 years',
	]);
});
