import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { type Game, type Pairs, sizes } from '#tools/memory/game.ts';

interface Props {
	game: Game;
	/** The best result of this size, in words. */
	best: string;
	t: Omit<MemoryMessages, 'notes'>;
	onStart: (pairs: Pairs) => void;
}

/** The best result, and the size of the next game, which is dealt at once. */
export function MemoryOptions({ game, best, t, onStart }: Props) {
	return (
		<div className="memory-options">
			<p>
				<span className="quiet">{t.best}</span> <b>{best}</b>
			</p>
			<div>
				<span className="quiet">{t.size}</span>
				<Switch
					label={t.size}
					choices={sizes.map((pairs) => ({ value: `${pairs}`, label: `${2 * pairs}` }))}
					value={`${game.pairs}`}
					onPick={(value) => {
						const pairs = sizes.find((size) => `${size}` === value);
						if (pairs) onStart(pairs);
					}}
				/>
			</div>
		</div>
	);
}
