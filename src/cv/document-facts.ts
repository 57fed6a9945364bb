import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { fill } from '#i18n/messages.ts';
import type { StudyDocument } from '#queries/documents.ts';

/** What a certificate or a diploma has beside its title: result, number, date, until when it is valid, who issued it. */
export function listDocumentFacts(
	locale: Locale,
	{ grade, number, date, expires, issuer }: StudyDocument,
): string[] {
	const validity =
		expires && fill(common[locale].validUntil, { date: formatDate(locale, expires) });
	return [grade?.text, number?.text, formatDate(locale, date), validity, issuer?.text].filter(
		(fact) => fact !== undefined,
	);
}
