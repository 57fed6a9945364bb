import type { KeyboardEvent, ReactNode } from 'react';
import { toShortName } from '#browser/records/short-name.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { type EditEnd, EditField } from './EditField.tsx';
import { toMove } from './move-keys.ts';
import { type RecordAction, RecordActions } from './RecordActions.tsx';
import { RecordText } from './RecordText.tsx';
import type { RowMode } from './row-mode.ts';
import { UndoOffer, type UndoOfferProps } from './UndoOffer.tsx';
import type { useDrag } from './use-drag.ts';

/** What the list passes to each of its rows. */
export interface RowProps {
	first: boolean;
	last: boolean;
	mode: RowMode['as'] | undefined;
	unsaved: boolean;
	/** To be shown behind the row. */
	offer: UndoOfferProps | undefined;
	onAct: (action: RecordAction, from?: HTMLElement) => void;
	drag: ReturnType<typeof useDrag>;
	onSave: (text: string, end: EditEnd) => void;
	/** Ends an edit or a question; `byKey` is false when the visitor went on elsewhere. */
	onCancel: (byKey: boolean) => void;
	onDelete: () => void;
}

interface Props extends RowProps {
	/** Of the record; the row is `<kind>-<id>`. */
	id: string;
	kind: string;
	text: string;
	/** A text of several lines. */
	lines?: boolean;
	className?: string;
	/** How the text is shown, if not as it is. */
	toWords?: (text: string) => ReactNode;
	t: RecordMessages & { deleteOne: string };
	/** Before the text. */
	lead?: ReactNode;
	/** After the text. */
	children?: ReactNode;
	/** Buttons that only this kind of record has. */
	actions?: ReactNode;
	/** The field that only this kind of record has. */
	field?: ReactNode;
}

/** One record: its text and its buttons, or only the field that edits it. */
export function RecordRow({ id, kind, text, t, first, last, mode, ...props }: Props) {
	const name = toShortName(text);
	const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
		const move = toMove(event);
		if (!move) return;
		event.preventDefault();
		const idle = move === 'up' ? first : last;
		if (!idle && event.target instanceof HTMLElement) props.onAct(move, event.target);
	};
	return (
		<>
			<li
				id={`${kind}-${id}`}
				className={props.className}
				data-id={id}
				data-mode={mode}
				onKeyDown={moveByKey}
			>
				{mode === 'edit' ? (
					<EditField
						lines={props.lines ?? false}
						label={fill(t.edit, { name })}
						text={text}
						onSave={props.onSave}
						onCancel={() => props.onCancel(true)}
					/>
				) : (
					<>
						{props.lead}
						<RecordText
							{...{ text, t }}
							toWords={props.toWords}
							onEdit={() => props.onAct('edit')}
						/>
						{props.unsaved && <span className="record-unsaved">{t.notSaved}</span>}
						{props.children}
						{mode === 'own' && props.field}
						{mode === 'delete' && (
							<DeleteQuestion
								question={fill(t.deleteOne, { name })}
								t={t}
								onYes={props.onDelete}
								onNo={props.onCancel}
							/>
						)}
						{(mode === undefined || mode === 'more') && (
							<RecordActions
								open={mode === 'more'}
								drag={props.drag}
								onAct={props.onAct}
								{...{ text, first, last, t }}
							>
								{props.actions}
							</RecordActions>
						)}
					</>
				)}
			</li>
			{props.offer && (
				<li>
					<UndoOffer {...props.offer} words={t.undo} />
				</li>
			)}
		</>
	);
}
