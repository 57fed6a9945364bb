/** happy-dom does not know which elements can be written in. */
export function knowFields() {
	const { matches } = Element.prototype;
	Object.assign(Element.prototype, {
		matches(this: Element, selector: string) {
			if (selector !== ':read-write') return matches.call(this, selector);
			return this.tagName === 'TEXTAREA' || this.getAttribute('type') === 'text';
		},
	});
}
