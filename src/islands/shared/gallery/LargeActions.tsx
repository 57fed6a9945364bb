import { useState } from 'react';
import { copyText } from '#browser/copy-text.ts';
import { downloadFile } from '#browser/download.ts';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import type { GalleryEntry } from './entry.ts';

interface Props {
	entry: GalleryEntry;
	t: GalleryMessages;
}

/** What can be done with the entry that fills the window. A refusal leaves the visitor another way. */
export function LargeActions({ entry, t }: Props) {
	const [message, setMessage] = useNotice();
	const [refused, setRefused] = useState(false);

	async function download() {
		setMessage(t.downloading);
		setMessage((await downloadFile(entry.file, entry.id)) ? t.downloaded : t.notDownloaded);
	}

	async function copy() {
		const copied = await copyText(entry.url);
		setRefused(!copied);
		setMessage(copied ? t.copied : t.notCopied);
	}

	return (
		<div className="large-actions">
			<button type="button" className="button" onClick={() => void download()}>
				{t.download}
			</button>
			<button type="button" className="button" onClick={() => void copy()}>
				{t.copy}
			</button>
			<a className="button" href={entry.url} target="_blank" rel="noopener noreferrer">
				{t.openIt}
				<span className="hidden-words"> ({t.newWindow})</span>
			</a>
			{refused && (
				<input
					ref={selectAll}
					type="text"
					className="large-address"
					readOnly
					aria-label={t.address}
					value={entry.url}
				/>
			)}
			<p className="large-answer">{message}</p>
		</div>
	);
}

function selectAll(field: HTMLInputElement | null) {
	field?.focus();
	field?.select();
}
