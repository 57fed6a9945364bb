import { pickNotFoundLanguage } from '#early/not-found-language.ts';

/** As it is printed into the page: it runs without anything of this project around it. */
const printed = new Function(`return (${pickNotFoundLanguage})`)();
const titles = {
	en: 'Page not found',
	uk: 'Сторінку не знайдено',
	es: 'Página no encontrada',
};

beforeEach(() => {
	document.documentElement.lang = 'en';
	document.title = titles.en;
});

test.each([
	['/uk/nowhere', 'uk'],
	['/es/nowhere/deeper', 'es'],
	['/nowhere/uk', 'en'],
	['/de/nowhere', 'en'],
	['/constructor/x', 'en'],
] as const)('at %s the page is in "%s"', (path, locale) => {
	open(path);
	expect(document.documentElement.lang).toBe(locale);
	expect(document.title).toBe(titles[locale]);
});

test('a site in a folder looks behind the folder', () => {
	open('/vzir/es/nowhere', '/vzir');
	expect(document.documentElement.lang).toBe('es');
});

function open(path: string, base = '') {
	history.replaceState({}, '', path);
	printed({ base, titles });
}
