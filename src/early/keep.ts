/**
 * What keeps input until its code is there: an island that is not ready and, until `<html>` is, the parts of the page that
 * name an action for an event, as `data-click` does. `$` stands for the type of that event.
 */
export const waiting = '[component-url]:not(:has([data-ready])),.js:not([data-ready]) [data-$]';

/** An event, the waiting part it belongs to, and the text of its field and the place of the caret at that time. */
export type KeptInput = readonly [event: Event, part: Element, text: unknown, caret?: unknown];

declare global {
	interface Window {
		vzEarly: KeptInput[];
	}
}

/**
 * Records what is done to a part of the page that is waiting for its code; `repeat.ts` replays it when the part
 * dispatches `vz-ready`. For each recorded event it dispatches `vz-wanted` on the part, so that its code is loaded.
 * Until then, buttons, and links with an action, do nothing and no form is submitted; other links and fields work.
 * It is printed into the head, to run before the first paint, so it uses nothing from outside its own braces.
 */
export function keepEarly(parts: string) {
	const kept: KeptInput[] = [];
	window.vzEarly = kept;
	for (const type of ['click', 'dblclick', 'input', 'submit', 'vz-ready']) {
		const isReady = type === 'vz-ready';
		const answer = (event: Event) => {
			const { target } = event;
			if (!(target instanceof Element)) return;
			const part = isReady ? target : target.closest(parts.replaceAll('$', type));
			if (!part) return;
			// While earlier input is waiting, later input must wait behind it.
			if (isReady && !kept.length) return part.setAttribute('data-ready', '');
			event.stopPropagation();
			if (type === 'submit' || target.closest('button,[type=checkbox],[type=radio],[data-click]'))
				event.preventDefault();
			const { value, selectionEnd }: MaybeField = target;
			kept.push([event, part, value, selectionEnd]);
			part.dispatchEvent(new Event('vz-wanted', { bubbles: true }));
		};
		addEventListener(type, answer, true);
	}
}

/** Fields have a text; other elements do not. */
interface MaybeField extends Element {
	readonly value?: unknown;
	readonly selectionEnd?: unknown;
}
