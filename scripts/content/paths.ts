import { locales } from '#i18n/locales.ts';
import { resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { registry } from '#tools/registry.ts';

/** Every page that content may link to, without a language, and the files that the build writes. */
export const sitePaths: readonly string[] = [
	...resumePages,
	'/extra',
	...registry.map(({ id }) => `/extra/${id}`),
	...locales.map((locale) => localizePath(locale, '/cv.pdf', '')),
];
