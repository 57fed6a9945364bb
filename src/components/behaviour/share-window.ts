/**
 * Opens a link with `data-window` in a small window. Until this code is there the link opens a tab: browsers block a
 * window that is opened after the click.
 */
export function openShareWindow(event: MouseEvent) {
	const { target, ctrlKey, metaKey, shiftKey } = event;
	const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-window]');
	if (!link || ctrlKey || metaKey || shiftKey) return;
	event.preventDefault();
	window.open(link.href, '_blank', 'noopener,width=600,height=400');
}
