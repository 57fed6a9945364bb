/**
 * Keeps what is typed and pasted for a calculator whose code has not come, in its order with the clicks that `keep.ts` keeps;
 * `repeat.ts` does it again, and then the calculator decides about each key as ever. Letters are its keys only while the
 * focus is in it. Printed in front of the calculators, so it may use nothing from outside its own braces.
 */
export function keepCalculatorKeys() {
	const keep = (event: ClipboardEvent | KeyboardEvent) => {
		const { target } = event;
		const part = document.querySelector('[component-url]:has(.calculator):not(:has([data-ready]))');
		let text: string | undefined;
		if (!part || !(target instanceof Element) || target.matches(':read-write')) return;
		if ('key' in event) {
			const { key } = event;
			if (event.ctrlKey || event.metaKey || event.altKey) return;
			if (!/^([\d.,%=+\-−*×/÷()]|Enter|Escape|Backspace|Delete)$/.test(key)) return;
			// A visitor can switch off the keys that work wherever the focus is.
			if (document.documentElement.dataset.keys && !part.contains(target)) return;
			if (key === 'Enter' && target.matches('a,button,summary')) return;
		} else text = event.clipboardData?.getData('text');
		// Before the page takes a slash for its search.
		event.stopImmediatePropagation();
		event.preventDefault();
		window.vzEarly.push([event, part, text]);
		part.dispatchEvent(new Event('vz-wanted', { bubbles: true }));
	};
	addEventListener('paste', keep, true);
	addEventListener('keydown', keep, true);
}
