/** The beginning of `find.css`: the window of the search and its first line. */
const css =
	'.find-early{margin:min(10vh,7rem) auto;inline-size:min(42rem,100vw - 2rem);block-size:min(36rem,76dvh);background:var(--paper);border:1px solid var(--line)}.find-early::backdrop{background:#0d13218c}.find-early p{display:flex;align-items:center;gap:.75rem;padding-inline:1.25rem .5rem;box-shadow:inset 0 -2px var(--cobalt)}.find-early input{flex:1;min-inline-size:0;font-size:1.125rem;min-block-size:3.5rem;outline:0}.find-early progress{margin:1.25rem}@media(width<40rem){.find-early{margin:0;min-inline-size:100%;min-block-size:100dvh;border:0}}';

/**
 * On a slow line the search opens at once with a field, whose text `take-early-field.ts` reads, and a sign that it loads. Words
 * and icon are those of the link.
 */
export function showEarlyField(link: Element) {
	if (document.querySelector('dialog:modal')) return;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
	const dialog = document.createElement('dialog');
	const line = document.createElement('p');
	const field = document.createElement('input');
	const close = document.createElement('button');
	const sign = document.createElement('progress');
	const label = link.ariaLabel ?? '';
	dialog.className = 'find-early';
	field.placeholder = label;
	for (const part of [field, sign]) part.ariaLabel = label;
	close.className = 'icon-button';
	close.textContent = '✕';
	close.addEventListener('click', () => dialog.close());
	// Enter waits for the results, too.
	field.addEventListener('keydown', ({ key }) =>
		field.toggleAttribute('data-entered', key === 'Enter'),
	);
	for (const icon of link.querySelectorAll('svg')) line.append(icon.cloneNode(true));
	line.append(field, close);
	dialog.append(line, sign);
	document.body.append(dialog);
	dialog.showModal();
	field.focus();
}
