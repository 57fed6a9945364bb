import type { Locale } from '#i18n/locales.ts';
import { newestFirst } from '#lib/partial-date.ts';
import { type Category, getCategories } from './categories.ts';
import type { StudyDocument } from './documents.ts';
import { getEducation } from './education.ts';

export interface Totals {
	diplomas: StudyDocument[];
	/** The newest first. */
	certificates: StudyDocument[];
	/** The same certificates by category, in the order of the menu. */
	categories: Category[];
}

/**
 * What the overview counts. Diplomas: the documents of the schools that count, without the back sides,
 * which are no documents of their own. Certificates: those of all categories.
 */
export async function getTotals(locale: Locale): Promise<Totals> {
	const education = await getEducation(locale);
	const categories = await getCategories(locale);
	return {
		diplomas: education
			.filter(({ diplomas }) => diplomas)
			.flatMap(({ documents }) => documents.filter(({ side }) => side !== 'back')),
		certificates: categories
			.flatMap(({ certificates }) => certificates)
			.sort((a, b) => newestFirst(a.date, b.date)),
		categories,
	};
}

/** The documents that a short version of the CV shows. */
export function pickTotals(
	{ diplomas, certificates, categories }: Totals,
	isShown: (document: StudyDocument) => boolean,
): Totals {
	return {
		diplomas: diplomas.filter(isShown),
		certificates: certificates.filter(isShown),
		categories: categories
			.map((category) => ({
				...category,
				groups: category.groups
					.map((group) => ({ ...group, documents: group.documents.filter(isShown) }))
					.filter(({ documents }) => documents.length > 0),
				certificates: category.certificates.filter(isShown),
			}))
			.filter((category) => category.certificates.length > 0),
	};
}
