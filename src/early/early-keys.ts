/**
 * For the page of the calculator, whose keys can be seen, pressed and tabbed to before the script of the
 * machine is there. What is pressed until then is kept, and pressed again when the machine says
 * `island-ready`; the key that had the focus has it again.
 */
export function keepEarlyKeys() {
	const early: (() => void)[] = [];
	const listening = new AbortController();
	const options = { signal: listening.signal };
	let focused: string | undefined;

	document.addEventListener(
		'keydown',
		(event) => {
			const { target } = event;
			if (!event.isTrusted || !(target instanceof Element)) return;
			const inside = target.closest('.machine');
			// In the machine a button has the focus: these click it, and the click is kept.
			if (inside ? [' ', 'Enter'].includes(event.key) : target !== document.body) return;
			early.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', event)));
		},
		options,
	);
	document.addEventListener(
		'click',
		({ isTrusted, target }) => {
			const key = isTrusted && toKey(target);
			if (key) early.push(() => findKey(key)?.click());
		},
		options,
	);
	document.addEventListener(
		'focusin',
		({ target }) => {
			focused = toKey(target);
		},
		options,
	);
	document.addEventListener(
		'island-ready',
		() => {
			listening.abort();
			if (focused) findKey(focused)?.focus();
			for (const press of early) press();
		},
		options,
	);
}

function toKey(target: EventTarget | null): string | undefined {
	return target instanceof Element
		? target.closest<HTMLElement>('.machine [data-key]')?.dataset.key
		: undefined;
}

function findKey(key: string) {
	return document.querySelector<HTMLElement>(`.machine [data-key="${key}"]`);
}
