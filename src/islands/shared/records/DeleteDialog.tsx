import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';

interface Props {
	/** The question; the dialog is closed without one. */
	question: string | undefined;
	t: RecordMessages;
	onYes: () => void;
	onNo: () => void;
}

/** Asks for confirmation before several records are deleted. */
export function DeleteDialog({ question, t, onYes, onNo }: Props) {
	return (
		<Dialog
			open={question !== undefined}
			title={t.deleteTitle}
			onClose={onNo}
			actions={
				question && (
					<>
						<button type="button" className="button" onClick={onNo}>
							{t.cancel}
						</button>
						<button type="button" className="button primary" onClick={onYes}>
							{t.deleteYes}
						</button>
					</>
				)
			}
		>
			<p className="record-text">{question}</p>
			<p className="quiet">{t.undoHint}</p>
		</Dialog>
	);
}
