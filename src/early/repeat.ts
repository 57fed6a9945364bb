import { type KeptInput, waiting, waitingKeys } from './keep.ts';
import { typeText } from './type-text.ts';

addEventListener('vz-wanted', repeatKept);
repeatKept();

/** Does again what `keep.ts` has kept for parts that have become ready. */
function repeatKept() {
	for (const item of window.vzEarly.filter(([{ type }]) => type === 'vz-ready')) {
		take([item]);
		const [, root] = item;
		if (root instanceof HTMLElement) root.dataset.ready = '';
	}
	const due = window.vzEarly.filter(isDue);
	take(due);
	repeat(due.filter(isMeant));
}

function take(items: readonly KeptInput[]) {
	for (const item of items) window.vzEarly.splice(window.vzEarly.indexOf(item), 1);
}

/**
 * A key is for the calculator that takes the keys of the page, wherever the focus is. The keys shown before it
 * disappear when it has loaded.
 */
function isDue([{ type }, part]: KeptInput): boolean {
	const isForMachine = type === 'keydown' || !part.isConnected;
	if (isForMachine && document.body.matches(toSelector('keydown'))) return false;
	return !part.isConnected || !part.matches(toSelector(type));
}

function toSelector(type: string): string {
	return `${waiting},${waitingKeys}`.replaceAll('$', type);
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
	const texts = new Map<EventTarget, string>();
	/** Keys go on where an earlier key has moved the focus to. */
	let moved: { from: Element; to: Element } | undefined;
	let refused: KeptInput | undefined;
	let clicked: Element | undefined;
	restoreFocus(due);

	for (const [index, item] of due.entries()) {
		const [event, part, text] = item;
		const { type, target } = event;
		if (!(target instanceof Element) || type === 'focusin') continue;
		const before = texts.get(target);
		if (type === 'input') texts.set(target, String(text));
		// If the part prevents the default of a key, the effects of that key are not repeated.
		const isEffect = type !== 'keydown' && !isByPointer(event);
		if (isEffect && refused && due[index - 1] === refused) continue;

		const focused = document.activeElement;
		let to = findTarget(target, part);
		if (!isByPointer(event) && type !== 'input') {
			if (moved?.from === target) to = moved.to;
			// A pointer does not move the focus to the key of a calculator.
			else if (clicked === target && target.closest('[data-key]')) to = findMachine(part);
		}
		if (type === 'input') {
			typeText(to, String(text), before);
		} else {
			const done = to.dispatchEvent(Reflect.construct(event.constructor, [type, event]));
			refused = type === 'keydown' && !done ? item : undefined;
			if (isByPointer(event)) clicked = target;
		}
		await undefined;
		const { activeElement } = document;
		if (activeElement && activeElement !== focused) moved = { from: target, to: activeElement };
	}
}

function isByPointer(event: Event): boolean {
	return event instanceof MouseEvent && event.detail > 0;
}

/** The key of the calculator that replaces one that was shown before, or another control in the same place. */
function findTarget(target: Element, part: Element): Element {
	if (target.isConnected) return target;
	const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
	const machine = findMachine(part);
	const listControls = (root: Element) => [...root.querySelectorAll('button, input')];
	const place = listControls(part).findIndex((control) => control.contains(target));
	const twin = listControls(machine)[place];
	return machine.querySelector(`[data-key="${key}"]`) ?? twin ?? machine;
}

function findMachine(part: Element): Element {
	return part.isConnected ? part : (document.querySelector('[data-keys]') ?? document.body);
}

/** A key that had the focus has it again when the calculator has loaded. */
function restoreFocus(due: readonly KeptInput[]) {
	const last = due.findLast(([{ type, target }], index) => {
		const next = due[index + 1];
		return type === 'focusin' && !(next && next[0].target === target && isByPointer(next[0]));
	});
	if (!last || document.activeElement !== document.body) return;
	const [{ target }, part] = last;
	if (!(target instanceof Element) || target.isConnected) return;
	const twin = findTarget(target, part);
	if (twin instanceof HTMLElement) twin.focus();
}
