import { isTooLong } from '#browser/records/long-text.ts';
import { toShortName } from '#browser/records/short-name.ts';
import type { RecordMessages } from '#i18n/messages/records/index.ts';
import { fill } from '#i18n/messages.ts';

export type RecordAction = 'edit' | 'up' | 'down' | 'delete';

interface Props {
	text: string;
	first: boolean;
	last: boolean;
	t: RecordMessages;
	onAct: (action: RecordAction) => void;
}

const drawings = {
	edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
	up: 'M12 19V5m-6 6 6-6 6 6',
	down: 'M12 5v14m-6-6 6 6 6-6',
	delete: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5m4-5v5',
} as const satisfies Record<RecordAction, string>;

const shortcuts: Partial<Record<RecordAction, string>> = {
	up: 'Alt+ArrowUp',
	down: 'Alt+ArrowDown',
};

const actions = ['edit', 'up', 'down', 'delete'] as const;

/** The buttons of one record. Those that cannot be used keep the focus: a button is often pressed twice. */
export function RecordActions({ text, first, last, t, onAct }: Props) {
	const name = toShortName(text);
	const idle = { edit: isTooLong(text), up: first, down: last, delete: false };
	return (
		<div className="record-actions">
			{actions.map((action) => (
				<button
					key={action}
					type="button"
					className="icon-button"
					data-action={action}
					title={fill(t[action], { name })}
					aria-label={fill(t[action], { name })}
					aria-disabled={idle[action]}
					aria-keyshortcuts={shortcuts[action]}
					onClick={() => {
						if (!idle[action]) onAct(action);
					}}
				>
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d={drawings[action]} />
					</svg>
				</button>
			))}
		</div>
	);
}
