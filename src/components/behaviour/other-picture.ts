/**
 * A button of a large picture (`Enlarge.astro`) shows the one before it (`data-by="-1"`) or after it. The pictures of a story, and
 * those of one project of the list, go round. The focus stays on the button of that direction.
 */
export function showOtherPicture(button: HTMLElement) {
	const { by } = button.dataset;
	showOther(button, Number(by))?.querySelector<HTMLElement>(`[data-by="${by}"]`)?.focus();
}

/** The arrow keys do the same; the focus is then on the button that closes. */
export function pressOtherPicture(event: KeyboardEvent) {
	const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
	if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
	if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
	if (showOther(target, key === 'ArrowLeft' ? -1 : 1)) event.preventDefault();
}

/** The picture that is shown now, if there is another one. */
function showOther(inside: Element, by: number): HTMLElement | undefined {
	const shown = inside.closest<HTMLElement>('.enlarged');
	const group = shown?.closest('.project-pictures, main');
	const all = [...(group?.querySelectorAll<HTMLElement>('.enlarged') ?? [])];
	const next = shown && all[(all.indexOf(shown) + by + all.length) % all.length];
	if (!next || next === shown) return;
	shown.hidePopover();
	// Closed, it gives the focus back to the button that would open it, not to that of the first picture.
	const opener = document.querySelector<HTMLElement>(`[popovertarget="${next.id}"]`);
	opener?.focus({ preventScroll: true });
	next.showPopover();
	return next;
}
