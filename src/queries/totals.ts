import type { Locale } from '#i18n/locales.ts';
import { certificateLists } from '#lib/certificate-categories.ts';
import { getCertificates, type StudyDocument } from './documents.ts';
import { getEducation } from './education.ts';

export interface Totals {
	diplomas: StudyDocument[];
	certificates: StudyDocument[];
}

/**
 * What the overview counts. Diplomas: the documents of the schools that count, without the back sides,
 * which are no documents of their own. Certificates: all fourteen lists.
 */
export async function getTotals(locale: Locale): Promise<Totals> {
	const education = await getEducation(locale);
	const lists = await Promise.all(certificateLists.map((list) => getCertificates(locale, list)));
	return {
		diplomas: education
			.filter(({ diplomas }) => diplomas)
			.flatMap(({ documents }) => documents.filter(({ side }) => side !== 'back')),
		certificates: lists.flat().sort((a, b) => b.date.localeCompare(a.date)),
	};
}
