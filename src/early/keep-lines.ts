/**
 * Keeps the lines of a list that is pasted into an empty field of one line whose code has not come: the field shows them as
 * one line, and `repeat.ts` pastes them anew. Printed in front of the field, so it may use nothing from outside its own braces.
 */
export function keepLines() {
	const keep = (event: ClipboardEvent) => {
		const { target } = event;
		const text = event.clipboardData?.getData('text');
		if (!(target instanceof HTMLInputElement) || target.value || !text) return;
		const part = target.closest('[component-url]:not(:has([data-ready]))');
		if (!part || !/\S\s*\n\s*\S/.test(text)) return;
		event.preventDefault();
		target.value = text.replace(/\s+/g, ' ');
		window.vzEarly.push([event, part, text]);
		part.dispatchEvent(new Event('vz-wanted', { bubbles: true }));
	};
	addEventListener('paste', keep, true);
}
