import { say } from '#browser/voice.ts';

/** Beside links to files that are not kept: without a connection the words say so, and the page stays. */
for (const notice of document.querySelectorAll<HTMLElement>('[data-needs-connection]')) {
	const show = () => {
		notice.hidden = navigator.onLine;
	};
	addEventListener('online', show);
	addEventListener('offline', show);
	show();
	notice.parentElement?.addEventListener('click', (event) => {
		if (navigator.onLine || !(event.target instanceof Element && event.target.closest('a'))) return;
		event.preventDefault();
		say(notice.textContent, 'connection');
	});
}
