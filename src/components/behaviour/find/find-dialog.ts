import { say } from '#browser/voice.ts';
import { defaultLocale, type Locale, parseLocale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { beginsWords } from '#lib/find/begins-words.ts';
import { Finder } from '#lib/find/finder.ts';
import type { FindIndex } from '#lib/find/record.ts';
import { report } from '#lib/report.ts';
import { listActions } from './actions.ts';
import type { EntryKind, FindEntry } from './entry.ts';
import { makeField, makeFrame } from './frame.ts';
import type { ListOption } from './groups.ts';
import { loadIndex } from './load-index.ts';
import { make } from './make.ts';
import { ResultList } from './result-list.ts';

/** What is shown before the visitor types. */
const kindsAtStart: readonly EntryKind[] = ['page', 'action'];

/** The search of the whole site, in the browser's own dialog, which keeps the focus inside and gives it back. */
export class FindDialog {
	readonly #locale: Locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	readonly #t: FindMessages = find[this.#locale];
	/** Where the search icon leads without scripts. */
	readonly #link: HTMLAnchorElement;
	readonly #field = makeField(this.#t);
	readonly #list = new ResultList(this.#field, this.#t, (chosen, event) =>
		this.#choose(chosen, event),
	);
	readonly #note = make('div', { class: 'find-note' });
	readonly #status = make('p', { class: 'find-status' });
	readonly #dialog: HTMLDialogElement;
	#state: 'unwanted' | 'loading' | 'loaded' | 'failed' = 'unwanted';
	#entries: readonly FindEntry[] = [];
	#finder = new Finder<FindEntry>([]);
	/** Kinds of which all results are shown. */
	#whole = new Set<EntryKind>();

	constructor(link: HTMLAnchorElement) {
		this.#link = link;
		const parts = { field: this.#field, note: this.#note, status: this.#status };
		this.#dialog = makeFrame(this.#t, { ...parts, list: this.#list.element });
		this.#take(undefined);
		this.#field.addEventListener('input', () => {
			this.#whole.clear();
			this.#show();
		});
		// A visitor who goes back to this page sees the page and not the search.
		addEventListener('pagehide', () => this.close());
		document.body.append(this.#dialog);
	}

	get isOpen(): boolean {
		return this.#dialog.open;
	}

	open() {
		this.#field.value = '';
		this.#whole.clear();
		this.#dialog.showModal();
		this.#show();
		this.load();
	}

	close() {
		this.#dialog.close();
	}

	/** Loads what can be found, unless that is done or under way. */
	async load() {
		if (this.#state === 'loading' || this.#state === 'loaded') return;
		this.#state = 'loading';
		this.#show();
		try {
			this.#take(await loadIndex(this.#locale));
			this.#state = 'loaded';
		} catch (error) {
			report(error, 'load the search index');
			this.#state = 'failed';
		}
		this.#show();
	}

	#take(index: FindIndex | undefined) {
		this.#entries = [...(index?.records ?? []), ...listActions(this.#t, index?.email)];
		this.#finder = new Finder(this.#entries);
	}

	#show() {
		if (!this.isOpen) return;
		const query = this.#field.value.trim();
		const shown = this.#toShown();
		this.#list.element.classList.toggle('find-start', query === '');
		this.#list.show(shown);
		this.#report(query, shown.entries.length);
	}

	#toShown() {
		const query = this.#field.value.trim();
		const { asked, found } = this.#finder.find(query);
		const isStart = query === '';
		const entries = isStart
			? this.#entries.filter(({ kind }) => kindsAtStart.includes(kind))
			: [...found].sort((a, b) => Number(isMeant(b, query)) - Number(isMeant(a, query)));
		return {
			asked,
			entries: entries.filter((entry) => entry.kind !== 'action' || entry.isOffered()),
			whole: isStart ? new Set(kindsAtStart) : this.#whole,
			isFirstActive: !isStart,
		};
	}

	/** Shows that the list is loading, could not be loaded, or is empty. */
	#report(query: string, count: number) {
		const note = this.#makeNote(query, count);
		this.#note.replaceChildren(...note);
		this.#note.hidden = note.length === 0;
		const isCounted = query !== '' && this.#state === 'loaded';
		this.#status.textContent = isCounted ? plural(this.#locale, this.#t.found, count) : '';
		say(this.#state === 'failed' ? this.#t.failed : this.#status.textContent, 'search');
	}

	#makeNote(query: string, count: number): HTMLElement[] {
		const t = this.#t;
		if (this.#state === 'loading') return [make('p', { class: 'find-loading' }, t.loading)];
		if (this.#state === 'failed') {
			const again = make('button', { type: 'button', class: 'button' }, t.again);
			again.addEventListener('click', () => {
				this.#field.focus();
				this.load();
			});
			return [make('p', {}, t.failed), make('p', {}, again, this.#makeWayOut(''))];
		}
		if (query === '' || count > 0) return [];
		return [
			make('p', {}, fill(t.none, { query })),
			make('p', { class: 'quiet' }, t.hint),
			make('p', {}, this.#makeWayOut(query)),
		];
	}

	#makeWayOut(query: string): HTMLElement {
		const href = this.#link.href + (query && `?q=${encodeURIComponent(query)}`);
		return make('a', { class: 'button', href }, this.#t.certificates);
	}

	#choose(chosen: ListOption['for'], event: MouseEvent) {
		if ('all' in chosen) {
			this.#whole.add(chosen.all);
			this.#list.extend(this.#toShown());
		} else if (chosen.kind === 'action') {
			if (!chosen.answer) this.close();
			chosen.answer?.().then((sentence) => {
				this.#status.textContent = sentence;
				say(sentence);
			});
			chosen.run?.();
		} else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.close();
	}
}

/** What a visitor can do comes before what there is to read, if its words begin with those of the query. */
function isMeant(entry: FindEntry, query: string): boolean {
	if (entry.kind !== 'action') return false;
	const { title, also, words } = entry;
	return beginsWords([title, ...also.map(([, name]) => name), words].join(' '), query);
}
