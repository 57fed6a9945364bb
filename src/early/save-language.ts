/**
 * Saves the language whose link is followed, for `restoreLanguage`. Printed into the head, because the link
 * leads away at once; so it may use nothing from outside its own braces.
 */
export function saveLanguage() {
	addEventListener('click', (event) => {
		const { target, ctrlKey, metaKey, shiftKey } = event;
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('#languages a');
		if (!link || ctrlKey || metaKey || shiftKey) return;
		try {
			localStorage.setItem('user-locale', link.hreflang);
		} catch {
			// Storage is blocked: the link works anyway.
		}
	});
}
