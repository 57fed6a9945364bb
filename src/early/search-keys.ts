/**
 * Ctrl+K, Cmd+K and `/` press the search icon of the header. This is printed into the head, because browsers use these keys
 * themselves; so it may use nothing from outside its own braces. A tool that handles such a key prevents its default.
 */
export function pressSearchIcon() {
	addEventListener('keydown', (event) => {
		const { target, ctrlKey, metaKey, shiftKey, key, code } = event;
		const isTyping = target instanceof Element && target.matches(':read-write');
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
