import { say } from '#browser/voice.ts';
import { defaultLocale, parseLocale } from '#i18n/locales.ts';
import { type PluralForms, plural } from '#i18n/messages.ts';
import { clearMarks, markRanges } from '#islands/shared/marks.ts';
import { type Findable, Finder } from '#lib/find/finder.ts';
import { findMarks } from '#lib/find/marks.ts';

interface Entry extends Findable {
	item: HTMLElement;
	parts: Part[];
}

/** A part of a tool, which is opened by the hash of its page. */
interface Part extends Findable {
	hash: string;
}

/**
 * Leaves only the tools that have all words of the query in their title, in any of the languages, their purpose or the name
 * of their group, as the search of the site finds them but from the start of a word, the best first. Enter opens the only one that is left, or goes to
 * the first. What is asked by a word for a part of a tool leads to that part: a mortgage to the loans.
 */
export function filterTools(search: HTMLElement) {
	const field = search.querySelector('input');
	const answer = search.querySelector('p');
	const list = document.getElementById(search.dataset.toolSearch ?? '');
	if (!field || !answer || !list) return;
	const groups = [...list.querySelectorAll('section')];
	const entries = groups.flatMap(toEntries);
	const finder = new Finder(entries, { typed: 'fromStart' });
	const locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	const forms: PluralForms = { other: '', ...JSON.parse(search.dataset.found ?? '{}') };
	const listShown = () => [...list.querySelectorAll<HTMLElement>('li:not([hidden])')];

	function find() {
		if (!field || !answer || !list) return;
		const { asked, found } = finder.find(field.value);
		const all = field.value.trim() === '';
		const shown = new Set(found.map(({ item }) => item));
		for (const item of list.querySelectorAll('li')) item.hidden = !all && !shown.has(item);
		for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
		// The best first; without a query, as the page has them.
		for (const { item } of (all ? entries : found).toReversed())
			for (const part of [item, item.closest('section')]) part?.parentElement?.prepend(part);
		for (const { item, parts } of entries) lead(item, all ? [] : parts, field.value);
		clearMarks(list);
		if (!all) markRanges(list, (text) => findMarks(text, asked));
		const count = found.length ? plural(locale, forms, found.length) : (search.dataset.none ?? '');
		answer.textContent = all ? '' : count;
		say(answer.textContent, 'search');
	}

	field.addEventListener('input', find);
	field.addEventListener('keydown', ({ key }) => {
		const [first, other] = listShown();
		const link = first?.querySelector('a');
		if (key !== 'Enter' || field.value.trim() === '') return;
		if (other) link?.focus();
		else link?.click();
	});
	if (field.value) find();
}

function toEntries(group: HTMLElement): Entry[] {
	const words = [read(group, 'h2'), ...readAlso(group)].join(' ');
	return [...group.querySelectorAll('li')].map((item) => ({
		item,
		title: read(item, 'a'),
		also: readAlso(item).map((name) => ['', name]),
		detail: read(item, 'p'),
		words,
		parts: readParts(item),
	}));
}

/** Leads the link of a tool to the part that has all words of the query, or else to the tool. */
function lead(item: HTMLElement, parts: readonly Part[], query: string) {
	const link = item.querySelector('a');
	const [part] = new Finder(parts, { typed: 'fromStart' }).find(query).found;
	if (link && item.dataset.parts !== undefined) link.hash = part?.hash ?? '';
}

function readParts({ dataset }: HTMLElement): Part[] {
	const parts: [hash: string, words: string[]][] = JSON.parse(dataset.parts ?? '[]');
	return parts.map(([hash, words]) => ({
		hash,
		title: '',
		also: words.map((word) => ['', word]),
		detail: '',
		words: '',
	}));
}

function read(root: HTMLElement, selector: string): string {
	return root.querySelector(selector)?.textContent ?? '';
}

/** Names in the other languages. */
function readAlso({ dataset }: HTMLElement): string[] {
	return (dataset.also ?? '').split('|');
}
