import type { Cv } from '#cv/cv.ts';
import { formatAll } from '#i18n/format-list.ts';
import { cv as messages } from '#i18n/messages/cv/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { listItems } from './prune.ts';

/** Entries that have a name of their own. Certificates are counted below their list; lines of an entry mean nothing to a reader. */
const counted = ['job', 'project', 'publication', 'place', 'language', 'reference'] as const;

/** The shorter CV with a last line that names what else there is, and where. */
export function withLeftOut(whole: Cv, shorter: Cv): Cv {
	const isShown = ({ kind }: { kind: string }) => kind !== 'certificate';
	const [all, kept] = [listItems(whole).filter(isShown), listItems(shorter).filter(isShown)];
	if (all.length === kept.length) return shorter;
	return { ...shorter, leftOut: { text: nameLeftOut(whole, all, kept), link: whole.whole } };
}

/** Empty where every entry is there and only lines of them are left out. */
function nameLeftOut({ locale }: Cv, all: readonly Kinded[], kept: readonly Kinded[]): string {
	const t = messages[locale];
	const parts = counted
		.map((name) => ({ name, missing: count(all, name) - count(kept, name) }))
		.filter(({ missing }) => missing > 0)
		.map(({ name, missing }) => plural(locale, t.leftOutKinds[name], missing));
	return parts.length === 0 ? '' : fill(t.leftOut, { list: formatAll(locale, parts) });
}

interface Kinded {
	kind: string;
}

function count(items: readonly Kinded[], name: string): number {
	return items.filter(({ kind }) => kind === name).length;
}
