import { listKept } from './list-kept.ts';

/** A network that has just come back is hardly ever ready for a request at once. */
const pauseMs = 1000;

// On the page that replaces those that are not kept in the browser: shows which ones are, and tries again.
const saved = document.querySelector<HTMLElement>('[data-saved]');
if (saved && 'caches' in window) showKeptPages(saved);
document.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
addEventListener('online', () => setTimeout(() => location.reload(), pauseMs));

/** Each entry has a link for each language, the one of the page first; the first whose page is kept is shown. */
async function showKeptPages(list: HTMLElement) {
	const kept = await listKept();
	for (const entry of list.querySelectorAll('li')) {
		const link = [...entry.querySelectorAll('a')].find(({ pathname }) => kept.has(pathname));
		if (!link) continue;
		link.hidden = false;
		entry.hidden = false;
		list.hidden = false;
	}
}
