import { useRef } from 'react';
import type { CoutureWords } from '#i18n/messages/couture/index.ts';
import { fill } from '#i18n/messages.ts';
import { useFocusKept } from '#islands/shared/use-focus-kept.ts';
import type { Print } from '#tools/couture/print.ts';

interface Props {
	prints: readonly Print[];
	/** Index of the selected print. */
	inHand: number;
	onPick: (index: number) => void;
	onRemove: (index: number) => void;
	t: CoutureWords;
}

/** The prints of a garment: one is selected, and each can be removed. */
export function PrintList({ prints, inHand, onPick, onRemove, t }: Props) {
	const box = useRef<HTMLDivElement>(null);
	const kept = useFocusKept(() => {
		const left = box.current?.querySelectorAll<HTMLElement>('.couture-remove, p') ?? [];
		return [...left].at(-1);
	});

	return (
		<div ref={box} {...kept}>
			{prints.length === 0 && (
				<p tabIndex={-1} className="quiet couture-hint">
					{t.noPrints}
				</p>
			)}
			<ul className="couture-prints" aria-label={t.prints} hidden={prints.length === 0}>
				{prints.map((print, index) => {
					const name = namePrint(print, t);
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: prints have no other name; their order is what counts.
						<li key={index}>
							<button type="button" aria-pressed={index === inHand} onClick={() => onPick(index)}>
								<span>{name}</span>
								<span className="quiet">{t.places[print.place]}</span>
							</button>
							<button
								type="button"
								className="couture-remove"
								aria-label={fill(t.removePrint, { name })}
								title={fill(t.removePrint, { name })}
								onClick={() => onRemove(index)}
							>
								<span aria-hidden="true">×</span>
							</button>
						</li>
					);
				})}
			</ul>
		</div>
	);
}

function namePrint(print: Print, t: Props['t']): string {
	if ('text' in print) return print.text;
	const number = /^logo-(\d)$/.exec(print.imageData)?.[1];
	return number ? fill(t.logoNumber, { number }) : t.ownLogo;
}
