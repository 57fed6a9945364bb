/** Up and Down move through an open menu, Home and End to its ends, Down opens it from its button. */
export function moveInMenu(event: KeyboardEvent) {
	const { target, key } = event;
	if (!(target instanceof HTMLElement) || !/^(Arrow(Up|Down)|Home|End)$/.test(key)) return;
	const menu =
		target.closest<HTMLElement>('.menu') ??
		(key === 'ArrowDown' &&
			document.querySelector<HTMLElement>(`.menu#${target.getAttribute('popovertarget')}`));
	if (!menu) return;
	event.preventDefault();
	// In the panel of the burger a menu is unfolded in its place, and stays there.
	if (!menu.contains(target) && !menu.matches(':popover-open')) menu.showPopover();
	const items = [...menu.querySelectorAll<HTMLElement>('a, button')];
	const at = items.indexOf(target);
	const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key] ?? 0;
	items.at(next % items.length)?.focus();
}
