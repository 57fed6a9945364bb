import type { KeyboardEvent, ReactNode } from 'react';
import type { Edit } from '#browser/records/edit.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import type { EditEnd } from './EditField.tsx';
import { toMove } from './move-keys.ts';
import type { RecordAction } from './RecordActions.tsx';
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
	onSave: (edit: Edit, end: EditEnd) => void;
	/** Ends an edit; `byKey` is false when the visitor went on elsewhere. */
	onCancel: (byKey: boolean) => void;
}

interface Props extends Omit<RowProps, 'drag' | 'onSave' | 'onCancel'> {
	id: string;
	className?: string | undefined;
	t: RecordMessages;
	children: ReactNode;
}

/** The row of a record, which Alt with an arrow key moves, and behind it the offer to undo what was done there. */
export function RecordItem({ id, first, last, mode, offer, t, ...props }: Props) {
	const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
		const move = toMove(event);
		if (!move) return;
		event.preventDefault();
		const idle = move === 'up' ? first : last;
		if (!idle && event.target instanceof HTMLElement) props.onAct(move, event.target);
	};
	return (
		<>
			<li className={props.className} data-id={id} data-mode={mode} onKeyDown={moveByKey}>
				{props.children}
				{props.unsaved && <span className="record-chip">{t.notSaved}</span>}
			</li>
			{offer && (
				<li>
					<UndoOffer {...offer} words={t.undo} />
				</li>
			)}
		</>
	);
}
