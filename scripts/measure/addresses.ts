import { type ResumePage, resumePages } from '#i18n/resume-pages.ts';
import { localizePath } from '#i18n/urls.ts';
import { type Locale, locales } from '#lib/locale.ts';

/** A resume page in one language, as the measurements go through them. */
export interface MeasuredPage {
	page: ResumePage;
	locale: Locale;
	/** Without the base path. */
	path: string;
}

/** Every resume page in every language, or those whose path contains the text. */
export function listMeasuredPages(filter = ''): MeasuredPage[] {
	return resumePages
		.flatMap((page) =>
			locales.map((locale) => ({ page, locale, path: localizePath(locale, page, '/') })),
		)
		.filter(({ path }) => path.includes(filter));
}
