import { useStore } from '@nanostores/react';
import type { Locale } from '#i18n/locales.ts';
import type { Cube3dWords } from '#i18n/messages/cube3d/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import { isSolved } from '#tools/cube3d/cube.ts';
import { type Game, toCube } from '#tools/cube3d/game.ts';
import { printMoves } from '#tools/cube3d/notation.ts';
import { readTurns } from '#tools/cube3d/solver/answers.ts';
import { $solution, redoTurn, scrambleCube, solveCube, undoTurn } from '#tools/cube3d/store.ts';
import { LayerLetters } from './LayerLetters.tsx';
import type { SolverState } from './use-solver.ts';

interface Props {
	locale: Locale;
	game: Game;
	solver: SolverState;
	t: Cube3dWords;
}

/** Scrambles, solves, and turns layers by hand. */
export function PlayPart({ locale, game, solver, t }: Props) {
	const solution = useStore($solution);
	const solved = isSolved(toCube(game));
	const scramble = game.past.slice(0, game.scramble);

	function solve() {
		const cube = toCube(game);
		solver.ask({ kind: 'solve', cube }, readTurns, (turns) => solveCube(turns, cube));
	}

	function describe(): string {
		if (solver.best && solver.busy)
			return fill(t.soFar, { turns: plural(locale, t.turns, solver.best) });
		if (solver.busy) return t.thinking[solver.busy];
		if (solver.failed) return t.noSolver;
		if (!solution) return '';
		const turns = plural(locale, t.turns, solution.length);
		return fill(t.solvedBy, { turns, moves: printMoves(solution) });
	}

	const words = describe();
	useSaid(words, 'solution');

	return (
		<>
			<div className="cube3d-actions">
				<button
					type="button"
					className="button primary"
					aria-disabled={solver.busy !== undefined || undefined}
					onClick={() => solver.ask({ kind: 'scramble' }, readTurns, scrambleCube)}
				>
					{t.scramble}
				</button>
				{solver.busy ? (
					<button type="button" className="button" onClick={solver.cancel}>
						{t.cancel}
					</button>
				) : (
					<button
						type="button"
						className="button"
						aria-disabled={solved || undefined}
						onClick={solved ? undefined : solve}
					>
						{t.solve}
					</button>
				)}
				<GlyphButton
					glyph="undo"
					label={t.undo}
					disabled={game.past.length === game.scramble}
					onPress={undoTurn}
				/>
				<GlyphButton
					glyph="redo"
					label={t.redo}
					disabled={game.future.length === 0}
					onPress={redoTurn}
				/>
			</div>
			<p className="cube3d-sequence">{words}</p>
			{scramble.length > 0 && (
				<p className="cube3d-sequence quiet">
					{fill(t.scrambledBy, { moves: printMoves(scramble) })}
				</p>
			)}
			<LayerLetters t={t} />
		</>
	);
}
