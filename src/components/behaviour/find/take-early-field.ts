/** Removes the field of `early-field.ts`. What was typed there; undefined if the visitor has closed it. */
export function takeEarlyField(): string | undefined {
	const dialog = document.querySelector<HTMLDialogElement>('.find-early');
	const typed = dialog?.querySelector('input')?.value ?? '';
	const isClosed = dialog?.open === false;
	// Gives the focus back, which the search takes over.
	dialog?.close();
	dialog?.remove();
	return isClosed ? undefined : typed;
}
