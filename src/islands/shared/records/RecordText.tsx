import { isTooLong, toBeginning } from '#lib/records/long-text.ts';

interface Props {
	text: string;
	/** Said where only the beginning is shown. */
	tooLong: string;
	onEdit: () => void;
}

/** The text of a record; a double click edits it. */
export function RecordText({ text, tooLong, onEdit }: Props) {
	if (!isTooLong(text)) {
		return (
			<p className="record-text" dir="auto" onDoubleClick={onEdit}>
				{text}
			</p>
		);
	}
	return (
		<div>
			<p className="record-text" dir="auto">
				{toBeginning(text)}…
			</p>
			<p className="quiet">{tooLong}</p>
		</div>
	);
}
