import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';

interface Props {
	open: boolean;
	title: string;
	children?: ReactNode;
	/** The buttons. The first gets the focus: the safe one, where something can be lost. */
	actions: ReactNode;
	/** Escape, and a click beside the dialog. */
	onClose: () => void;
}

/** A question that must be answered first. The browser's own dialog keeps the focus inside and gives it back. */
export function Dialog({ open, title, children, actions, onClose }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		if (open && !dialog.current?.open) dialog.current?.showModal();
		if (!open && dialog.current?.open) dialog.current.close();
	}, [open]);

	// A dialog that leaves the page while it is open gives no focus back. Not later: it is still in the page now.
	useLayoutEffect(() => {
		const { current } = dialog;
		return () => current?.close();
	}, []);

	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which calls `onClose`.
		<dialog
			ref={dialog}
			className="dialog"
			aria-label={title}
			// Handles Escape immediately: the close event comes later, perhaps when another dialog is open.
			onCancel={(event) => {
				if (event.target === dialog.current) onClose();
			}}
			onClose={() => {
				if (!dialog.current?.open) onClose();
			}}
			onClick={(event) => {
				if (event.target === dialog.current) onClose();
			}}
		>
			<div className="dialog-words">
				<h2>{title}</h2>
				{children}
				<div className="dialog-actions">{actions}</div>
			</div>
		</dialog>
	);
}
