import { defaultLocale } from '#i18n/locales.ts';
import type { JsonSchema } from '../content/json-schema.ts';
import { isEmpty, isGroup } from '../content/plain-value.ts';
import { readShape, type Shape } from './shape.ts';

/** How the forms call the one text for all languages, beside the tags of languages. */
export const sameInAll = 'all';
/** In the forms, the choice beside the words of a list: the entire entry, or none of them. */
export const insteadOfWords = '*';

type FieldValues = Readonly<Record<string, unknown>>;

/** A value of a content file as the forms of the editor want it: without the choice between two forms. */
export function toForm(schema: JsonSchema, value: unknown, path = ''): unknown {
	if (value === undefined) return undefined;
	const shape = readShape(schema, path);
	if (shape.kind === 'either' && !isGroup(value)) {
		const same = typeof value === 'number' ? String(value) : toForm(shape.same, value, path);
		return { [sameInAll]: same };
	}
	if (shape.kind === 'choice') return value === shape.instead ? insteadOfWords : value;
	if (shape.kind === 'mark') return value === shape.instead ? [insteadOfWords] : value;
	if (shape.kind === 'picture') return typeof value === 'string' ? `/${value}` : value;
	if (shape.kind === 'groups' && Array.isArray(value)) {
		return value.map((item) => toForm(shape.items, item, path));
	}
	if ((shape.kind !== 'group' && shape.kind !== 'either') || !isGroup(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([name, inner]) => {
			const field = shape.fields[name];
			return [name, field ? toForm(field, inner, `${path}.${name}`) : inner];
		}),
	);
}

/**
 * A value of a form in the format of the content file. `before` is the current value of the file: its fields keep their
 * order, those that no form knows stay, and what was left empty and was not there before is not written.
 */
export function fromForm(schema: JsonSchema, form: unknown, before: unknown, path = ''): unknown {
	if (before !== undefined && isSame(form, toForm(schema, before, path))) return before;
	const shape = readShape(schema, path);
	const value = fromShape(shape, form, before, path);
	if (isEmpty(value) || (schema.const === true && value !== true)) return undefined;
	// A switch of a form is always true or false, so an untouched one is false.
	const untouched = schema.default ?? (shape.kind === 'switch' ? false : undefined);
	const isUntouched = JSON.stringify(value) === JSON.stringify(untouched);
	return before === undefined && isUntouched ? undefined : value;
}

function fromShape(shape: Shape, form: unknown, before: unknown, path: string): unknown {
	switch (shape.kind) {
		case 'either':
			return fromEither(shape, form, before, path);
		case 'mark':
			return Array.isArray(form) && form.includes(insteadOfWords) ? shape.instead : form;
		case 'choice':
			return form === insteadOfWords ? (shape.instead ?? form) : form;
		case 'picture':
			return typeof form === 'string' ? form.replace(/^\//, '') : form;
		case 'number':
			return typeof form === 'string' && form.trim() !== '' ? Number(form) : form;
		case 'group':
			return fromGroup(shape.fields, form, before, path);
		case 'groups':
			return Array.isArray(form) ? fromGroups(shape.items, form, before, path) : form;
		case 'names':
			return Array.isArray(form) ? form.filter((item) => !isEmpty(item)) : form;
		case 'text':
		case 'date':
		case 'switch':
		case 'choices':
			return form;
	}
}

function fromEither(
	{ same, fields, numbers }: Shape & { kind: 'either' },
	form: unknown,
	before: unknown,
	path: string,
): unknown {
	if (!isGroup(form)) return form;
	const { [sameInAll]: all, ...single } = form;
	const written = isEmpty(all) ? undefined : fromShape(readShape(same, path), all, before, path);
	if (isEmpty(single)) return numbers ? toNumber(written) : written;
	const text = isEmpty(single[defaultLocale]) ? all : single[defaultLocale];
	return fromGroup(fields, { ...single, [defaultLocale]: text }, before, path);
}

/** A text that is only a number is written as a number. @example toNumber('2.5') // 2.5 */
function toNumber(written: unknown): unknown {
	const isNumber = typeof written === 'string' && /^-?\d+(\.\d+)?$/.test(written.trim());
	return isNumber ? Number(written) : written;
}

function fromGroup(
	fields: Readonly<Record<string, JsonSchema>>,
	form: unknown,
	before: unknown,
	path: string,
): FieldValues {
	const given = isGroup(form) ? form : {};
	const known = isGroup(before) ? before : {};
	const order = mergeOrder(Object.keys(known), Object.keys(fields));
	return Object.fromEntries(
		order.flatMap((name) => {
			const field = fields[name];
			const value = field
				? fromForm(field, given[name], known[name], `${path}.${name}`)
				: known[name];
			return value === undefined ? [] : [[name, value]];
		}),
	);
}

/**
 * Rows can be moved and removed: a row equal to an earlier one is that row, otherwise it is the earlier row at its
 * index.
 */
function fromGroups(
	items: JsonSchema,
	form: readonly unknown[],
	before: unknown,
	path: string,
): unknown[] {
	const rows = Array.isArray(before) ? before : [];
	const asForm = rows.map((row) => JSON.stringify(toForm(items, row, path)));
	return form.map((row, index) => {
		const same = asForm.indexOf(JSON.stringify(row));
		return fromForm(items, row, rows[same === -1 ? index : same], path) ?? {};
	});
}

/** The fields of a file in its own order; a new one comes after the one that the schema has before it. */
function mergeOrder(present: readonly string[], known: readonly string[]): string[] {
	const order = [...present];
	known.forEach((name, index) => {
		if (order.includes(name)) return;
		const previous = known.slice(0, index).findLast((earlier) => order.includes(earlier));
		order.splice(order.indexOf(previous ?? '$schema') + 1, 0, name);
	});
	return order;
}

/** Whether two values of a form are equal, apart from empty values and spaces around texts. */
function isSame(a: unknown, b: unknown): boolean {
	return toPlain(a) === toPlain(b);
}

function toPlain(value: unknown): string {
	if (isEmpty(value)) return '';
	if (typeof value === 'string') return JSON.stringify(value.trim());
	if (Array.isArray(value)) return `[${value.map(toPlain).join(',')}]`;
	if (!isGroup(value)) return JSON.stringify(value);
	return JSON.stringify(
		Object.keys(value)
			.filter((name) => !isEmpty(value[name]))
			.sort()
			.map((name) => [name, toPlain(value[name])]),
	);
}
