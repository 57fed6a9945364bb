import type { ReactNode, RefObject } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Identified } from '#browser/records/operations.ts';
import type { RecordList } from '#browser/records/record-store.ts';
import { saveFile } from '#browser/save-file.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { plural } from '#i18n/messages.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { RecordFiles } from './RecordFiles.tsx';
import { RecordPages } from './RecordPages.tsx';
import { SaveNotice } from './SaveNotice.tsx';
import { UndoOffer } from './UndoOffer.tsx';
import type { useRecords } from './use-records.ts';

interface Props {
	root: RefObject<HTMLDivElement | null>;
	locale: Locale;
	list: RecordList<Identified>;
	/** Name of the file for a list that could not be read. */
	brokenFile: string;
	tool: Omit<ReturnType<typeof useRecords>, 'act' | 'toRow' | 'endEdit'>;
	t: RecordMessages;
	/** The field for a new record. */
	form: ReactNode;
	/** Further buttons beside that which deletes all. */
	buttons?: ReactNode;
	/** The rows and their header. */
	children: ReactNode;
}

const loadDialog = async () => (await loadModule(() => import('./DeleteDialog.tsx'))).DeleteDialog;

/** A list of records with the common parts: notices, pages, files, the confirmation, undo. */
export function RecordFrame({ root, locale, list, tool, t, ...props }: Props) {
	const empty = list.records.length === 0;
	const { offer } = tool;
	const [dialog] = usePart(loadDialog, tool.question !== undefined);
	const showOffer = (place: string) =>
		offer?.place === place && <UndoOffer {...offer} words={t.undo} />;
	return (
		<div ref={root} className="record-tool">
			{props.form}
			<SaveNotice
				problem={list.unsaved.length > 0 ? list.problem : undefined}
				lost={plural(locale, t.unsavedCount, list.unsaved.length)}
				broken={list.broken !== undefined}
				t={t}
				onRetry={tool.retry}
				onExport={tool.saveJson}
				onSaveBroken={() => saveFile(props.brokenFile, list.broken ?? '', 'text/plain')}
			/>
			{props.children}
			{showOffer('list')}
			<RecordPages at={tool.at} t={t} onPick={tool.setPage} />
			<div className="record-foot">
				{!empty && (
					<div className="record-files">
						{props.buttons}
						<button
							type="button"
							className="button"
							onClick={() => tool.ask(list.records.map(({ id }) => id))}
						>
							{t.deleteAll}
						</button>
					</div>
				)}
				<RecordFiles
					empty={empty}
					t={t}
					onJson={tool.saveJson}
					onMarkdown={tool.saveMarkdown}
					onImport={tool.load}
				/>
			</div>
			{showOffer('files')}
			{dialog.state === 'ready' && (
				<dialog.Component
					question={tool.question}
					t={t}
					onYes={() => tool.answer(true)}
					onNo={() => tool.answer(false)}
				/>
			)}
		</div>
	);
}
