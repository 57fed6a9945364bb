/** Opens a link with `data-window` in a small window, at once: engines block one that is opened later. */
export function openShareWindow(event: MouseEvent) {
	const { target, ctrlKey, metaKey, shiftKey } = event;
	const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-window]');
	if (!link || ctrlKey || metaKey || shiftKey) return;
	event.preventDefault();
	window.open(link.href, '_blank', 'noopener,width=600,height=400');
}
