import type { ReactNode, SyntheticEvent } from 'react';
import type { GalleryMessages } from '#i18n/messages/gallery/index.ts';
import { fill } from '#i18n/messages.ts';
import { useNotice } from '#islands/shared/use-said.ts';
import { firstQuantity, toQuantity } from '#lib/quantity.ts';
import { QuantityField, type QuantityWords } from './QuantityField.tsx';

interface Props {
	/** The fields before the quantity. */
	children: ReactNode;
	/** The fields after it. */
	after?: ReactNode;
	/** What is typed into the quantity. */
	quantity: string;
	/** What the last button did. */
	notice: string;
	t: QuantityWords & { create: string; clear: string };
	g: GalleryMessages;
	onQuantity: (quantity: string) => void;
	/** The quantity is within its bounds. */
	onCreate: (quantity: number) => void;
	onClear: () => void;
}

/** What is wanted and how many, with Create, which Enter presses too, and Clear. */
export function GalleryForm(props: Props) {
	const { children, after, quantity, notice, t, g, onQuantity, onCreate, onClear } = props;

	const [corrected, setCorrected] = useNotice();

	function create(event: SyntheticEvent) {
		event.preventDefault();
		const count = toQuantity(quantity);
		setCorrected(count === Number(quantity) ? '' : fill(g.corrected, { count }));
		onQuantity(`${count}`);
		onCreate(count);
	}

	function clear() {
		setCorrected('');
		onQuantity(`${firstQuantity}`);
		onClear();
	}

	return (
		<>
			<form className="gallery-form" noValidate onSubmit={create}>
				{children}
				<QuantityField value={quantity} t={t} onChange={onQuantity} />
				{after}
				<div className="gallery-actions">
					<button type="submit" className="button primary">
						{t.create}
					</button>
					<button type="button" className="button" onClick={clear}>
						{t.clear}
					</button>
				</div>
			</form>
			<p id="gallery-status" className="gallery-status">
				{[notice, corrected].filter(Boolean).join(' ')}
			</p>
		</>
	);
}
