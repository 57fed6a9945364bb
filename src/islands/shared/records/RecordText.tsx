import { useState } from 'react';
import { isTooLong, longestShown, toPreview } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { truncateText } from '#lib/truncate-text.ts';

interface Props {
	text: string;
	t: RecordMessages;
	onEdit: () => void;
}

/** The text of a record, a long one on demand; a double click edits it. */
export function RecordText({ text, t, onEdit }: Props) {
	const [open, setOpen] = useState(false);
	const preview = toPreview(text);
	const tooLong = isTooLong(text);
	const words = open ? t.less : t.more;
	return (
		<div className="record-main">
			<p
				className="record-text"
				dir="auto"
				// An open text is scrolled, by key as well.
				tabIndex={open ? 0 : undefined}
				onDoubleClick={tooLong ? undefined : onEdit}
			>
				{open ? truncateText(text, longestShown) : preview}
			</p>
			{preview !== text && (
				<button
					type="button"
					className="record-more"
					aria-label={`${words}: ${toShortName(text)}`}
					onClick={() => setOpen(!open)}
				>
					{words}
				</button>
			)}
			{tooLong && <p className="quiet">{t.tooLong}</p>}
		</div>
	);
}
