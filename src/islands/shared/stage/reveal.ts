/** Scrolls the panel, not the page, until a menu that has opened is in it, or its button is at the top. */
export function reveal(menu: HTMLElement) {
	const panel = menu.closest('.stage-controls');
	if (!panel) return;
	const seen = panel.getBoundingClientRect();
	const { top, bottom } = menu.getBoundingClientRect();
	const below = bottom - seen.bottom;
	if (below > 0) panel.scrollTop += Math.min(below, top - seen.top);
}
