import type { Locale } from '#i18n/locales.ts';

/** A message, and what it looks like with each of its values. */
export interface Row {
	/** The area of its words, or the document. */
	group: string;
	/** Where its words are: `cv.leftOutKinds.job`. */
	key: string;
	lines: Readonly<Partial<Record<Locale, readonly string[]>>>;
}
