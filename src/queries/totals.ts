import type { Locale } from '#i18n/locales.ts';
import { certificateLists } from '#schemas/certificate.ts';
import { getCertificates, getDiplomas, type StudyDocument } from './documents.ts';

export interface Totals {
	diplomas: StudyDocument[];
	certificates: StudyDocument[];
}

/**
 * What the overview counts. Diplomas: the provider's list, the university's less one (its two
 * pictures are the sides of one diploma), the academy's. Certificates: all fourteen lists.
 */
export async function getTotals(locale: Locale): Promise<Totals> {
	const [provider, university, academy] = await Promise.all([
		getDiplomas(locale, 'provider'),
		getDiplomas(locale, 'university'),
		getDiplomas(locale, 'academy'),
	]);
	const lists = await Promise.all(certificateLists.map((list) => getCertificates(locale, list)));
	return {
		diplomas: [...provider, ...academy, ...university.slice(0, -1)],
		certificates: lists.flat().sort((a, b) => b.date.localeCompare(a.date)),
	};
}
