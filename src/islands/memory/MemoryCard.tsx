import type { KeyboardEvent } from 'react';
import type { Card } from '#tools/memory/game.ts';

interface Props {
	card: Card;
	name: string;
	/** Address of the picture of its fruit. */
	picture: string;
	/** One card of the table takes part in the order of Tab. */
	current: boolean;
	onTurn: () => void;
	onKey: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

/** One card. Its fruit is in the page only while the card is face up. */
export function MemoryCard({ card, name, picture, current, onTurn, onKey }: Props) {
	return (
		<button
			type="button"
			className="memory-card"
			data-face={card.flipped ? 'up' : 'down'}
			data-found={card.matched || undefined}
			aria-label={name}
			tabIndex={current ? 0 : -1}
			onClick={onTurn}
			onKeyDown={onKey}
		>
			<span className="memory-leaf">
				<svg className="memory-back" viewBox="0 0 290 290" aria-hidden="true">
					<use href="#card-back" />
				</svg>
				<span className="memory-front">
					{card.flipped && <img src={picture} alt="" width="240" height="240" />}
				</span>
			</span>
		</button>
	);
}
