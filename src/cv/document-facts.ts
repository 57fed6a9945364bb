import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { fill } from '#i18n/messages.ts';
import type { StudyDocument } from '#queries/documents.ts';

/** What a certificate or a diploma has beside its title: result, number, date, until when it is valid, who issued it. */
export function listDocumentFacts(locale: Locale, document: StudyDocument): string[] {
	return listFacts(locale, document, [formatDate(locale, document.date)]);
}

/** The same without the date, for lists that have it in a column of its own. */
export function listUndatedFacts(locale: Locale, document: StudyDocument): string[] {
	return listFacts(locale, document, []);
}

function listFacts(
	locale: Locale,
	{ grade, number, expires, issuer }: StudyDocument,
	dates: readonly string[],
): string[] {
	const validity =
		expires && fill(common[locale].validUntil, { date: formatDate(locale, expires) });
	return [grade?.text, number?.text, ...dates, validity, issuer?.text].flatMap(
		(fact) => fact || [],
	);
}
