import { countDocuments } from './count-documents.ts';
import type { Locale } from './locales.ts';
import { certificates as certificateMessages } from './messages/certificates/index.ts';
import { experience } from './messages/experience/index.ts';
import { fill, plural } from './messages.ts';

/** The sentence under the title of the experience page, with the year if it is known; undefined without jobs. */
export function toExperienceLead(
	locale: Locale,
	{ jobs, since: year }: { jobs: number; since?: string | undefined },
): string | undefined {
	const { lead, undated } = experience[locale];
	if (jobs === 0) return undefined;
	return year ? plural(locale, lead, jobs, { year }) : plural(locale, undated, jobs);
}

/** What the certificates page is counted by. */
interface DocumentCounts {
	certificates: readonly unknown[];
	diplomas: readonly unknown[];
	categories: readonly unknown[];
}

/** The sentence under the title of the certificates page. */
export function toCertificatesLead(locale: Locale, totals: DocumentCounts): string {
	return `${countInCategories(locale, totals)}.`;
}

/** The description of the certificates page for search engines. */
export function toCertificatesDescription(
	locale: Locale,
	totals: DocumentCounts,
	name: string,
): string {
	const { description } = certificateMessages[locale];
	return fill(description, { name, documents: countInCategories(locale, totals) });
}

/** Their number, and the categories if there are several. */
function countInCategories(locale: Locale, totals: DocumentCounts): string {
	const documents = countDocuments(locale, totals);
	const count = totals.categories.length;
	if (totals.certificates.length === 0 || count < 2) return documents;
	return plural(locale, certificateMessages[locale].inCategories, count, { documents });
}
