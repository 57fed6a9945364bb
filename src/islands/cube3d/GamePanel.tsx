import { useState } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { GlyphButton } from '#islands/shared/stage/GlyphButton.tsx';
import { useClock } from '#islands/shared/use-clock.ts';
import { formatDuration } from '#lib/duration.ts';
import { isStraight } from '#tools/cube3d/cube.ts';
import { countMoves, type Game, isRunning, isWon, toCube } from '#tools/cube3d/game.ts';
import { invert, letters, parseMove, seenFrom } from '#tools/cube3d/notation.ts';
import {
	$facing,
	playTurn,
	redoTurn,
	scrambleCube,
	solveCube,
	spend,
	undoTurn,
} from '#tools/cube3d/store.ts';

interface Props {
	locale: Locale;
	game: Game;
	t: Omit<Cube3dMessages, 'notes' | 'still'>;
}

/** All buttons of the cube, and the state of the game. */
export function GamePanel({ locale, game, t }: Props) {
	const [back, setBack] = useState(false);
	useClock(isRunning(game), spend);
	const moves = countMoves(game);
	const clock = formatDuration(game.ms);

	function turn(letter: (typeof letters)[number], counter: boolean) {
		const move = parseMove(letter);
		if (move) playTurn(seenFrom(counter ? invert(move) : move, $facing.get()));
	}

	return (
		<>
			<dl className="cube3d-score figures">
				<div>
					<dt>{t.count}</dt>
					<dd>{moves}</dd>
				</div>
				<div>
					<dt>{t.time}</dt>
					<dd>{clock}</dd>
				</div>
			</dl>
			<p role="status" className="cube3d-won">
				{isWon(game) && fill(t.won, { time: clock, moves: plural(locale, t.turns, moves) })}
				{isWon(game) && isStraight(toCube(game)) && ` ${t.straight}`}
			</p>
			<div className="stage-row">
				<button type="button" className="button primary" onClick={() => scrambleCube()}>
					{t.scramble}
				</button>
				<button
					type="button"
					className="button"
					aria-disabled={game.past.length === 0 || undefined}
					onClick={game.past.length === 0 ? undefined : solveCube}
				>
					{t.solve}
				</button>
				<GlyphButton glyph="undo" label={t.undo} disabled={moves === 0} onPress={undoTurn} />
				<GlyphButton
					glyph="redo"
					label={t.redo}
					disabled={game.future.length === 0}
					onPress={redoTurn}
				/>
			</div>
			<fieldset className="stage-group cube3d-layers">
				<legend className="stage-label">{t.layers}</legend>
				<div className="cube3d-letters">
					{letters.map((letter) => (
						<button
							key={letter}
							type="button"
							aria-label={fill(back ? t.counterClockwise : t.clockwise, { layer: t.moves[letter] })}
							title={t.moves[letter]}
							onClick={(event) => turn(letter, back !== event.shiftKey)}
						>
							{letter}
							{back && '’'}
						</button>
					))}
				</div>
				<label className="stage-row cube3d-back">
					<input
						type="checkbox"
						checked={back}
						onChange={(event) => setBack(event.currentTarget.checked)}
					/>
					{t.back}
				</label>
				<p className="quiet">{t.layersHint}</p>
			</fieldset>
		</>
	);
}
