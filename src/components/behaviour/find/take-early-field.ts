/** Removes the field of `early-field.ts`. What was typed there, and whether Enter was the last key; undefined if the visitor has closed it. */
export function takeEarlyField(): Early | undefined {
	const dialog = document.querySelector<HTMLDialogElement>('.find-early');
	const field = dialog?.querySelector('input');
	const isClosed = dialog?.open === false;
	// Gives the focus back, which the search takes over.
	dialog?.close();
	dialog?.remove();
	return isClosed
		? undefined
		: { typed: field?.value ?? '', isEntered: field?.hasAttribute('data-entered') ?? false };
}

export interface Early {
	typed: string;
	isEntered: boolean;
}
