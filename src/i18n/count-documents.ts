import type { Locale } from './locales.ts';
import { certificates as certificateMessages } from './messages/certificates/index.ts';
import { cv } from './messages/cv/index.ts';
import { fill, plural } from './messages.ts';

/** Such as "21 certificates and 2 diplomas"; what there is none of is left out. At least one of both is expected. */
export function countDocuments(
	locale: Locale,
	totals: { certificates: readonly unknown[]; diplomas: readonly unknown[] },
): string {
	const certificates = plural(locale, cv[locale].certificates, totals.certificates.length);
	const diplomas = plural(locale, cv[locale].diplomas, totals.diplomas.length);
	if (totals.diplomas.length === 0) return certificates;
	if (totals.certificates.length === 0) return diplomas;
	return fill(certificateMessages[locale].certificatesAndDiplomas, { certificates, diplomas });
}
