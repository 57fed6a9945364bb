import { findCountryCode } from '#i18n/country-code.ts';
import { readyLanguages } from '../content/words/ready-words.ts';
import { readDate } from '../import/read-date.ts';
import type { Question } from './questions.ts';
import { toWebAddress } from './web-address.ts';

/** The value that an answer stands for. A list is written with semicolons; a list of names may have commas instead. */
export function toValue(answer: string, form: Question['form']): unknown {
	const text = answer.trim();
	if (form === 'list' || form === 'names') {
		return text
			.split(form === 'names' && !text.includes(';') ? ',' : ';')
			.map((part) => part.trim())
			.filter((part) => part !== '');
	}
	if (form === 'address') return toWebAddress(text);
	if (form === 'country') return findCountryCode(text, readyLanguages) ?? text;
	if (form === 'date') {
		const read = readDate(text);
		return read.kind === 'date' ? read.iso : text;
	}
	if (form === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
	if (form === 'yes or no') return { yes: true, true: true, no: false, false: false }[text] ?? text;
	return text;
}

/**
 * The record with a value at `title.uk`, or at `results.0.after` in the first row of a list; the order of the fields is
 * that of the questions.
 */
export function withValue(record: Content, field: string, value: unknown): Content {
	const [name = '', ...rest] = field.split('.');
	if (rest.length === 0) return { ...record, [name]: value };
	const inner = record[name];
	if (rest[0] === '0') {
		const row = toGroup(Array.isArray(inner) ? inner[0] : undefined);
		return { ...record, [name]: [withValue(row, rest.slice(1).join('.'), value)] };
	}
	return { ...record, [name]: withValue(toGroup(inner), rest.join('.'), value) };
}

/** The value of a field, or undefined. */
export function readValue(record: Content, field: string): unknown {
	return field.split('.').reduce<unknown>((inner, name) => {
		return typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined;
	}, record);
}

/** The field as the content check calls it. @example toCheckedField('results.0.after') // 'results[0].after' */
export function toCheckedField(field: string): string {
	return field.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

function toGroup(inner: unknown): Content {
	return typeof inner === 'object' && inner !== null ? (inner as Content) : {};
}

export type Content = Readonly<Record<string, unknown>>;
