/**
 * Keeps what is clicked in a toolbar before the code of islands is there, and gives it to the island
 * of that toolbar. It is printed behind the controls, so it may use nothing from outside its own
 * braces.
 */
export function keepEarlyClicks() {
	const toolbar = document.currentScript?.parentElement;
	const island = toolbar?.querySelector('[component-url]');
	if (!toolbar || !island) return;
	const early: EventTarget[] = [];
	const keep = (event: Event) => event.target && early.push(event.target);
	toolbar.addEventListener('click', keep);
	// The search happens on this page: a form sent before React is there must not leave it.
	toolbar.addEventListener('submit', (event) => event.preventDefault());
	customElements.whenDefined(island.localName).then(() => {
		toolbar.removeEventListener('click', keep);
		const repeat = () => {
			for (const target of early) (target as HTMLElement).click();
		};
		toolbar.addEventListener('island-ready', repeat, { once: true });
		const reached = early[0] ?? toolbar.querySelector(':focus');
		reached?.dispatchEvent(new Event('focusin', { bubbles: true }));
	});
}
