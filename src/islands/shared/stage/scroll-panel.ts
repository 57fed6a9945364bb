/** Scrolls the panel (not the page) so that an open menu is in view. A menu taller than the panel shows its top. */
export function scrollPanelTo(menu: HTMLElement) {
	const panel = menu.closest('.stage-controls');
	if (!panel) return;
	const seen = panel.getBoundingClientRect();
	const { top, bottom } = menu.getBoundingClientRect();
	const below = bottom - seen.bottom;
	if (below > 0) panel.scrollTop += Math.min(below, top - seen.top);
}
