/**
 * Ctrl+K, Cmd+K and `/` press the search icon of the header. Printed into the head, because browsers have a use of their
 * own for these keys; so it may use nothing from outside its own braces. A tool that takes such a key prevents its default.
 */
export function pressSearchIcon() {
	addEventListener('keydown', (event) => {
		const { key, code, ctrlKey, metaKey, shiftKey } = event;
		const isAsked =
			ctrlKey || metaKey
				? // The key that has a K on it has another letter where the alphabet is not Latin.
					!shiftKey && (/^k$/i.test(key) || (code === 'KeyK' && key > '~'))
				: key === '/' && !document.activeElement?.matches(':read-write');
		if (!isAsked || event.altKey || event.defaultPrevented) return;
		event.preventDefault();
		document.querySelector<HTMLElement>('[data-click=find]')?.click();
	});
}
