import type { z } from 'zod';
import { defaultLocale } from '#i18n/locales.ts';
import { collections } from '#schemas/collections.ts';
import { partialDatePattern } from '#schemas/date.ts';
import { linkPattern } from '#schemas/link.ts';
import { pictureName } from '#schemas/picture.ts';
import { isPerLanguage, type JsonSchema, toJsonSchema, toSchema } from '../content/json-schema.ts';
import { findKind, type Kind } from './kinds.ts';

/** A question to the author, made from a field of a schema. */
export interface Question {
	/** Path of the field, and the name of its flag: `title.uk` is `--title.uk`. */
	field: string;
	/** The description of the field in the schema. */
	text: string;
	/** A valid answer. */
	example: string;
	required: boolean;
	/** `country` is a name or a code; `names` is a list of short names, which commas may separate too; an `address` may lack its scheme; a `date` is as people write it. */
	form:
		| 'text'
		| 'address'
		| 'country'
		| 'date'
		| 'picture'
		| 'list'
		| 'names'
		| 'number'
		| 'yes or no';
	/** The language that the answer is in, if the field has one text per language. */
	locale?: string;
	/** The first question of the same group. Without an answer to it, this one is skipped. */
	after?: string;
}

/** Fields without a question: the command writes the first one, authors add the others later. */
const silent = new Set(['$schema', 'tags', 'private', 'gallery', 'groups']);
/** Lists of names, which have no commas in them. */
const shortLists = new Set(['technologies', 'skills', 'certificates']);
/** Lists of groups with questions for their first row. */
const firstRows = new Set(['results', 'everydayTools']);

/** All questions about a kind, in every language. The place of a record with dates is left to them. */
export function listQuestions(kind: Kind): Question[] {
	const { collection, fixed } = findKind(kind);
	const all = listQuestionsOf(collections[collection].schema);
	const isDated = all.some(({ field }) => field === 'start');
	const questions = all.filter(({ field }) => !(field in fixed || (isDated && field === 'order')));
	return collection === 'languages' ? afterCertificate(questions) : questions;
}

/** Without a certificate of a language, it has no other details: the name of the certificate is the first of these fields. */
function afterCertificate(questions: readonly Question[]): Question[] {
	const first = `title.${defaultLocale}`;
	const start = questions.findIndex(({ field }) => field === first);
	return questions.map((question, at) => (at > start ? { ...question, after: first } : question));
}

/** The questions for the fields of a schema, in its order. */
export function listQuestionsOf(content: z.ZodType): Question[] {
	const schema = toJsonSchema(content);
	return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
		silent.has(name) || typeof property === 'boolean'
			? []
			: toQuestions(name, property, schema.required?.includes(name) ?? false),
	);
}

function toQuestions(field: string, schema: JsonSchema, required: boolean): Question[] {
	const options = (schema.anyOf ?? []).map(toSchema).filter((option) => option !== undefined);
	const perLanguage = [schema, ...options].find(isPerLanguage);
	const alone = options.some(({ type }) => type === 'string');
	const row = firstRows.has(field) ? toSchema(schema.items) : undefined;
	if (row) return toGroupQuestions(`${field}.0`, row, schema.description);
	if (!perLanguage && schema.properties) return toGroupQuestions(field, schema, schema.description);
	if (!perLanguage || alone) return [toQuestion(field, schema, required)];
	return Object.entries(perLanguage.properties ?? {}).flatMap(([locale, written]) => {
		const property = toSchema(written);
		return property
			? {
					...toQuestion(`${field}.${locale}`, property, required && locale === defaultLocale),
					text: `${schema.description ?? field} ${property.description ?? ''}`.trim(),
					locale,
				}
			: [];
	});
}

/** The fields of a group that may be left out as a whole, by skipping its first one. */
function toGroupQuestions(base: string, { properties = {} }: JsonSchema, about = ''): Question[] {
	const [first, ...others] = Object.entries(properties).flatMap(([name, property]) =>
		typeof property === 'boolean' ? [] : toQuestions(`${base}.${name}`, property, false),
	);
	if (first === undefined) return [];
	const after = first.field;
	const opening = { ...first, text: `${about} ${first.text}`.trim() };
	return [opening, ...others.map((question) => ({ ...question, after }))];
}

function toQuestion(field: string, schema: JsonSchema, required: boolean): Question {
	const [example = ''] = schema.examples ?? [];
	const form = shortLists.has(field) ? 'names' : toForm(schema);
	const more = form === 'picture' ? ' It may be anywhere on this computer.' : '';
	return {
		field,
		text: `${schema.description ?? field}${more}`,
		example: toWritten(example),
		required: required && schema.default === undefined,
		form,
	};
}

/** An example as the author answers: a list with semicolons, and words for the two settings. */
function toWritten(example: unknown): string {
	if (typeof example === 'boolean') return example ? 'yes' : 'no';
	return Array.isArray(example) ? example.join('; ') : String(example);
}

function toForm({ type, anyOf, pattern }: JsonSchema): Question['form'] {
	if (pattern === linkPattern) return 'address';
	if (pattern === partialDatePattern) return 'date';
	const options = [pattern, ...(anyOf ?? []).map((option) => toSchema(option)?.pattern)];
	if (options.includes(pictureName.source)) return 'picture';
	if (type === 'array') return 'list';
	const isNumber = (kind: unknown) => kind === 'integer' || kind === 'number';
	if (isNumber(type) || anyOf?.some((option) => isNumber(toSchema(option)?.type))) {
		return 'number';
	}
	return type === 'boolean' ? 'yes or no' : 'text';
}
