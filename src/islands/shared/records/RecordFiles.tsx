import { useRef } from 'react';
import type { RecordMessages } from '#i18n/messages/records/index.ts';

interface Props {
	empty: boolean;
	t: RecordMessages;
	onJson: () => void;
	onMarkdown: () => void;
	/** Gets an empty text for a file that is too large, and the name of the file. */
	onImport: (text: string, name: string) => void;
}

/** Bytes. Larger files have more than a browser can store; they are not even read. */
const largestFile = 50_000_000;

/** Export and import of a whole list. */
export function RecordFiles({ empty, t, onJson, onMarkdown, onImport }: Props) {
	const picker = useRef<HTMLInputElement>(null);

	async function read(file: File | undefined) {
		if (!file) return;
		onImport(file.size > largestFile ? '' : await file.text(), file.name);
		// The same file can be picked again.
		if (picker.current) picker.current.value = '';
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend; these are buttons.
		<div role="group" aria-label={t.files} className="record-files">
			<button type="button" className="button" disabled={empty} onClick={onJson}>
				{t.exportJson}
			</button>
			<button type="button" className="button" disabled={empty} onClick={onMarkdown}>
				{t.exportMarkdown}
			</button>
			<button
				type="button"
				className="button"
				data-action="import"
				onClick={() => picker.current?.click()}
			>
				{t.import}
			</button>
			<input
				ref={picker}
				type="file"
				hidden
				aria-label={t.import}
				accept=".json,.md,.txt,application/json,text/markdown,text/plain"
				onChange={(event) => read(event.currentTarget.files?.[0])}
			/>
		</div>
	);
}
