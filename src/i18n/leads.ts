import { categories } from '#lib/certificate-categories.ts';
import type { Locale } from './locales.ts';
import { certificates as certificateMessages } from './messages/certificates/index.ts';
import { cv } from './messages/cv/index.ts';
import { experience } from './messages/experience/index.ts';
import { fill, plural } from './messages.ts';

/** The sentence under the title of the experience page. Volunteer work is no job; without jobs it is undefined. */
export function toExperienceLead(
	locale: Locale,
	jobs: readonly { start: string; volunteer?: boolean }[],
): string | undefined {
	const paid = jobs.filter(({ volunteer }) => !volunteer);
	const year = paid.map(({ start }) => start.slice(0, 4)).sort()[0];
	return year && plural(locale, experience[locale].lead, paid.length, { year });
}

/** The sentence under the title of the certificates page. */
export function toCertificatesLead(
	locale: Locale,
	totals: { certificates: readonly unknown[]; diplomas: readonly unknown[] },
): string {
	return fill(certificateMessages[locale].lead, {
		certificates: plural(locale, cv[locale].certificates, totals.certificates.length),
		diplomas: plural(locale, cv[locale].diplomas, totals.diplomas.length),
		categories: categories.length,
	});
}
