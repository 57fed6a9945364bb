import { useEffect, useRef } from 'react';
import type { TodoMessages } from '#i18n/messages/todo/index.ts';
import { isCalendarDay } from '#lib/calendar-day.ts';

interface Props {
	label: string;
	due: string;
	/** YYYY-MM-DD */
	today: string;
	t: Pick<TodoMessages, 'today' | 'noDay'>;
	onSave: (due: string, byKey: boolean) => void;
	onCancel: () => void;
}

/** The day of a task while it is changed: Enter or going on elsewhere saves, Escape cancels. */
export function DueField({ label, due, today, t, onSave, onCancel }: Props) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => field.current?.focus(), []);
	/** A date that is not whole, or beyond the calendar, changes nothing. */
	const toValue = () => {
		const { value, validity } = field.current ?? {};
		if (value === undefined || validity?.badInput) return due;
		return value === '' || isCalendarDay(value) ? value : due;
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend.
		<div
			role="group"
			className="task-due-field"
			aria-label={label}
			tabIndex={-1}
			onKeyDown={({ key }) => {
				if (key === 'Escape') onCancel();
			}}
			onBlur={({ currentTarget, relatedTarget }) => {
				if (!currentTarget.contains(relatedTarget)) onSave(toValue(), false);
			}}
		>
			<input
				ref={field}
				type="date"
				max="9999-12-31"
				aria-label={label}
				defaultValue={due}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return;
					event.preventDefault();
					onSave(toValue(), true);
				}}
			/>
			<button type="button" className="button" onClick={() => onSave(today, true)}>
				{t.today}
			</button>
			{due !== '' && (
				<button type="button" className="button" onClick={() => onSave('', true)}>
					{t.noDay}
				</button>
			)}
		</div>
	);
}
