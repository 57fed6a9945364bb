import { useEffect, useRef } from 'react';
import { firstDay } from '#tools/rates/conversion-link.ts';

interface Props {
	id: string;
	label: string;
	/** YYYY-MM-DD */
	day: string;
	/** The last day that has rates. */
	last: string;
	/** Receives every day that was written in full, also one that has no rates. */
	onPick: (day: string) => void;
}

/** The day of the rates. What is not a day yet stays as it is being written until the visitor goes on elsewhere. */
export function DayField({ id, label, day, last, onPick }: Props) {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		if (field.current) field.current.value = day;
	}, [day]);

	return (
		<div className="field converter-date">
			<label htmlFor={id}>{label}</label>
			<input
				ref={field}
				id={id}
				type="date"
				min={firstDay}
				max={last}
				defaultValue={day}
				// The first digits of a year are a year of long ago.
				onChange={({ currentTarget: { value } }) => value > '1' && onPick(value)}
				onBlur={(event) => {
					event.currentTarget.value = day;
				}}
			/>
		</div>
	);
}
