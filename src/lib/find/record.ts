import { list, oneOf, optional, type Parser, record, text } from '#lib/parse.ts';
import type { Findable } from './finder.ts';

/** The kinds in the index, in the order of equally good groups. */
export const recordKinds = [
	'page',
	'project',
	'job',
	'publication',
	'school',
	'skill',
	'certificate',
	'tool',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What can be found on the site. */
export interface FindRecord extends Findable {
	kind: RecordKind;
	/** Language of title and detail where another one stands in for that of the page; empty otherwise. */
	lang: string;
	/** Address on this site, from the slash on. */
	href: string;
}

/** `find.json` of a language. */
export interface FindIndex {
	/** Address that the action "copy e-mail" copies. */
	email: string;
	records: FindRecord[];
}

export const parseFindIndex: Parser<FindIndex> = record<FindIndex>({
	email: text({ longest: 320 }),
	records: list(
		record<FindRecord>({
			kind: oneOf(recordKinds),
			title: text(),
			lang: optional(text({ pattern: /^[a-z-]*$/, longest: 20 }), ''),
			href: text({ pattern: /^\/(?!\/)/, longest: 2000 }),
			also: optional(list(parseName), []),
			detail: optional(text(), ''),
			words: optional(text(), ''),
		}),
	),
});

function parseName(value: unknown): [string, string] | undefined {
	const [language, name, ...rest] = list(text())(value) ?? [];
	return language !== undefined && name !== undefined && rest.length === 0
		? [language, name]
		: undefined;
}
