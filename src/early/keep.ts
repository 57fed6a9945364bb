/** An island that is not ready, and what the page's own actions answer until `<html>` is; `$` is the type of event. */
export const waiting = '[component-url]:not(:has([data-ready])),.js:not([data-ready]) [data-$]';

/**
 * On a page whose keyboard drives a calculator (`data-takes="keydown"` on the body): the keys that are shown before the
 * calculator has loaded (`data-keys`), and the keyboard itself.
 */
export const waitingKeys =
	'[data-keys]:not([data-ready]),[data-takes=$]:not(:has([data-keys][data-ready]))';

/** An event, the waiting part it belongs to, and the text of its field at that time. */
export type KeptInput = readonly [event: Event, part: Element, text: unknown];

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
	for (const type of ['click', 'dblclick', 'focusin', 'input', 'keydown', 'submit', 'vz-ready']) {
		const isReady = type === 'vz-ready';
		const answer = (event: EventWithKey) => {
			const { target, key } = event;
			if (!(target instanceof Element)) return;
			const part = isReady ? target : target.closest(parts.replaceAll('$', type));
			// Only the keys of a calculator lose the focus when it replaces them.
			if (!part || (type === 'focusin' && !target.matches('[data-key]'))) return;
			// While earlier input is waiting, later input must wait behind it.
			if (isReady && !kept.length) return part.setAttribute('data-ready', '');
			event.stopPropagation();
			// Only keys that would scroll the page: others press a button or move the focus.
			const idle = key
				? /^(Arrow|Home|End)/.test(key) && 'button,.menu'
				: 'button,[type=checkbox],[type=radio],[data-click]';
			if (type === 'submit' || (idle && target.closest(idle))) event.preventDefault();
			kept.push([event, part, (target as MaybeField).value]);
			part.dispatchEvent(new Event('vz-wanted', { bubbles: true }));
		};
		addEventListener(type, answer, true);
	}
}

interface EventWithKey extends Event {
	readonly key?: string;
}

/** Fields have a text; other elements do not. */
interface MaybeField extends Element {
	readonly value?: unknown;
}
