import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { ViewWords } from '#islands/shared/list-words.ts';

/** Headings of a table of documents by their cells, which are those of `DocumentList.astro`. */
export function toDocumentColumns(locale: Locale) {
	return { document: common[locale].document, ...toPlainDocumentColumns(locale) };
}

/** The same where the documents are shown without their pictures. */
export function toPlainDocumentColumns(locale: Locale) {
	const { title, grade, date, number, links } = common[locale];
	return { title, grade, date, number, links };
}

/** Words of the switch between cards and table. */
export function toCardWords(locale: Locale): ViewWords {
	const { view, cards, table } = common[locale];
	return { view, list: cards, table };
}
