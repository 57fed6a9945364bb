import { newestFirst } from '#lib/partial-date.ts';
import type { StudyDocument } from './documents.ts';
import type { Words } from './localize.ts';
import type { Totals } from './totals.ts';

/** A school, and the document that stands for it. */
export interface FeaturedDocument {
	school: Words;
	document: StudyDocument;
	/** How many documents of the school there are. */
	count: number;
}

/**
 * One document with a picture for each school that issued one, the schools with the most documents first: the one that the author
 * has highlighted, else the newest diploma, else the newest certificate.
 */
export function pickFeatured(
	{ diplomas, certificates }: Pick<Totals, 'diplomas' | 'certificates'>,
	hasPicture: (document: StudyDocument) => boolean,
): FeaturedDocument[] {
	const documents = [diplomas, certificates].flatMap((each) =>
		each.toSorted((a, b) => newestFirst(a.date, b.date)),
	);
	const schools = Map.groupBy(documents, ({ issuer }) => issuer?.text);
	return [...schools.values()]
		.flatMap((own) => {
			const shown = own.filter(hasPicture);
			const document = shown.find(({ highlight }) => highlight) ?? shown[0];
			return document?.issuer ? [{ school: document.issuer, document, count: own.length }] : [];
		})
		.sort((a, b) => b.count - a.count);
}
