import type { FindRecord } from '#lib/find/record.ts';
import type { Period } from '#lib/partial-date.ts';
import { joinParts } from '#lib/parts.ts';
import type { Words } from '#queries/localize.ts';
import type { Resume } from '#queries/resume.ts';
import type { Technology } from '#queries/technologies.ts';

/** What the index of a language is made from. */
export interface FindSources {
	resume: Resume;
	technologies: readonly Technology[];
	/** The text of a case study by the id of its project, as its author wrote it. */
	stories: ReadonlyMap<string, string>;
	/** Where the source code is, if it is public. */
	repository?: string | undefined;
	/** YYYY-MM-DD. */
	today: string;
}

/** A record before it has its names in the other languages. */
export interface NamedRecord
	extends Pick<FindRecord, 'title' | 'lang' | 'href' | 'detail'>,
		Partial<Pick<FindRecord, 'asked' | 'dates' | 'copy' | 'verify'>> {
	/** The same in all languages. */
	id: string;
	/** By these it may be looked for from pages in other languages. */
	names: string[];
	/** What else it is about. */
	words: readonly string[];
	/** File of the picture of a document. */
	file?: string;
}

/** A period as `FindRecord` has it; of the end alone, only that. */
export function toDates({ start, end = '' }: Period): string {
	return start ? `${start}/${end}` : end;
}

/** What a record shows, with its language where English stands in for that of the page. */
export function toShown(
	title: Words,
	details: readonly string[],
): Pick<NamedRecord, 'title' | 'lang' | 'detail' | 'names'> {
	return {
		title: title.text,
		lang: title.lang ?? '',
		detail: joinParts(details.filter(Boolean)),
		names: [title.text],
	};
}
