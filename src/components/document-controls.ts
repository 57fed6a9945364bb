import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import type { ViewWords } from '#islands/shared/list-words.ts';

/** Columns of a table of documents; the cells are those of `DocumentList.astro`. */
export function toDocumentColumns(locale: Locale) {
	const t = common[locale];
	return [
		{ cell: 'document', label: t.document },
		{ cell: 'title', label: t.title },
		{ cell: 'grade', label: t.grade },
		{ cell: 'date', label: t.date },
		{ cell: 'number', label: t.number },
		{ cell: 'links', label: t.links },
	];
}

/** Words of the switch between cards and table. */
export function toCardWords(locale: Locale): ViewWords {
	const { view, cards, table } = common[locale];
	return { view, list: cards, table };
}
