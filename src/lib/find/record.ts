import { list, oneOf, optional, type Parser, record, text, where } from '#lib/parse.ts';
import type { Findable } from './finder.ts';

/** The kinds in the index, in the order of equally good groups. */
export const recordKinds = [
	'answer',
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
	/** Address on this site, from the slash on; that of an answer may be elsewhere. */
	href: string;
	/** What is copied in place of going to the address; empty for nothing. */
	copy: string;
	/** Address of a small picture of the document; empty if there is none. */
	picture: string;
	/** Where the issuer confirms the document; empty if it says so nowhere. */
	verify: string;
}

/** `find.json` of a language. */
export interface FindIndex {
	/** Words that say nothing beside others, in all languages. */
	ignored: string;
	records: FindRecord[];
}

const own = /^\/(?!\/)/;
const anywhere = /^(?:$|\/(?!\/)|https?:\/\/|mailto:|tel:)/;

export const parseFindIndex: Parser<FindIndex> = record<FindIndex>({
	ignored: text(),
	records: list(
		where(
			record<FindRecord>({
				kind: oneOf(recordKinds),
				title: text(),
				lang: optional(text({ pattern: /^[a-z-]*$/, longest: 20 }), ''),
				href: text({ pattern: anywhere, longest: 2000 }),
				also: optional(list(parseName), []),
				detail: optional(text(), ''),
				words: optional(text(), ''),
				asked: optional(text(), ''),
				dates: optional(text({ pattern: /^[\d/-]*$/ }), ''),
				copy: optional(text(), ''),
				picture: optional(text({ pattern: /^(?:$|\/(?!\/))/ }), ''),
				verify: optional(text({ pattern: anywhere }), ''),
			}),
			({ kind, href }) => kind === 'answer' || own.test(href),
		),
	),
});

function parseName(value: unknown): [string, string] | undefined {
	const [language, name, ...rest] = list(text())(value) ?? [];
	return language !== undefined && name !== undefined && rest.length === 0
		? [language, name]
		: undefined;
}
