import type { Field } from '@sveltia/cms';
import { defaultLocale } from '#i18n/locales.ts';
import type { Reference } from '#schemas/text.ts';
import { isPerLanguage, type JsonSchema } from '../content/json-schema.ts';
import { toLabel } from './labels.ts';
import { type Fields, readShape, type Shape } from './shape.ts';
import { insteadOfWords, sameInAll } from './values.ts';

/** The choices for texts that refer to other entries. */
export interface FieldContext {
	/** The names of the entries that a text may refer to. */
	names: Readonly<Record<NamedEntries, readonly string[]>>;
}

/** The gate decides what the site can show: a format that the editor hid would have no reason. */
const pictureOptions = { choose_url: false, accept: 'image/*' };

/** Entries that are chosen from a list. A `Reference` to short versions is read while the form is open. */
type NamedEntries = Exclude<Reference, 'variants'>;

/** The fields of a form from the fields of a schema. A choice between entries that do not exist yet is left out: the editor refuses a list without options. */
export function toFields(
	fields: Fields,
	required: readonly string[],
	around: FieldContext,
	base = '',
	whole?: JsonSchema,
): Field[] {
	return Object.entries(fields)
		.map(([name, schema]) =>
			toField(schema, around, {
				name,
				path: `${base}${name}`,
				required: required.includes(name) && schema.default === undefined,
				whole,
			}),
		)
		.filter((field) => !isWithoutChoice(field));
}

function isWithoutChoice(field: Field): boolean {
	if ('options' in field) return field.options.length === 0;
	return 'fields' in field && field.fields?.length === 0;
}

function toField(schema: JsonSchema, around: FieldContext, place: Place): Field {
	const shape = readShape(schema, place.path);
	const common = toCommon(schema, place);
	switch (shape.kind) {
		case 'text':
			return toTextField(schema, around, { ...place, common });
		case 'picture':
			return { ...common, ...pictureOptions, widget: 'image' };
		case 'date':
			return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
		case 'number':
			return {
				...{ ...common, ...toRange(schema), widget: 'number' },
				// Fractions are shares of a whole.
				...(schema.type === 'integer'
					? { value_type: 'int' }
					: { value_type: 'float', step: 0.01 }),
			};
		case 'switch':
			return { ...common, widget: 'boolean', default: schema.default === true };
		case 'choice':
			return {
				...common,
				widget: 'select',
				options: [
					...toOptions(shape.words),
					...(shape.instead === false ? [{ label: 'None', value: insteadOfWords }] : []),
				],
			};
		case 'choices':
			return {
				...common,
				widget: 'select',
				multiple: true,
				options: toOptions(shape.words),
				...(Array.isArray(schema.default) ? { default: schema.default.map(String) } : {}),
			};
		case 'mark':
			return {
				...common,
				widget: 'select',
				multiple: true,
				options: [
					{ label: shape.instead ? 'The entire entry' : 'None', value: insteadOfWords },
					...toOptions(shape.words),
				],
			};
		case 'names':
			return toNamesField(schema, shape.items, around, common);
		case 'groups':
			return toGroupsField(schema, shape.items, around, place);
		case 'either':
			return toEitherField(schema, shape, around, { ...place, common });
		case 'group':
			return {
				...common,
				widget: 'object',
				collapsed: false,
				fields: toFields(
					shape.fields,
					shape.required,
					around,
					`${place.path}.`,
					isPerLanguage(schema) ? schema : undefined,
				),
			};
	}
}

function toTextField(
	schema: JsonSchema,
	around: FieldContext,
	{ common, whole = schema }: Place & { common: Common },
): Field {
	const { refersTo } = schema;
	if (isNamed(refersTo)) {
		return { ...common, widget: 'select', options: toNames(refersTo, schema, around) };
	}
	if (isLong(whole)) return { ...common, widget: 'text', use_emoji_autocomplete: false };
	return { ...common, ...toPattern(schema), widget: 'string', use_emoji_autocomplete: false };
}

function toNamesField(
	schema: JsonSchema,
	items: JsonSchema,
	around: FieldContext,
	common: Common,
): Field {
	const { refersTo } = items;
	const many = { multiple: true, ...toSize(schema) };
	if (refersTo === 'variants') {
		return {
			...common,
			...many,
			widget: 'relation',
			collection: '_singletons',
			file: 'site',
			value_field: 'variants.*.id',
			display_fields: [`variants.*.title.${defaultLocale}`],
		};
	}
	if (isNamed(refersTo)) {
		return { ...common, ...many, widget: 'select', options: toNames(refersTo, items, around) };
	}
	return { ...common, ...toSize(schema), widget: 'list' };
}

function toGroupsField(
	schema: JsonSchema,
	items: JsonSchema,
	around: FieldContext,
	place: Place,
): Field {
	const shape = readShape(items, place.path);
	if (shape.kind !== 'group') throw new Error(`The rows of "${place.path}" are not groups.`);
	const title = Object.entries(shape.fields).find(([, field]) => isPerLanguage(field));
	return {
		...toCommon(schema, place),
		...toSize(schema),
		widget: 'list',
		collapsed: true,
		...(title ? { summary: `{{${title[0]}.${defaultLocale}}}` } : {}),
		fields: toFields(shape.fields, shape.required, around, `${place.path}.`),
	};
}

/** What is the same in all languages has a field of its own, above the languages. */
function toEitherField(
	schema: JsonSchema,
	{ same, fields }: Shape & { kind: 'either' },
	around: FieldContext,
	{ path, common }: Place & { common: Common },
): Field {
	const isPicture = readShape(same, path).kind === 'picture';
	const all = {
		name: sameInAll,
		label: 'In all languages',
		hint: `One ${isPicture ? 'picture' : 'text'} for all languages. Leave it empty to enter one per language.`,
		required: false,
	};
	return {
		...common,
		widget: 'object',
		collapsed: false,
		fields: [
			isPicture
				? { ...all, ...pictureOptions, widget: 'image' }
				: { ...all, widget: 'string', use_emoji_autocomplete: false },
			...toFields(fields, [], around, `${path}.`, schema),
		],
	};
}

/** The editor reads hints as Markdown: an angle bracket would begin a tag, which it then leaves out. */
export function toMarkdown(text: string): string {
	return text.replaceAll('<', '&lt;');
}

/** Whether a text needs more than one line. The description in the schema mentions sentences then. */
function isLong({ description = '' }: JsonSchema): boolean {
	return /sentence|summary|in their own words/i.test(description);
}

/** The languages of a text need no help texts: one help text is below all of them. */
function toCommon(schema: JsonSchema, { name, required, whole }: Place): Common {
	const hint = whole === undefined ? schema.description : undefined;
	return {
		name,
		label: schema.title ?? toLabel(name),
		required,
		...(hint === undefined ? {} : { hint: toMarkdown(hint) }),
	};
}

function toPattern({ pattern, examples }: JsonSchema): { pattern?: [string, string] } {
	if (pattern === undefined) return {};
	const example = examples === undefined ? '' : ` For example "${String(examples[0])}".`;
	return { pattern: [pattern, `This value has the wrong format.${example}`] };
}

function toRange({ minimum, maximum }: JsonSchema) {
	return {
		...(minimum === undefined ? {} : { min: minimum }),
		...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
	};
}

function toSize({ minItems, maxItems }: JsonSchema) {
	return {
		...(minItems === undefined ? {} : { min: minItems }),
		...(maxItems === undefined ? {} : { max: maxItems }),
	};
}

function isNamed(refersTo: unknown): refersTo is NamedEntries {
	return ['certificates', 'diplomas', 'documents', 'experience'].some((kind) => kind === refersTo);
}

/** Only names that the field takes: special certificates are of two lists. */
function toNames(
	kind: NamedEntries,
	{ pattern = '' }: JsonSchema,
	{ names }: FieldContext,
): string[] {
	return names[kind].filter((name) => new RegExp(pattern, 'u').test(name));
}

function toOptions(words: readonly string[]) {
	return words.map((word) => ({ label: toLabel(word), value: word }));
}

interface Place {
	name: string;
	/** As the author names the field: `contacts.label`. */
	path: string;
	required: boolean;
	/** The text per language of which this is one language. */
	whole?: JsonSchema | undefined;
}

interface Common {
	name: string;
	label: string;
	required: boolean;
	hint?: string;
}
