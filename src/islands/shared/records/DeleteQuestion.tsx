import { useEffect, useRef } from 'react';
import type { RecordMessages } from '#i18n/messages/records/index.ts';

interface Props {
	/** What will be deleted, in a sentence. */
	question: string;
	t: RecordMessages;
	onYes: () => void;
	/** `byKey` is false when the visitor goes on somewhere else. */
	onNo: (byKey: boolean) => void;
}

/** Asks in the row itself whether it is to be deleted. Escape, or going on elsewhere, leaves it there. */
export function DeleteQuestion({ question, t, onYes, onNo }: Props) {
	const no = useRef<HTMLButtonElement>(null);
	useEffect(() => no.current?.focus(), []);
	return (
		<dialog
			open
			className="record-question"
			aria-label={question}
			// Safari does not focus a clicked button, but the nearest focusable element around it.
			tabIndex={-1}
			onKeyDown={({ key }) => {
				if (key === 'Escape') onNo(true);
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) onNo(false);
			}}
		>
			<p>{t.deleteTitle}</p>
			<button ref={no} type="button" className="button" onClick={() => onNo(true)}>
				{t.cancel}
			</button>
			<button type="button" className="button primary" onClick={onYes}>
				{t.deleteYes}
			</button>
		</dialog>
	);
}
