import { defaultLocale, type Locale, locales, parseLocale } from './locales.ts';

/**
 * Address of a page in a language. `path` begins with `/` and has no language: `/projects`, `/`.
 * `base` is the folder a site is deployed under, with or without a slash at its end.
 * @example localizePath('uk', '/projects') // '/uk/projects'
 * @example localizePath('en', '/', '/vzir') // '/vzir/'
 */
export function localizePath(locale: Locale, path: string, base = siteBase()): string {
	const prefix = locale === defaultLocale ? '' : `/${locale}`;
	const folder = base.replace(/\/+$/, '');
	const page = path === '/' && prefix !== '' ? '' : path;
	return `${folder}${prefix}${page}`;
}

/** Address of a file of `public/` or of a page that has no language. @example toFilePath('/cv.pdf') */
export function toFilePath(path: string, base = siteBase()): string {
	return `${base.replace(/\/+$/, '')}${path}`;
}

/** Links of the content: pages of this site get their language and the base, everything else stays. */
export function toHref(locale: Locale, link: string, base = siteBase()): string {
	if (!link.startsWith('/')) return link;
	return /\.\w+$/.test(link) ? toFilePath(link, base) : localizePath(locale, link, base);
}

/** Language and plain path of an address. @example splitPath('/uk/projects') // { locale: 'uk', path: '/projects' } */
export function splitPath(address: string, base = siteBase()): { locale: Locale; path: string } {
	const folder = base.replace(/\/+$/, '');
	const rest = address.startsWith(`${folder}/`) ? address.slice(folder.length) : address;
	const [, first = '', ...more] = rest.split('/');
	const locale = parseLocale(first);
	if (locale === undefined || locale === defaultLocale)
		return { locale: defaultLocale, path: rest || '/' };
	return { locale, path: `/${more.join('/')}` };
}

/** The three addresses of one page, for the language selector and `hreflang`. */
export function twinPaths(path: string, base = siteBase()): Record<Locale, string> {
	const entries = locales.map((locale) => [locale, localizePath(locale, path, base)] as const);
	return Object.fromEntries(entries) as Record<Locale, string>;
}

function siteBase(): string {
	return import.meta.env?.BASE_URL ?? '/';
}
