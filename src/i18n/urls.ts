import { toFilePath } from '#lib/file-path.ts';
import { defaultLocale, type Locale } from './locales.ts';

/**
 * Address of a page in a language. `path` begins with `/` and has no language: `/projects`, `/`.
 * `base` is the folder a site is deployed under, with or without a slash at its end.
 * @example localizePath('es', '/projects') // '/es/projects'
 * @example localizePath('en', '/', '/vzir') // '/vzir/'
 */
export function localizePath(locale: Locale, path: string, base?: string): string {
	const prefix = locale === defaultLocale ? '' : `/${locale}`;
	const page = path === '/' && prefix !== '' ? '' : path;
	return toFilePath(`${prefix}${page}`, base);
}

/** Links of the content: pages of this site get their language and the base, everything else stays. */
export function toHref(locale: Locale, link: string, base?: string): string {
	if (!link.startsWith('/')) return link;
	return /\.\w+$/.test(link) ? toFilePath(link, base) : localizePath(locale, link, base);
}
