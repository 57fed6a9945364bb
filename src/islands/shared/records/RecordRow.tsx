import type { KeyboardEvent, ReactNode } from 'react';
import { toShortName } from '#browser/records/short-name.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { DragHandle } from './DragHandle.tsx';
import { EditField } from './EditField.tsx';
import { toMove } from './move-keys.ts';
import { type RecordAction, RecordActions } from './RecordActions.tsx';
import { RecordText } from './RecordText.tsx';
import type { useDrag } from './use-drag.ts';

/** What the list passes to each of its rows. */
export interface RowProps {
	first: boolean;
	last: boolean;
	editing: boolean;
	unsaved: boolean;
	onAct: (action: RecordAction, from?: HTMLElement) => void;
	drag: ReturnType<typeof useDrag>;
	onSave: (text: string, byKey: boolean) => void;
	onCancel: () => void;
}

interface Props extends RowProps {
	/** Of the record; the row is `<kind>-<id>`. */
	id: string;
	kind: string;
	text: string;
	/** Name of the column of texts. */
	label: string;
	/** A text of several lines. */
	lines?: boolean;
	className?: string;
	t: RecordMessages;
	/** The cell between the text and what can be done. */
	children: ReactNode;
}

/** One record: its text, or the field to change it; what can be done. */
export function RecordRow({ id, kind, text, label, t, first, last, ...props }: Props) {
	const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
		const move = toMove(event);
		if (!move) return;
		event.preventDefault();
		const idle = move === 'up' ? first : last;
		if (!idle && event.target instanceof HTMLElement) props.onAct(move, event.target);
	};
	return (
		<tr id={`${kind}-${id}`} data-id={id} onKeyDown={moveByKey} className={props.className}>
			<td className="record-main" data-label={label}>
				<div className="record-line">
					<DragHandle handlers={props.drag} title={t.drag} />
					{props.editing ? (
						<EditField
							lines={props.lines ?? false}
							label={fill(t.edit, { name: toShortName(text) })}
							text={text}
							onSave={props.onSave}
							onCancel={props.onCancel}
						/>
					) : (
						<RecordText text={text} t={t} onEdit={() => props.onAct('edit')} />
					)}
					{props.unsaved && <span className="record-unsaved">{t.notSaved}</span>}
				</div>
			</td>
			{props.children}
			<td data-label={t.actions}>
				<RecordActions text={text} first={first} last={last} t={t} onAct={props.onAct} />
			</td>
		</tr>
	);
}
