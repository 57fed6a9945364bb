import { say } from '#browser/voice.ts';
import { listKept } from './list-kept.ts';

const wall = document.querySelector<HTMLElement>('[data-unkept]');

/** Without a connection, the list of tools dims those that are not kept in the browser, and says so. */
async function mark() {
	const notice = document.querySelector<HTMLElement>('[data-no-connection]');
	if (!wall || !notice || !('caches' in window)) return;
	const offline = !navigator.onLine;
	const kept = offline ? await listKept() : undefined;
	for (const link of wall.querySelectorAll<HTMLAnchorElement>('li a')) {
		const missing = kept && !kept.has(link.pathname);
		link.closest('li')?.toggleAttribute('data-missing', missing ?? false);
		link.ariaDescription = missing ? (wall.dataset.unkept ?? '') : null;
	}
	notice.hidden = !offline;
	if (offline) say(notice.textContent, 'connection');
}

addEventListener('online', mark);
addEventListener('offline', mark);
if (!navigator.onLine) void mark();
