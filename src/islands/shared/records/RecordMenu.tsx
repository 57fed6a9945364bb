import { useRef } from 'react';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { Icon } from '#islands/shared/Icon.tsx';
import type { useRecords } from './use-records.ts';

interface Props {
	empty: boolean;
	tool: Pick<ReturnType<typeof useRecords>, 'load' | 'saveJson' | 'saveMarkdown' | 'askAll'>;
	t: RecordMessages;
}

const id = 'record-menu';

/** Bytes. Larger files have more than a browser can store; they are not even read. */
const largestFile = 50_000_000;

/** What is seldom done, to a whole list: import, export, deletion. */
export function RecordMenu({ empty, tool, t }: Props) {
	const picker = useRef<HTMLInputElement>(null);
	const opener = useRef<HTMLButtonElement>(null);

	async function read(file: File | undefined) {
		if (!file) return;
		tool.load(file.size > largestFile ? '' : await file.text(), file.name);
		// The same file can be picked again.
		if (picker.current) picker.current.value = '';
	}

	const toButton = (words: string, act: () => unknown, disabled = empty) => (
		<li>
			<button
				type="button"
				popoverTarget={id}
				popoverTargetAction="hide"
				disabled={disabled}
				onClick={() => {
					// A question gives the focus back to what has it now; this button is hidden then.
					opener.current?.focus();
					act();
				}}
			>
				{words}
			</button>
		</li>
	);
	return (
		<>
			<button
				ref={opener}
				type="button"
				className="icon-button"
				data-action="menu"
				popoverTarget={id}
				title={t.list}
				aria-label={t.list}
			>
				<Icon path="M5 12v.01M12 12v.01M19 12v.01" />
			</button>
			<ul id={id} className="menu" popover="auto" aria-label={t.list}>
				{toButton(t.import, () => picker.current?.click(), false)}
				{toButton(t.exportJson, tool.saveJson)}
				{toButton(t.exportMarkdown, tool.saveMarkdown)}
				{toButton(t.deleteAll, tool.askAll)}
			</ul>
			<input
				ref={picker}
				type="file"
				hidden
				aria-label={t.import}
				accept=".json,.md,.txt,.csv,.ics,application/json,text/*"
				onChange={(event) => read(event.currentTarget.files?.[0])}
			/>
		</>
	);
}
