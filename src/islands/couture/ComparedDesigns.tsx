import type { CoutureMessages } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { Dialog } from '#islands/shared/Dialog.tsx';
import { compareFeatures } from '#tools/couture/gallery/features.ts';
import type { KeptDesign } from '#tools/couture/gallery/kept-design.ts';
import { DesignSight } from './DesignSight.tsx';

interface Props {
	/** The dialog is open while there are two. */
	pair: readonly KeptDesign[];
	onOpen: (record: KeptDesign) => void;
	onClose: () => void;
	t: Omit<CoutureMessages, 'notes'>;
}

/** Two designs beside each other, with what one has and the other has not. */
export function ComparedDesigns({ pair, onOpen, onClose, t }: Props) {
	const [one, other] = pair;
	const words = t.gallery;
	const lists = one && other && compareFeatures(t.description, one.design, other.design);
	return (
		<Dialog
			open={lists !== undefined}
			title={words.comparison}
			onClose={onClose}
			actions={
				lists && (
					<button type="button" className="button" onClick={onClose}>
						{words.close}
					</button>
				)
			}
		>
			{lists && (
				<div className="couture-compared">
					{[one, other].map((record, at) => (
						<section key={record.id} aria-label={record.name}>
							<DesignSight record={record} />
							<h3>{record.name}</h3>
							<ul>
								{lists[at]?.map((feature) => (
									<li key={feature.words}>
										{feature.shared ? feature.words : <strong>{feature.words}</strong>}
									</li>
								))}
							</ul>
							<button
								type="button"
								className="button"
								aria-label={fill(words.open, { name: record.name })}
								onClick={() => onOpen(record)}
							>
								{words.openThis}
							</button>
						</section>
					))}
				</div>
			)}
			<p className="quiet couture-hint">{words.compareNote}</p>
		</Dialog>
	);
}
