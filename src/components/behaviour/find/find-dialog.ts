import { copyText } from '#browser/copy-text.ts';
import { loadIndex, makeFinder } from '#browser/find-index.ts';
import { say } from '#browser/voice.ts';
import type { Locale } from '#i18n/locales.ts';
import { type FindMessages, find } from '#i18n/messages/find/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import type { FindIndex } from '#lib/find/record.ts';
import { report } from '#lib/report.ts';
import { listActions } from './actions.ts';
import type { EntryKind, FindEntry } from './entry.ts';
import type { Frame } from './frame.ts';
import type { ListOption } from './groups.ts';
import { make } from './make.ts';
import { ResultList } from './result-list.ts';
import type { Early } from './take-early-field.ts';

/** What is shown before the visitor types. */
const kindsAtStart: readonly EntryKind[] = ['page', 'action'];

/** The search of the whole site, in the browser's own dialog, which keeps the focus inside and gives it back. */
export class FindDialog {
	readonly #locale: Locale;
	readonly #t: FindMessages;
	/** Where the search icon leads without scripts. */
	readonly #link: HTMLAnchorElement;
	readonly frame: Frame;
	readonly #list: ResultList;
	#state: 'unwanted' | 'loading' | 'loaded' | 'failed' = 'unwanted';
	#entries: readonly FindEntry[] = [];
	#finder = makeFinder<FindEntry>([], { ignored: '' });
	/** Kinds of which all results are shown. */
	#whole = new Set<EntryKind>();

	constructor(link: HTMLAnchorElement, frame: Frame, locale: Locale) {
		this.#link = link;
		this.frame = frame;
		this.#locale = locale;
		this.#t = find[locale];
		this.#list = new ResultList(frame.field, this.#t, {
			onChoose: (chosen, event) => this.#choose(chosen, event),
			onMark: (chosen) => this.#showProof(chosen),
		});
		frame.note.before(this.#list.element);
		this.#take(undefined);
		frame.field.addEventListener('input', () => {
			this.#whole.clear();
			this.#show();
		});
		this.load();
	}

	/** Opens with what answers the words that were typed before. */
	open({ typed, isEntered }: Early) {
		const { dialog, field } = this.frame;
		field.value = typed;
		field.toggleAttribute('data-entered', isEntered);
		dialog.showModal();
		this.#whole.clear();
		this.#show();
		this.load();
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
		const { dialog, field } = this.frame;
		const isEntered = dialog.open && field.hasAttribute('data-entered');
		if (isEntered && this.#state === 'loaded') this.#list.open();
	}

	#take(index: FindIndex | undefined) {
		this.#entries = [...(index?.records ?? []), ...listActions(this.#t)];
		this.#finder = makeFinder(this.#entries, index ?? { ignored: '' });
	}

	#show() {
		if (!this.frame.dialog.open) return;
		const query = this.frame.field.value.trim();
		const shown = this.#toShown();
		this.#list.element.classList.toggle('find-start', query === '');
		this.#list.show(shown);
		this.#report(query, shown.entries.length);
	}

	#toShown() {
		const query = this.frame.field.value.trim();
		const { asked, found } = this.#finder.find(query);
		const isStart = query === '';
		// What Enter would open is not known yet.
		const known = this.#state === 'loading' ? [] : found;
		const entries = isStart ? this.#entries.filter(isAtStart) : known;
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
		this.frame.note.replaceChildren(...note);
		this.frame.note.hidden = note.length === 0;
		const isCounted = query !== '' && this.#state === 'loaded';
		this.frame.status.textContent = isCounted ? plural(this.#locale, this.#t.found, count) : '';
		say(this.#state === 'failed' ? this.#t.failed : this.frame.status.textContent, 'search');
	}

	#makeNote(query: string, count: number): HTMLElement[] {
		const t = this.#t;
		if (this.#state === 'loading') return [make('p', { class: 'find-loading' }, t.loading)];
		if (this.#state === 'failed') {
			const again = make('button', { type: 'button', class: 'button' }, t.again);
			again.addEventListener('click', () => {
				this.frame.field.focus();
				this.load();
			});
			return [make('p', {}, t.failed), make('p', {}, again, this.#makeWayOut(''))];
		}
		if (query === '' || count > 0) return [];
		return [
			make('p', {}, fill(t.none, { query })),
			make('p', { class: 'quiet' }, t.hint),
			make('p', {}, ...this.#makeEmail(), this.#makeWayOut(query)),
		];
	}

	/** Copies the address to which a question can be sent. */
	#makeEmail(): HTMLElement[] {
		const email = this.#entries.find(
			(entry) => entry.kind === 'answer' && entry.href === `mailto:${entry.title}`,
		)?.title;
		if (!email) return [];
		const words = `${this.#t.does.copy}: ${email}`;
		const button = make('button', { type: 'button', class: 'button' }, words);
		button.addEventListener('click', () => this.#copy(email));
		return [button];
	}

	#makeWayOut(query: string): HTMLElement {
		const href = this.#link.href + (query && `?q=${encodeURIComponent(query)}`);
		return make('a', { class: 'button', href }, this.#t.certificates);
	}

	async #copy(text: string) {
		const isCopied = await copyText(text);
		this.frame.status.textContent = fill(isCopied ? this.#t.copied : this.#t.notCopied, { text });
		say(this.frame.status.textContent);
	}

	/** Where the issuer confirms the document that is chosen: a choice of the list can have no link of its own. */
	#showProof(chosen: ListOption['for'] | undefined) {
		const verify = chosen && 'verify' in chosen ? chosen.verify : '';
		const link = { href: verify, target: '_blank', rel: 'noopener', class: 'find-verify' };
		this.frame.proof.replaceChildren(...(verify ? [make('a', link, this.#t.verify)] : []));
	}

	#choose(chosen: ListOption['for'], event: MouseEvent) {
		if ('all' in chosen) {
			this.#whole.add(chosen.all);
			this.#list.extend(this.#toShown());
		} else if (chosen.kind === 'action') {
			this.frame.dialog.close();
			chosen.run();
		} else if (chosen.copy) this.#copy(chosen.copy);
		else if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.frame.dialog.close();
	}
}

function isAtStart(entry: FindEntry): boolean {
	// Addresses and numbers, to be copied at once.
	if (entry.kind === 'answer') return entry.copy === entry.title;
	return kindsAtStart.includes(entry.kind);
}
