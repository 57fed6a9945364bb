import { defaultLocale, type Locale } from './locales.ts';

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

function siteBase(): string {
	return import.meta.env?.BASE_URL ?? '/';
}
