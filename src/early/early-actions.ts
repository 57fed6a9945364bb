/**
 * Keeps what is typed, clicked or sent with Enter in an island before React is there, and does it again when
 * the island says that it is ready; no form leaves the page meanwhile. Links and summaries need no React and
 * do their own. For the islands that are loaded at once in the element this script stands in; those that are
 * loaded when reached for have `early-clicks.ts`. It is printed into the page, so it may use nothing from
 * outside its own braces.
 */
export function keepEarlyActions() {
	const box = document.currentScript?.parentElement;
	if (!box) return;
	const ready = new Set<Element>();
	let early: { target: Element; typed: boolean; repeat: () => void }[] = [];

	const toWaitingIsland = (target: Element) => {
		const island = target.closest('astro-island:not([client="reach"])');
		return island && !ready.has(island) ? island : undefined;
	};
	const type = (field: HTMLInputElement, text: string) => {
		// React sees a change only where it has not set the value itself, as it does in hydration.
		field.value = '';
		const proto = Object.getPrototypeOf(field);
		Object.getOwnPropertyDescriptor(proto, 'value')?.set?.call(field, text);
		for (const name of ['input', 'change']) {
			field.dispatchEvent(new Event(name, { bubbles: true }));
		}
	};
	box.addEventListener('input', ({ target }) => {
		const field = target as HTMLInputElement;
		if (!toWaitingIsland(field) || /^(checkbox|radio|file)$/.test(field.type)) return;
		const text = field.value;
		const last = early.at(-1);
		if (last?.typed && last.target === field) early.pop();
		early.push({ target: field, typed: true, repeat: () => type(field, text) });
	});
	box.addEventListener('click', (click) => {
		const target = click.target as Element;
		if (!click.isTrusted || click.defaultPrevented || !toWaitingIsland(target)) return;
		if (target.closest('a, summary')) return;
		click.preventDefault();
		const repeat = () => target.dispatchEvent(new MouseEvent('click', click));
		early.push({ target, typed: false, repeat });
	});
	box.addEventListener('submit', (event) => {
		if (toWaitingIsland(event.target as Element)) event.preventDefault();
	});
	box.addEventListener('island-ready', async (event) => {
		const island = toWaitingIsland(event.target as Element);
		if (!island) return;
		ready.add(island);
		const due = early.filter(({ target }) => island.contains(target));
		early = early.filter((action) => !due.includes(action));
		for (const { repeat } of due) {
			repeat();
			// React shows what came of it before the next.
			await undefined;
		}
	});
}
