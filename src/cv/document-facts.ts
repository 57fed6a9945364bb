import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';
import { common } from '#i18n/messages/common/index.ts';
import { fill } from '#i18n/messages.ts';
import type { StudyDocument } from '#queries/documents.ts';

/** What a certificate or a diploma has beside its title: result, number, date, until when it is valid, who issued it. */
export function listDocumentFacts(locale: Locale, document: StudyDocument): string[] {
	const { grade, number, date } = document;
	return [
		grade?.text,
		number?.text,
		formatDate(locale, date),
		...listIssue(locale, document),
	].filter((fact) => fact !== undefined);
}

/** The same without the date, for lists that have it in a column of its own. */
export function listUndatedFacts(locale: Locale, document: StudyDocument): string[] {
	const { grade, number } = document;
	return [grade?.text, number?.text, ...listIssue(locale, document)].filter(
		(fact) => fact !== undefined,
	);
}

/** Until when it is valid, and who issued it. */
function listIssue(locale: Locale, { expires, issuer }: StudyDocument): (string | undefined)[] {
	const validity =
		expires && fill(common[locale].validUntil, { date: formatDate(locale, expires) });
	return [validity, issuer?.text];
}
