import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { writeDecimal } from '#i18n/format-number.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Cube3dWords } from '#i18n/messages/cube3d/index.ts';
import { fill, plural } from '#i18n/messages.ts';
import { Switch } from '#islands/shared/Switch.tsx';
import { useSaid } from '#islands/shared/use-said.ts';
import { isStraight } from '#tools/cube3d/cube.ts';
import { countMoves, type Game, isRunning, isWon, toCube } from '#tools/cube3d/game.ts';
import { $keyMode } from '#tools/cube3d/store.ts';
import { printResult } from '#tools/cube3d/times.ts';
import { Inspection } from './Inspection.tsx';
import { LessonPart } from './LessonPart.tsx';
import { PlayPart } from './PlayPart.tsx';
import { SequencePart } from './SequencePart.tsx';
import { TimesPart } from './TimesPart.tsx';
import { useCubeClock } from './use-cube-clock.ts';
import { useSolver } from './use-solver.ts';

interface Props {
	locale: Locale;
	game: Game;
	t: Cube3dWords;
}

const parts = ['play', 'sequence', 'times', 'lesson'] as const;

/** All buttons of the cube, and the state of the game. */
export function GamePanel({ locale, game, t }: Props) {
	const [part, setPart] = useState<(typeof parts)[number]>('play');
	// It works on while another part is opened.
	const solver = useSolver();
	const mode = useStore($keyMode);
	const moves = countMoves(game);
	const ms = useCubeClock(isRunning(game), game.ms);
	const clock = writeDecimal(locale, printResult(Math.floor(ms)));
	const result = isWon(game) && { time: clock, moves: plural(locale, t.turns, moves) };
	const straight = result && isStraight(toCube(game)) ? t.straight : '';
	useSaid(mode ? t.next[mode] : '');
	// The scene says by itself that the cube is solved.
	useSaid(result ? `${result.time}, ${result.moves}. ${straight}` : '', 'won');

	return (
		<>
			<div className="cube3d-head">
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
				{mode && (
					<kbd className="cube3d-mode" title={t.next[mode]}>
						{mode === 'half' ? '2' : 'w'}
					</kbd>
				)}
			</div>
			{result && (
				<p>
					{fill(t.won, result)} {straight}
				</p>
			)}
			<Inspection t={t.times} />
			<Switch
				label={t.part}
				choices={parts.map((value) => ({ value, label: t.parts[value] }))}
				value={part}
				onPick={setPart}
			/>
			{part === 'play' && <PlayPart locale={locale} game={game} solver={solver} t={t} />}
			{part === 'sequence' && <SequencePart t={t.sequence} />}
			{part === 'lesson' && <LessonPart game={game} solver={solver} t={t} />}
			{part === 'times' && <TimesPart locale={locale} t={t.times} />}
		</>
	);
}
