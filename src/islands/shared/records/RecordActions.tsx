import type { ReactNode } from 'react';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from './ActionButton.tsx';

type Named = 'edit' | 'up' | 'down' | 'delete';

/** `own` opens the field that only this kind of record has, `more` the buttons that have no room in a row. */
export type RecordAction = Named | 'own' | 'more';

interface Props {
	/** Of the record, in the labels. */
	name: string;
	/** Its text is too long to be edited. */
	tooLong: boolean;
	first: boolean;
	last: boolean;
	t: RecordMessages;
	onAct: (action: RecordAction) => void;
	/** Further buttons, before these. */
	children?: ReactNode;
}

const drawings = {
	edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
	up: 'M12 19V5m-6 6 6-6 6 6',
	down: 'M12 5v14m-6-6 6 6 6-6',
	delete: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5',
} as const satisfies Record<Named, string>;

const shortcuts: Partial<Record<Named, string>> = {
	up: 'Alt+ArrowUp',
	down: 'Alt+ArrowDown',
};

/** The buttons of one record. */
export function RecordActions({ name, tooLong, first, last, t, onAct, children }: Props) {
	const idle = { edit: tooLong, up: first, down: last, delete: false };
	const toButton = (action: Named) => (
		<ActionButton
			action={action}
			label={fill(t[action], { name })}
			drawing={drawings[action]}
			idle={idle[action]}
			shortcut={shortcuts[action]}
			onPress={() => onAct(action)}
		/>
	);
	return (
		<div className="record-actions">
			{children}
			{toButton('up')}
			{toButton('down')}
			{toButton('edit')}
			{toButton('delete')}
		</div>
	);
}
