import type { Cv } from '#cv/cv.ts';
import { formatAll } from '#i18n/format-list.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { listItems } from './prune.ts';

/** Kinds that are counted by their own name. Certificates are counted below their list; all others are details. */
const counted = ['job', 'project', 'publication', 'place', 'language', 'reference'] as const;

/** The shorter CV with a last line that counts what it leaves out. */
export function withLeftOut(whole: Cv, shorter: Cv): Cv {
	const text = countLeftOut(whole, shorter);
	return text === '' ? shorter : { ...shorter, leftOut: { text, link: whole.whole } };
}

function countLeftOut(whole: Cv, shorter: Cv): string {
	const t = messages[whole.locale];
	const [all, kept] = [listItems(whole), listItems(shorter)];
	const count = (isOne: (kind: string) => boolean) =>
		all.filter(({ kind }) => isOne(kind)).length - kept.filter(({ kind }) => isOne(kind)).length;
	const entries = counted.map((name) => ({ name, missing: count((kind) => kind === name) }));
	const isDetail = (kind: string) =>
		kind !== 'certificate' && !counted.some((name) => name === kind);
	const parts = [...entries, { name: 'detail' as const, missing: count(isDetail) }]
		.filter(({ missing }) => missing > 0)
		.map(({ name, missing }) => plural(whole.locale, t.leftOutKinds[name], missing));
	if (parts.length === 0) return '';
	return fill(t.leftOut, { list: formatAll(whole.locale, parts) });
}
