import type { Locale } from '#i18n/locales.ts';
import { type StudyDocument, toDocument } from './documents.ts';
import { type FilledCategory, getFilledCategories } from './filled-categories.ts';
import { toWords, type Words } from './localize.ts';

/** A category of certificates, ready to be shown: a page, a tile and an item of the menu. */
export interface Category {
	id: string;
	/** Path of its page without the language: `/certificates/backend`. */
	path: FilledCategory['path'];
	title: string;
	/** The same title and `thread`, with their language if it is another one. */
	words: { title: Words; thread?: Words | undefined };
	/** Position in the menu, from 1. */
	order?: number | undefined;
	lead?: Words | undefined;
	/** Files inside `src/assets`. */
	picture?: string | undefined;
	/** Its certificates have a colour of their own in the chart of documents; this is the word of its legend. */
	thread?: string | undefined;
	/** Visitors can sort its certificates by date. */
	sortable: boolean;
	groups: CertificateGroup[];
	/** Those of all groups, in the order of the page. */
	certificates: StudyDocument[];
}

interface CertificateGroup {
	id: string;
	/** Title of the group, or that of the category if it has no other group. */
	title: string;
	/** Its own title, with its language if it is another one. */
	words?: Words | undefined;
	/** Words in the titles of certificates by which an import finds the group. */
	keywords: readonly string[];
	/** Id of the diploma that its heading links to. */
	diploma?: string | undefined;
	/** The newest first. */
	documents: StudyDocument[];
}

/** The categories that have certificates, in the order of the menu. */
export async function getCategories(locale: Locale): Promise<Category[]> {
	return (await getFilledCategories()).map((category) => toCategory(locale, category));
}

function toCategory(locale: Locale, { id, data, path, groups }: FilledCategory): Category {
	const words = {
		title: toWords(data.title, locale),
		thread: toWords(data.thread, locale),
	};
	const title = words.title.text;
	const own = groups.map(({ data: group, entries }) => ({
		id: group.id,
		title: group.title ? toWords(group.title, locale).text : title,
		words: toWords(group.title, locale),
		keywords: group.keywords ?? [],
		diploma: group.diploma,
		documents: entries.map((entry) => toDocument(locale, entry.id, entry.data, entry.page)),
	}));
	return {
		id,
		path,
		title,
		words,
		order: data.order,
		lead: toWords(data.lead, locale),
		picture: data.picture,
		thread: words.thread?.text,
		sortable: data.sortable ?? false,
		groups: own,
		certificates: own.flatMap(({ documents }) => documents),
	};
}
