import type { Question } from './questions.ts';

/** The value that an answer stands for; a list is written with semicolons. */
export function toValue(answer: string, form: Question['form']): unknown {
	const text = answer.trim();
	if (form === 'list') {
		return text
			.split(';')
			.map((part) => part.trim())
			.filter((part) => part !== '');
	}
	if (form === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
	if (form === 'yes or no') return { yes: true, true: true, no: false, false: false }[text] ?? text;
	return text;
}

/** The record with a value at `title.uk`; the order of the fields is that of the questions. */
export function withValue(record: Content, field: string, value: unknown): Content {
	const [name = '', ...rest] = field.split('.');
	if (rest.length === 0) return { ...record, [name]: value };
	const inner = record[name];
	const group = typeof inner === 'object' && inner !== null ? (inner as Content) : {};
	return { ...record, [name]: withValue(group, rest.join('.'), value) };
}

export type Content = Readonly<Record<string, unknown>>;
