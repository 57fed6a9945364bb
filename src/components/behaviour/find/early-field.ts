const name = 'find-early';
const style =
	'margin:min(10vh,7rem) auto auto;inline-size:min(42rem,100vw - 2rem);padding:1rem 1.25rem;background:var(--paper);border:1px solid var(--line)';

/** On a slow line the search opens at once with a field, whose text its code takes over, and a sign that this code loads. */
export function showEarlyField(label: string) {
	if (document.querySelector(`.${name}`)) return;
	const dialog = document.createElement('dialog');
	const field = document.createElement('input');
	const sign = document.createElement('progress');
	dialog.className = name;
	dialog.style.cssText = style;
	for (const part of [field, sign]) {
		part.ariaLabel = label;
		part.style.inlineSize = '100%';
	}
	dialog.append(field, sign);
	document.body.append(dialog);
	dialog.showModal();
}

/** Removes the early field. What was typed there; undefined if the visitor has closed it. */
export function takeEarlyField(): string | undefined {
	const dialog = document.querySelector<HTMLDialogElement>(`.${name}`);
	const typed = dialog?.querySelector('input')?.value ?? '';
	const isClosed = dialog?.open === false;
	dialog?.remove();
	return isClosed ? undefined : typed;
}
