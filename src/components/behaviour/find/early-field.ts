const style =
	'margin:min(10vh,7rem) auto auto;inline-size:min(42rem,100vw - 2rem);padding:1rem 1.25rem;background:var(--paper);border:1px solid var(--line)';

/** On a slow line the search opens at once with a field, whose text `take-early-field.ts` reads, and a sign that it loads. */
export function showEarlyField(label: string) {
	if (document.querySelector('dialog:modal')) return;
	const dialog = document.createElement('dialog');
	const field = document.createElement('input');
	const sign = document.createElement('progress');
	dialog.className = 'find-early';
	dialog.style.cssText = style;
	for (const part of [field, sign]) {
		part.ariaLabel = label;
		part.style.inlineSize = '100%';
	}
	// Enter waits for the results, too.
	field.addEventListener('keydown', ({ key }) =>
		field.toggleAttribute('data-entered', key === 'Enter'),
	);
	dialog.append(field, sign);
	document.body.append(dialog);
	dialog.showModal();
}
