import type { FindMessages } from '#i18n/messages/find/index.ts';
import type { Asked } from '#lib/find/finder.ts';
import type { EntryKind, FindEntry } from './entry.ts';
import { type ListOption, makeGroups, toGroups } from './groups.ts';
import { make } from './make.ts';

/** What the list shows. */
interface Shown {
	entries: readonly FindEntry[];
	asked: Asked;
	/** Kinds that are shown to the last entry. */
	whole: ReadonlySet<EntryKind>;
	/** The first option is what Enter opens. */
	isFirstActive: boolean;
}

interface Followers {
	onChoose: (chosen: ListOption['for'], event: MouseEvent) => void;
	/** The active choice is another one, or there is none. */
	onMark: (chosen: ListOption['for'] | undefined) => void;
}

/**
 * The results: a listbox with groups. The focus stays in the field, whose `aria-activedescendant` names the active option,
 * and which passes its keys on.
 */
export class ResultList {
	readonly element: HTMLElement;
	readonly #field: HTMLInputElement;
	readonly #t: FindMessages;
	readonly #onMark: Followers['onMark'];
	#choices: ListOption[] = [];
	#active = -1;

	constructor(field: HTMLInputElement, t: FindMessages, { onChoose, onMark }: Followers) {
		this.#onMark = onMark;
		this.#field = field;
		this.#t = t;
		// What scrolls would be a stop of Tab.
		const attributes = { role: 'listbox', 'aria-label': t.results, tabindex: '-1' };
		this.element = make('div', { id: 'find-list', ...attributes });
		field.setAttribute('aria-controls', this.element.id);
		field.addEventListener('keydown', (event) => this.#press(event));
		this.element.addEventListener('click', (event) => {
			const choice = this.#choices[this.#findPlace(event.target)];
			if (choice) onChoose(choice.for, event);
		});
		this.element.addEventListener('pointermove', ({ target }) => {
			const at = this.#findPlace(target);
			if (at >= 0 && at !== this.#active) this.#mark(at);
		});
		// The field keeps the focus, and with it the keys.
		this.element.addEventListener('mousedown', (event) => event.preventDefault());
	}

	show({ entries, asked, whole, isFirstActive }: Shown) {
		const { elements, choices } = makeGroups(toGroups(entries), { asked, whole, t: this.#t });
		this.#choices = choices;
		this.element.replaceChildren(...elements);
		this.element.hidden = choices.length === 0;
		this.element.scrollTop = 0;
		this.#field.setAttribute('aria-expanded', String(choices.length > 0));
		this.#activate(isFirstActive && choices.length > 0 ? 0 : -1);
	}

	/** Shows other entries, and stays where it is. */
	extend(shown: Shown) {
		const at = this.#active;
		const { scrollTop } = this.element;
		this.show(shown);
		this.element.scrollTop = scrollTop;
		this.#activate(at);
	}

	#findPlace(target: EventTarget | null): number {
		const option = target instanceof Element && target.closest('[role=option]');
		return this.#choices.findIndex((choice) => choice.option === option);
	}

	#press(event: KeyboardEvent) {
		const { key, isComposing, altKey, shiftKey, ctrlKey, metaKey } = event;
		if (isComposing || altKey || shiftKey) return;
		const isHeld = ctrlKey || metaKey;
		if (key === 'Enter') {
			event.preventDefault();
			this.open(isHeld);
		} else if (!isHeld && this.#choices.length > 0) {
			const next = this.#toNext(key);
			if (next === undefined) return;
			event.preventDefault();
			this.#activate(next);
		}
	}

	/** Opens the active option. */
	open(inNewTab = false) {
		const option = this.#choices[this.#active]?.option;
		if (inNewTab && option instanceof HTMLAnchorElement)
			window.open(option.href, '_blank', 'noopener');
		else option?.click();
	}

	#toNext(key: string): number | undefined {
		const count = this.#choices.length;
		const places: Readonly<Record<string, number>> = {
			ArrowDown: (this.#active + 1) % count,
			ArrowUp: (Math.max(this.#active, 0) - 1 + count) % count,
			Home: 0,
			End: count - 1,
		};
		return places[key];
	}

	#activate(at: number) {
		this.#mark(at);
		const option = this.#choices[at]?.option;
		// The heading of a group comes into view with its first option.
		option?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
		option?.scrollIntoView({ block: 'nearest' });
	}

	#mark(at: number) {
		this.#choices[this.#active]?.option.setAttribute('aria-selected', 'false');
		this.#active = at;
		const { option, for: chosen } = this.#choices[at] ?? {};
		this.#onMark(chosen);
		option?.setAttribute('aria-selected', 'true');
		if (option) this.#field.setAttribute('aria-activedescendant', option.id);
		else this.#field.removeAttribute('aria-activedescendant');
	}
}
