import type { MemoryMessages } from '#i18n/messages/memory/index.ts';
import { fill } from '#i18n/messages.ts';
import { formatDuration } from '#lib/duration.ts';
import { countPairs, type Game, isWon } from '#tools/memory/game.ts';

interface Props {
	game: Game;
	t: Pick<MemoryMessages, 'moves' | 'time' | 'player' | 'yourTurn'>;
}

/** Moves and time of a single player, or the pairs of two players, with a mark beside the one whose turn it is. */
export function MemoryCounters({ game, t }: Props) {
	if (game.players === 1) {
		return (
			<dl className="memory-counters">
				<div>
					<dt>{t.moves}</dt>
					<dd className="figures">{game.moves}</dd>
				</div>
				<div>
					<dt>{t.time}</dt>
					<dd className="figures">{formatDuration(game.ms)}</dd>
				</div>
			</dl>
		);
	}
	return (
		<dl className="memory-counters">
			{countPairs(game).map((pairs, index) => {
				const player = index + 1;
				const current = player === game.turn && !isWon(game);
				return (
					<div key={player} data-current={current || undefined}>
						<dt>{fill(t.player, { player })}</dt>
						<dd className="figures">
							{pairs}
							{current && <span className="hidden-words"> {fill(t.yourTurn, { player })}</span>}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
