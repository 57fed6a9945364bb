/** happy-dom remembers what matched `:has` and does not look again when what is inside changes. */
export function askSelectorsAnew() {
	let asked = 0;
	const { closest, matches } = Element.prototype;
	const anew = (selector: string) => `${selector},never-${++asked}`;
	Object.assign(Element.prototype, {
		closest(this: Element, selector: string) {
			return closest.call(this, anew(selector));
		},
		matches(this: Element, selector: string) {
			return matches.call(this, anew(selector));
		},
	});
}
