/** A menu, or the burger, that the focus has left closes: it would lie over what has the focus now. */
export function closeLeftMenus() {
	const { activeElement, body } = document;
	// A button that is clicked has no focus in WebKit.
	if (activeElement === body) return;
	for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
		const isOpener = activeElement?.getAttribute('popovertarget') === menu.id;
		if (!isOpener && !menu.contains(activeElement)) menu.hidePopover();
	}
}
