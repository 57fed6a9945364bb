import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { ViewWords } from '#islands/shared/list-words.ts';
import type { StudyDocument } from '#queries/documents.ts';

type Shown = Pick<StudyDocument, 'number' | 'grade'>;

/** Headings of a table of documents by their cells, which are those of `DocumentList.astro`. A column that would be empty is left out. */
export function toDocumentColumns(locale: Locale, documents: readonly Shown[]) {
	return { document: common[locale].document, ...toPlainDocumentColumns(locale, documents) };
}

/** The same where the documents are shown without their pictures. */
export function toPlainDocumentColumns(locale: Locale, documents: readonly Shown[]) {
	const { title, grade, date, number, numberOrLevel, links } = common[locale];
	return {
		title,
		...(documents.some((document) => document.grade) && { grade }),
		date,
		...(documents.some((document) => document.number) && {
			number: documents.some(hasLevel) ? numberOrLevel : number,
		}),
		links,
	};
}

/** A course of a language may have its level in place of a number, which has a digit. */
function hasLevel({ number }: Shown): boolean {
	return number !== undefined && !/\d/.test(number.text);
}

/** Words of the switch between cards and table. */
export function toCardWords(locale: Locale): ViewWords {
	const { view, cards, table } = common[locale];
	return { view, list: cards, table };
}
