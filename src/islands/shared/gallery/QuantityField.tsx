import { refuseLongText } from '#islands/shared/refuse-long-text.ts';
import { maxQuantity, minQuantity } from '#lib/quantity.ts';

interface Props {
	/** What is typed; it is brought into the bounds when it is used. */
	value: string;
	t: QuantityWords;
	onChange: (value: string) => void;
}

export interface QuantityWords {
	quantity: string;
	max: string;
	setMax: string;
}

/** The quantity, with a button for the maximum. */
export function QuantityField({ value, t, onChange }: Props) {
	return (
		<div className="field gallery-quantity">
			<label htmlFor="quantity">{t.quantity}</label>
			<div>
				<input
					id="quantity"
					type="number"
					inputMode="numeric"
					min={minQuantity}
					max={maxQuantity}
					step={1}
					autoComplete="off"
					value={value}
					{...refuseLongText}
					onChange={(event) => onChange(event.currentTarget.value)}
				/>
				<button
					type="button"
					className="button"
					aria-label={t.setMax}
					onClick={() => onChange(`${maxQuantity}`)}
				>
					{t.max}
				</button>
			</div>
		</div>
	);
}
