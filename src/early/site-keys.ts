/**
 * Ctrl+K, Cmd+K and `/` press the search icon of the header, and `?` the button of the footer that lists the keys. The
 * visitor can turn single characters off (`src/stores/single-keys.ts`). This is printed into the head, because browsers
 * use these keys themselves; so it may use nothing from outside its own braces. A tool that handles such a key prevents
 * its default.
 */
export function pressSiteKeys() {
	addEventListener('keydown', (event) => {
		const { target, ctrlKey, metaKey, shiftKey, key, code } = event;
		const isSilent =
			document.documentElement.dataset.keys || (target as Element).matches?.(':read-write');
		const name =
			ctrlKey || metaKey
				? // The key that has a K on it has another letter where the alphabet is not Latin.
					!shiftKey && (/^k$/i.test(key) || (code === 'KeyK' && key > '~')) && 'find'
				: !isSilent && { '/': 'find', '?': 'keys' }[key];
		if (!name || event.altKey || event.defaultPrevented) return;
		event.preventDefault();
		document.querySelector<HTMLElement>(`[data-click=${name}]`)?.click();
	});
}
