/**
 * Ctrl+K, Cmd+K and `/` press the search icon of the header. This is printed into the head, because browsers use these keys
 * themselves; so it may use nothing from outside its own braces. A tool that handles such a key prevents its default.
 */
export function pressSearchIcon() {
	addEventListener('keydown', (event) => {
		const { ctrlKey, metaKey, shiftKey, key, code } = event;
		// The code editor is in a shadow root: the target of the event is the element around it.
		const [place] = event.composedPath();
		const isTyping = place instanceof Element && place.matches(':read-write');
		const isAsked =
			ctrlKey || metaKey
				? // The key that has a K on it has another letter where the alphabet is not Latin.
					!shiftKey && (/^k$/i.test(key) || (code === 'KeyK' && key > '~'))
				: key === '/' && !isTyping;
		if (!isAsked || event.altKey || event.defaultPrevented) return;
		event.preventDefault();
		document.querySelector<HTMLElement>('[data-click=find]')?.click();
	});
}
