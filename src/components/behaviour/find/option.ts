import type { FindMessages } from '#i18n/messages/find/index.ts';
import type { Asked } from '#lib/find/finder.ts';
import { findMarks, markAsked } from '#lib/find/marks.ts';
import type { FindEntry } from './entry.ts';
import { make } from './make.ts';

/** One result: title, what it is, and, where neither answers the query, the words that do. */
export function makeOption(
	entry: FindEntry,
	{ asked, id, t }: { asked: Asked; id: string; t: FindMessages },
): HTMLElement {
	const { title, detail, lang } = entry;
	const common = {
		role: 'option',
		id,
		class: 'find-option',
		'aria-selected': 'false',
		tabindex: '-1',
	};
	const words: HTMLElement[] = [
		make(
			'span',
			{ class: 'find-title', ...(lang && { lang, dir: 'auto' }) },
			...mark(title, asked),
		),
		...(detail
			? [
					make(
						'span',
						{ class: 'find-detail', ...(lang && { lang, dir: 'auto' }) },
						...mark(detail, asked),
					),
				]
			: []),
		...makeOther(entry, asked),
		...makeExcerpt(entry, asked),
	];
	if (entry.kind === 'action') return make('div', common, ...words);
	const { kind, href, copy, picture } = entry;
	if (kind === 'answer')
		words.push(make('span', { class: 'find-does' }, copy ? t.does.copy : t.does.open));
	if (copy) return make('div', common, ...words);
	if (picture)
		words.unshift(make('img', { class: 'find-picture', src: picture, alt: '', loading: 'lazy' }));
	const isElsewhere = /\.pdf$|^https?:/.test(href);
	return make(
		'a',
		{ ...common, href, ...(isElsewhere && { target: '_blank', rel: 'noopener' }) },
		...words,
	);
}

/** The name in the other language that was searched. */
function makeOther({ title, also }: FindEntry, asked: Asked): HTMLElement[] {
	if (asked.words.length === 0 || findMarks(title, asked).length > 0) return [];
	const name = also.find(([, text]) => findMarks(text, asked).length > 0);
	return name
		? [make('span', { class: 'find-other', lang: name[0], dir: 'auto' }, ...mark(name[1], asked))]
		: [];
}

/** About as many letters as one line has, before the first mark and from there on. */
const before = 24;
const after = 90;

function makeExcerpt(
	{ kind, title, also, detail, words, lang }: FindEntry,
	asked: Asked,
): HTMLElement[] {
	if (kind === 'answer') return [];
	const seen = [title, detail, ...also.map(([, name]) => name)];
	if (asked.words.length === 0 || seen.some((text) => findMarks(text, asked).length > 0)) return [];
	const [first] = findMarks(words, asked);
	if (!first) return [];
	const start = first[0] <= before ? 0 : words.indexOf(' ', first[0] - before) + 1;
	const excerpt = words.slice(start, first[0] + after);
	const whole = [
		start > 0 ? '… ' : '',
		...mark(excerpt, asked),
		start + excerpt.length < words.length ? '…' : '',
	];
	return [make('span', { class: 'find-excerpt', ...(lang && { lang, dir: 'auto' }) }, ...whole)];
}

function mark(text: string, asked: Asked): (Node | string)[] {
	return markAsked(text, asked).map((part) =>
		part.marked ? make('mark', {}, part.text) : part.text,
	);
}
