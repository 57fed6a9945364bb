import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';

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

/** Words of the switch between cards and table, and of the order where a page has one. */
export function toViewWords(locale: Locale, { ordered = false } = {}) {
	const { view, cards, table, order, newestFirst, oldestFirst } = common[locale];
	return {
		view,
		first: cards,
		table,
		...(ordered && { order: { label: order, newest: newestFirst, oldest: oldestFirst } }),
	};
}
