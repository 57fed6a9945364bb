import { vi } from 'vitest';

/** What happy-dom leaves out of a browser: ARIA properties, popovers, and elements coming into view. */
export function completeBrowser() {
	for (const name of ['Label', 'Current', 'Live', 'Hidden']) {
		const attribute = `aria-${name.toLowerCase()}`;
		Object.defineProperty(Element.prototype, `aria${name}`, {
			configurable: true,
			get(this: Element) {
				return this.getAttribute(attribute);
			},
			set(this: Element, value: string | null) {
				if (value === null) this.removeAttribute(attribute);
				else this.setAttribute(attribute, value);
			},
		});
	}
	Object.assign(window, { IntersectionObserver: FakeObserver });
}

/** Makes a popover of an element; gives back what is called when it is shown. */
export function completePopover(element: HTMLElement) {
	let open = false;
	const matches = element.matches.bind(element);
	Object.defineProperty(element, 'matches', {
		value: (selector: string) => (selector === ':popover-open' ? open : matches(selector)),
	});
	const show = vi.fn(() => {
		open = true;
	});
	element.showPopover = show;
	return show;
}

/** Notifies the observers of the element whether it is in view. */
export function bringIntoView(target: Element, isIntersecting = true) {
	for (const observer of FakeObserver.all) observer.notify(target, isIntersecting);
}

class FakeObserver {
	static readonly all = new Set<FakeObserver>();
	readonly #targets = new Set<Element>();
	readonly #answer: IntersectionObserverCallback;

	constructor(answer: IntersectionObserverCallback) {
		this.#answer = answer;
		FakeObserver.all.add(this);
	}

	observe(target: Element) {
		this.#targets.add(target);
	}

	disconnect() {
		this.#targets.clear();
	}

	notify(target: Element, isIntersecting: boolean) {
		if (!this.#targets.has(target)) return;
		const entry = { target, isIntersecting } as IntersectionObserverEntry;
		this.#answer([entry], this as unknown as IntersectionObserver);
	}
}
