import { type Game, isWon } from './game.ts';

export interface GameResult {
	moves: number;
	ms: number;
}

/** The better one has fewer moves; with as many moves it was quicker. */
export function pickBest(best: GameResult | undefined, game: Game): GameResult | undefined {
	if (!isWon(game)) return best;
	const { moves, ms } = game;
	if (best && (best.moves < moves || (best.moves === moves && best.ms <= ms))) return best;
	return { moves, ms };
}
