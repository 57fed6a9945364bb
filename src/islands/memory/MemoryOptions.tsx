import { copyText } from '#browser/copy-text.ts';
import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { fill } from '#i18n/messages.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useNotice } from '#islands/shared/use-said.ts';
import { type Deck, toDaySeed, toDeckHash } from '#tools/memory/deck.ts';
import { type Game, type Rules, sizes } from '#tools/memory/game.ts';

interface Props {
	game: Game;
	/** The best result of this size, in words. */
	best: string;
	t: Omit<MemoryMessages, 'notes'>;
	onStart: (choice: Partial<Rules & Deck>) => void;
}

/** How the next game is dealt: its size, its players, its deck. Each choice deals at once. */
export function MemoryOptions({ game, best, t, onStart }: Props) {
	const [answer, setAnswer] = useNotice();

	function start(choice: Partial<Rules & Deck>) {
		setAnswer('');
		onStart(choice);
	}

	async function share() {
		const link = `${location.origin}${location.pathname}${toDeckHash(game)}`;
		setAnswer((await copyText(link)) ? t.shared : fill(t.notShared, { link }));
	}

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
						if (pairs) start({ pairs });
					}}
				/>
			</div>
			<div>
				<span className="quiet">{t.players}</span>
				<Switch
					label={t.players}
					choices={[
						{ value: '1', label: t.onePlayer },
						{ value: '2', label: t.twoPlayers },
					]}
					value={game.players === 1 ? '1' : '2'}
					onPick={(value) => start({ players: value === '1' ? 1 : 2 })}
				/>
			</div>
			<div className="memory-deck">
				<button
					type="button"
					className="button"
					title={t.dayHint}
					onClick={() => start({ seed: toDaySeed(new Date()) })}
				>
					{t.day}
				</button>
				<button type="button" className="button" onClick={() => void share()}>
					{t.share}
				</button>
			</div>
			<p className="memory-answer">{answer}</p>
		</div>
	);
}
