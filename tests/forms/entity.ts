import { formatPeriod } from '#cv/period.ts';
import { formatDate } from '#i18n/format.ts';
import type { Locale } from '#i18n/locales.ts';

/** What every form must contain for an entry, so that forms can be compared entry by entry. */
export interface Entity {
	kind: 'job' | 'skill' | 'project' | 'school' | 'language' | 'document';
	title: string;
	/** Everything else that a reader sees in one line: period or day, result, number, issuer. */
	facts: string;
}

const mostCharacters = 600;

/** The entities that a text does not have in their order, kind by kind, each with its facts after its title. */
export function findMissingEntities(words: string, entities: readonly Entity[]): Entity[] {
	const from = new Map<Entity['kind'], number>();
	return entities.filter(({ kind, title, facts }) => {
		const starts = [...words.matchAll(new RegExp(RegExp.escape(title), 'g'))].map(
			({ index }) => index,
		);
		const at = starts.find((start) => {
			const part = words.slice(start, start + mostCharacters);
			return (
				start >= (from.get(kind) ?? 0) && facts.split(' · ').every((fact) => part.includes(fact))
			);
		});
		if (at !== undefined) from.set(kind, at);
		return at === undefined;
	});
}

/** Entities of one kind in their order, kind by kind, as lines that are easy to compare. */
export function toLines(entities: readonly Entity[]): string[] {
	const kinds = ['job', 'skill', 'project', 'school', 'language', 'document'] as const;
	return kinds.flatMap((kind) =>
		entities
			.filter((entity) => entity.kind === kind)
			.map(({ title, facts }) => `${kind} | ${title} | ${facts}`),
	);
}

export function toPeriod(locale: Locale, start: string, end?: string): string {
	return formatPeriod(locale, { start, end });
}

/** The line of a document as the forms made of words have it. */
export function toDocumentFacts(
	locale: Locale,
	document: { grade: string; number: string; date: string; issuer?: string | undefined },
): string {
	const { grade, number, date, issuer } = document;
	return [grade, number, formatDate(locale, date), issuer].filter(Boolean).join(' · ');
}
