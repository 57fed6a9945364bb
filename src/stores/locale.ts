import { savedAtom } from '#browser/saved.ts';
import { defaultLocale, type Locale, parseLocale } from '#lib/locale.ts';

/** The language last picked. Key `user-locale`; the earlier site's `ua` is read as `uk`. */
export const $locale = savedAtom<Locale>('user-locale', {
	fallback: defaultLocale,
	parse: (text) => parseLocale(text.replace(/^"|"$/g, '')),
	print: (locale) => locale,
});
