import type { ReactNode } from 'react';

interface Props {
	label: string;
	value: number;
	min: number;
	max: number;
	step: number;
	/** The value in words and with its unit. */
	shown: string;
	onChange: (value: number) => void;
	/** Buttons at its sides. */
	before?: ReactNode;
	after?: ReactNode;
}

/** A value between two ends, with its name and what it is now. */
export function SliderField({ label, shown, onChange, before, after, ...range }: Props) {
	return (
		<div className="couture-slider">
			<span className="couture-slider-words" aria-hidden="true">
				<span>{label}</span>
				<span className="figures">{shown}</span>
			</span>
			<div className="couture-slider-line">
				{before}
				<input
					type="range"
					{...range}
					aria-label={label}
					aria-valuetext={shown}
					onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
				/>
				{after}
			</div>
		</div>
	);
}
