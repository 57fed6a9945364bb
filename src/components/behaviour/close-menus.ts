/**
 * Closes each open menu that does not contain the focus, because it could cover the focused element.
 */
export function closeMenusWithoutFocus() {
	const { activeElement, body } = document;
	// A button that is clicked has no focus in WebKit.
	if (activeElement === body) return;
	for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) {
		const isOpener = activeElement?.getAttribute('popovertarget') === menu.id;
		if (!isOpener && !menu.contains(activeElement)) menu.hidePopover();
	}
}
