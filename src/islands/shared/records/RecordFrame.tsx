import type { ReactNode, RefObject } from 'react';
import { loadModule } from '#browser/load-module.ts';
import type { Identified } from '#browser/records/operations.ts';
import type { RecordList } from '#browser/records/record-store.ts';
import { saveFile } from '#browser/save-file.ts';
import type { Locale } from '#i18n/locales.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { plural } from '#i18n/messages.ts';
import { usePart } from '#islands/shared/use-part.ts';
import { RecordPages } from './RecordPages.tsx';
import { UndoOffer } from './UndoOffer.tsx';
import type { useRecords } from './use-records.ts';

interface Props {
	root: RefObject<HTMLDivElement | null>;
	locale: Locale;
	list: RecordList<Identified>;
	/** Name of the file for a list that could not be read. */
	brokenFile: string;
	tool: Pick<
		ReturnType<typeof useRecords>,
		'offer' | 'question' | 'retry' | 'saveJson' | 'at' | 'setPage' | 'answer'
	>;
	t: RecordMessages;
	/** The field for a new record. */
	form: ReactNode;
	/** What is above the rows, with the menu of the list. */
	bar: ReactNode;
	/** The rows. */
	children: ReactNode;
	/** What is below the rows and their pager. */
	end?: ReactNode;
	/** What is beside the list. */
	aside?: ReactNode;
}

const loadNotice = async () => (await loadModule(() => import('./SaveNotice.tsx'))).SaveNotice;
const loadDialog = async () => (await loadModule(() => import('./DeleteDialog.tsx'))).DeleteDialog;

/** A list of records with the common parts: notices, pages, files, the confirmation, undo. */
export function RecordFrame({ root, locale, list, tool, t, ...props }: Props) {
	const { offer } = tool;
	const problem = list.unsaved.length > 0 ? list.problem : undefined;
	const broken = list.broken !== undefined;
	const [notice] = usePart(loadNotice, problem !== undefined || broken);
	// Before a question: the next keys are for its buttons.
	const [dialog] = usePart(loadDialog, list.records.length > 0);
	const showOffer = (place: string) =>
		offer?.place === place && <UndoOffer {...offer} words={t.undo} />;
	return (
		<div ref={root} className="record-tool">
			<div className="record-side">
				{props.form}
				{notice.state === 'ready' && (
					<notice.Component
						lost={plural(locale, t.unsavedCount, list.unsaved.length)}
						{...{ problem, broken, t }}
						onRetry={tool.retry}
						onExport={tool.saveJson}
						onSaveBroken={() => saveFile(props.brokenFile, list.broken ?? '', 'text/plain')}
					/>
				)}
				<div className="record-bar">{props.bar}</div>
				{showOffer('menu')}
				{props.children}
				{showOffer('list')}
				<RecordPages at={tool.at} t={t} onPick={tool.setPage} />
				{props.end}
			</div>
			{props.aside}
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
