import { defaultLocale, type Locale, parseLocale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { Finder } from '#lib/find/finder.ts';
import type { FindIndex } from '#lib/find/record.ts';
import { report } from '#lib/report.ts';
import { listActions } from './actions.ts';
import type { Entry, Kind } from './entry.ts';
import { type Choice, makeGroups, toGroups } from './groups.ts';
import { loadIndex } from './load-index.ts';
import { make, makeIcon } from './make.ts';

/** What is known of the index. */
type Loading = { state: 'loading' | 'failed' } | { state: 'loaded'; index: FindIndex };

/** What is shown before anything is asked for. */
const kindsAtStart: readonly Kind[] = ['page', 'action'];

/**
 * The search of the whole site: a combobox over a list of groups, in the browser's own dialog, which keeps the focus inside and
 * gives it back. The focus stays in the field; `aria-activedescendant` names the option that Enter opens.
 */
export class FindDialog {
	readonly #locale: Locale = parseLocale(document.documentElement.lang) ?? defaultLocale;
	readonly #t: FindMessages = find[this.#locale];
	/** Where the search goes that needs no script. */
	readonly #link: HTMLAnchorElement;
	readonly #field = make('input', {
		...{
			role: 'combobox',
			type: 'text',
			inputmode: 'search',
			enterkeyhint: 'go',
			maxlength: '200',
		},
		...{ 'aria-label': this.#t.title, 'aria-controls': 'find-list', 'aria-autocomplete': 'list' },
		...{
			'aria-expanded': 'false',
			autocomplete: 'off',
			autocapitalize: 'off',
			spellcheck: 'false',
		},
		placeholder: this.#t.field,
	});
	readonly #list = make('div', { id: 'find-list', role: 'listbox', 'aria-label': this.#t.results });
	readonly #note = make('div', { class: 'find-note' });
	readonly #status = make('p', { role: 'status', class: 'find-status' });
	readonly #dialog: HTMLDialogElement;
	#loading: Loading | undefined;
	#entries: readonly Entry[] = [];
	#finder = new Finder<Entry>([]);
	#choices: Choice[] = [];
	#whole = new Set<Kind>();
	#active = -1;

	constructor(link: HTMLAnchorElement) {
		this.#link = link;
		this.#dialog = this.#make();
		this.#listen();
		document.body.append(this.#dialog);
	}

	get isOpen(): boolean {
		return this.#dialog.open;
	}

	open() {
		this.#field.value = '';
		this.#status.textContent = '';
		this.#dialog.showModal();
		this.#collect();
		if (this.#loading?.state !== 'loaded') this.load();
	}

	close() {
		this.#dialog.close();
	}

	/** Loads what can be found, unless that is under way. */
	async load() {
		if (this.#loading && this.#loading.state !== 'failed') return;
		this.#loading = { state: 'loading' };
		this.#collect();
		try {
			this.#loading = { state: 'loaded', index: await loadIndex(this.#locale) };
		} catch (error) {
			report(error, 'load what can be found');
			this.#loading = { state: 'failed' };
		}
		this.#collect();
	}

	#make(): HTMLDialogElement {
		const t = this.#t;
		const close = make('button', { type: 'button', class: 'icon-button', 'aria-label': t.close });
		close.append(makeIcon('close'));
		close.addEventListener('click', () => this.close());
		const keys = [
			[['↑', '↓'], t.keys.choose],
			[['↵'], t.keys.open],
			[[isApple() ? '⌘' : 'Ctrl', '↵'], t.keys.newTab],
			[['Esc'], t.keys.close],
		] as const;
		const legend = keys.map(([names, words]) =>
			make('span', {}, ...names.map((name) => make('kbd', {}, name)), ` ${words}`),
		);
		return make(
			'dialog',
			{ class: 'find', 'aria-label': t.title },
			make(
				'div',
				{ class: 'find-window' },
				make('div', { class: 'find-top' }, makeIcon('search'), this.#field, close),
				this.#list,
				this.#note,
				make(
					'div',
					{ class: 'find-foot' },
					this.#status,
					make('p', { class: 'find-keys', 'aria-hidden': 'true' }, ...legend),
				),
			),
		);
	}

	#listen() {
		this.#dialog.addEventListener('click', ({ target }) => {
			if (target === this.#dialog) this.close();
		});
		this.#field.addEventListener('input', () => {
			this.#whole.clear();
			this.#show();
		});
		this.#field.addEventListener('keydown', (event) => this.#press(event));
		this.#list.addEventListener('click', (event) => this.#click(event));
		this.#list.addEventListener('pointermove', ({ target }) => {
			const at = this.#choices.findIndex(({ option }) => option === toOption(target));
			if (at >= 0 && at !== this.#active) this.#activate(at, false);
		});
		// The field keeps the focus, and with it the keys.
		this.#list.addEventListener('mousedown', (event) => event.preventDefault());
		// Who comes back finds the page, not the search.
		addEventListener('pagehide', () => this.close());
	}

	/** Takes up what can be found and done now. */
	#collect() {
		const index = this.#loading?.state === 'loaded' ? this.#loading.index : undefined;
		this.#entries = [...(index?.records ?? []), ...listActions(this.#t, index?.email)];
		this.#finder = new Finder(this.#entries);
		if (this.isOpen) this.#show();
	}

	#show() {
		const query = this.#field.value;
		const isAsked = query.trim() !== '';
		const { asked, found } = this.#finder.find(query);
		const entries = isAsked
			? found
			: this.#entries.filter(({ kind }) => kindsAtStart.includes(kind));
		const { elements, choices } = makeGroups(toGroups(entries), {
			asked,
			whole: isAsked ? this.#whole : new Set(kindsAtStart),
			t: this.#t,
		});
		this.#choices = choices;
		this.#list.classList.toggle('find-start', !isAsked);
		this.#list.replaceChildren(...elements);
		this.#list.hidden = choices.length === 0;
		this.#field.setAttribute('aria-expanded', String(choices.length > 0));
		this.#list.scrollTop = 0;
		this.#activate(isAsked && choices.length > 0 ? 0 : -1);
		this.#tell(query.trim(), found.length);
	}

	/** What a list alone does not say: that it is coming, is not coming, or is empty. */
	#tell(query: string, count: number) {
		const t = this.#t;
		const state = this.#loading?.state;
		const note: (Node | string)[] = [];
		if (state === 'loading') note.push(make('p', { class: 'find-loading' }, t.loading));
		if (state === 'failed') {
			const again = make('button', { type: 'button', class: 'button' }, t.again);
			again.addEventListener('click', () => {
				this.#field.focus();
				this.load();
			});
			note.push(make('p', {}, t.failed), make('p', {}, again, this.#makeWayOut('')));
		} else if (query && count === 0 && state === 'loaded') {
			note.push(make('p', {}, fill(t.none, { query })), make('p', { class: 'quiet' }, t.hint));
			note.push(make('p', {}, this.#makeWayOut(query)));
		}
		this.#note.replaceChildren(...note);
		this.#note.hidden = note.length === 0;
		this.#status.textContent =
			query && state === 'loaded' ? plural(this.#locale, t.found, count) : '';
	}

	#makeWayOut(query: string): HTMLElement {
		const href = this.#link.href + (query && `?q=${encodeURIComponent(query)}`);
		return make('a', { class: 'button', href }, this.#t.certificates);
	}

	#press(event: KeyboardEvent) {
		const { key, isComposing, altKey, shiftKey, ctrlKey, metaKey } = event;
		if (isComposing || altKey) return;
		const count = this.#choices.length;
		if (key === 'Enter') {
			event.preventDefault();
			const choice = this.#choices[this.#active];
			if (choice && (ctrlKey || metaKey) && choice.option instanceof HTMLAnchorElement)
				window.open(choice.option.href, '_blank', 'noopener');
			else choice?.option.click();
			return;
		}
		if (shiftKey || ctrlKey || metaKey || count === 0) return;
		const next = {
			ArrowDown: (this.#active + 1) % count,
			ArrowUp: (Math.max(this.#active, 0) - 1 + count) % count,
			Home: 0,
			End: count - 1,
		}[key];
		if (next === undefined) return;
		event.preventDefault();
		this.#activate(next);
	}

	#activate(at: number, scroll = true) {
		this.#choices[this.#active]?.option.setAttribute('aria-selected', 'false');
		this.#active = at;
		const option = this.#choices[at]?.option;
		if (!option) {
			this.#field.removeAttribute('aria-activedescendant');
			return;
		}
		option.setAttribute('aria-selected', 'true');
		this.#field.setAttribute('aria-activedescendant', option.id);
		// The heading of a group comes into view with its first option.
		if (scroll) (option.previousElementSibling ?? option).scrollIntoView({ block: 'nearest' });
		if (scroll) option.scrollIntoView({ block: 'nearest' });
	}

	#click(event: MouseEvent) {
		const choice = this.#choices.find(({ option }) => option === toOption(event.target));
		if (!choice) return;
		const chosen = choice.for;
		if ('all' in chosen) this.#showAll(chosen.all);
		else if (chosen.kind === 'action') {
			const answer = chosen.run();
			if (answer) answer.then((sentence) => this.#status.replaceChildren(sentence));
			else this.close();
		} else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.close();
	}

	#showAll(kind: Kind) {
		const at = this.#active;
		const { scrollTop } = this.#list;
		this.#whole.add(kind);
		this.#show();
		this.#list.scrollTop = scrollTop;
		this.#activate(at);
	}
}

function toOption(target: EventTarget | null): Element | null {
	return target instanceof Element ? target.closest('[role=option]') : null;
}

function isApple(): boolean {
	return /Mac|iP(hone|ad)/.test(navigator.platform);
}
