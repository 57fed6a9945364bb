/** What happy-dom leaves out of a browser: ARIA properties and popovers. */
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
