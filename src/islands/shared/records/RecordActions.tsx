import type { ReactNode } from 'react';
import { isTooLong } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';
import { ActionButton } from './ActionButton.tsx';
import { DragHandle } from './DragHandle.tsx';
import type { useDrag } from './use-drag.ts';

type Named = 'edit' | 'up' | 'down' | 'delete' | 'more';

/** `own` opens the field that only this kind of record has. */
export type RecordAction = Named | 'own';

interface Props {
	text: string;
	first: boolean;
	last: boolean;
	/** Whether the buttons are shown where they do not fit beside the text. */
	open: boolean;
	drag: ReturnType<typeof useDrag>;
	t: RecordMessages;
	onAct: (action: RecordAction) => void;
	/** Further buttons, after that which edits. */
	children?: ReactNode;
}

const drawings = {
	edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
	up: 'M12 19V5m-6 6 6-6 6 6',
	down: 'M12 5v14m-6-6 6 6 6-6',
	delete: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5',
	more: 'M5 12v.01M12 12v.01M19 12v.01',
} as const satisfies Record<Named, string>;

const shortcuts: Partial<Record<Named, string>> = {
	up: 'Alt+ArrowUp',
	down: 'Alt+ArrowDown',
};

/**
 * The buttons of one record. Beside a mouse they appear while the row is pointed at or has the focus;
 * elsewhere one button shows them below the text.
 */
export function RecordActions({ text, first, last, open, drag, t, onAct, children }: Props) {
	const name = toShortName(text);
	const idle = { edit: isTooLong(text), up: first, down: last, delete: false };
	const toButton = (action: Exclude<Named, 'more'>) => (
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
		<>
			<ActionButton
				action="more"
				label={fill(t.actions, { name })}
				drawing={drawings.more}
				expanded={open}
				onPress={() => onAct('more')}
			/>
			<div className="record-actions">
				{toButton('edit')}
				{children}
				{toButton('up')}
				{toButton('down')}
				{toButton('delete')}
				<DragHandle handlers={drag} title={t.drag} />
			</div>
		</>
	);
}
