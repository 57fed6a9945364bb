import { type KeptInput, waiting } from './keep.ts';

addEventListener('vz-wanted', repeatKept);
repeatKept();

/** Does again what `keep.ts` has kept for parts that have become ready. */
function repeatKept() {
	for (const [, root] of take(([{ type }]) => type === 'vz-ready')) {
		root.setAttribute('data-ready', '');
	}
	repeat(take(isDue).filter(isMeant));
}

function take(isTaken: (item: KeptInput) => boolean): KeptInput[] {
	const taken = window.vzEarly.filter(isTaken);
	for (const item of taken) window.vzEarly.splice(window.vzEarly.indexOf(item), 1);
	return taken;
}

function isDue([{ type }, part]: KeptInput): boolean {
	return !part.isConnected || !part.matches(waiting.replaceAll('$', type));
}

/**
 * Events that scripts dispatch on an island are not input of the visitor. The text of a password manager is, although
 * its event is not trusted. A script may also press the page's own buttons, whose code always loads late.
 */
function isMeant([{ isTrusted, type, target }, part]: KeptInput): boolean {
	if (!(target instanceof Element)) return false;
	if (!isTrusted && type !== 'input' && !part.hasAttribute(`data-${type}`)) return false;
	if (!type.endsWith('click') || target.matches('[type=checkbox], [type=radio]')) return true;
	// The browser has already handled these: a label, for example, has clicked its field.
	return !target.closest('a:not([data-click]), summary, label, select, textarea, input');
}

/**
 * One after the other in one task, so that no other input comes between. The microtask after each lets React render the
 * result.
 */
async function repeat(due: readonly KeptInput[]) {
	for (const [event, part, text, caret] of due) {
		if (!(event.target instanceof Element)) continue;
		const target = findTwin(event.target, part);
		if (event.type === 'input') setText(target, String(text), caret);
		else if (event.type === 'paste') {
			// Where it is pasted into a field, that was empty.
			setText(target, '');
			// The clipboard can be read during the visitor's own event only.
			const clipboardData = { getData: () => text };
			target.dispatchEvent(Object.assign(new Event('paste', event), { clipboardData }));
		} else target.dispatchEvent(Reflect.construct(event.constructor, [event.type, event]));
		// What was pressed was not yet of use, and what has replaced it is in the same place.
		if (event instanceof MouseEvent && !event.target.isConnected) {
			const field = document.elementFromPoint(event.clientX, event.clientY);
			if (field instanceof HTMLElement && isField(field)) field.focus();
		}
		await undefined;
	}
}

/** The control itself, or the key of that name or control in the same place of the calculator that has replaced the HTML of the page. */
function findTwin(target: Element, part: Element): Element {
	if (target.isConnected) return target;
	const name = target.closest('[data-key]')?.getAttribute('data-key');
	const list = (root: Element | null) =>
		[...(root?.querySelectorAll('button, input') ?? [])].filter(
			(each) => each.getAttribute('data-key') === (name ?? null),
		);
	const place = list(target.closest('.machine')).findIndex((each) => each.contains(target));
	return list(part.querySelector('.machine'))[place] ?? target;
}

/** Puts a text into a field so that React sees it. */
function setText(field: Element, text: string, caret?: unknown) {
	if (!isField(field)) return;
	if (field.type !== 'file') {
		// React tracks a value that is set on the field itself, so another one is set first: React then sees a change.
		field.value = text === '' ? '0' : '';
		Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
		// The next letter belongs behind this one. Lists and fields of a number have no caret.
		if (typeof caret === 'number') (field as HTMLInputElement).setSelectionRange(caret, caret);
	}
	for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function isField(
	element: Element,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
	return element.matches('input, textarea, select');
}
