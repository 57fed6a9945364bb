import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Cube3dMessages } from '#i18n/messages/cube3d/index.ts';
import { fill } from '#i18n/messages.ts';
import { useSaid } from '#islands/shared/use-said.ts';
import { type Cube, isSolved, type Turn, turnLayer } from '#tools/cube3d/cube.ts';
import { type Game, toCube } from '#tools/cube3d/game.ts';
import type { LessonStep } from '#tools/cube3d/lesson/lesson.ts';
import { invert, printMoves, seenFrom } from '#tools/cube3d/notation.ts';
import { joinTops } from '#tools/cube3d/simplify.ts';
import { readLesson } from '#tools/cube3d/solver/answers.ts';
import { $facing, $game, $lit, endGame, showTurns } from '#tools/cube3d/store.ts';
import type { SolverState } from './use-solver.ts';

interface Props {
	game: Game;
	solver: SolverState;
	t: Pick<Cube3dMessages, 'lesson' | 'thinking' | 'noSolver'>;
}

/** The whole cube about its upright axis. */
const upright = { axis: 1, layer: 'all' } as const;

interface Lesson {
	steps: readonly LessonStep[];
	/** How many steps the cube has made. */
	made: number;
	/** The cube after them: another one was turned by the visitor. */
	cube: Cube;
	/** The side that the learner has before them, as in `$facing`. */
	facing: number;
}

/** Solves the cube in steps, each with its reason and its turns. */
export function LessonPart({ game, solver, t: { lesson: t, thinking, noSolver } }: Props) {
	const [lesson, setLesson] = useState<Lesson>();
	const facing = useStore($facing);
	const cube = toCube(game);
	const changed = lesson !== undefined && lesson.cube !== cube;
	const current = lesson && !changed ? lesson : undefined;
	const step = current?.steps[current.made];
	const solved = isSolved(cube);

	useEffect(() => {
		$lit.set(step?.lit ?? []);
		return () => $lit.set([]);
	}, [step]);

	function start() {
		endGame();
		const from = toCube($game.get());
		// As the learner sees it.
		const seen = turnLayer(from, { ...upright, quarters: -facing });
		solver.ask({ kind: 'lesson', cube: seen }, readLesson, (steps) =>
			setLesson({ steps, made: 0, cube: from, facing }),
		);
	}

	/** Who has walked around the cube sees it as before after its first turn. */
	function align(from: Lesson, turns: readonly Turn[]): readonly Turn[] {
		const back = [-from.facing, facing].map((quarters) => ({ ...upright, quarters }));
		return joinTops([...back, ...turns]);
	}

	function go(from: Lesson, made: number, turns: readonly Turn[]) {
		showTurns(align(from, turns).map((turn) => seenFrom(turn, facing)));
		setLesson({ ...from, made, cube: toCube($game.get()), facing });
	}

	function goBack() {
		const last = current?.steps[current.made - 1];
		if (current && last) go(current, current.made - 1, last.turns.toReversed().map(invert));
	}

	const text = () => {
		if (current && step) return t.stages[step.stage];
		if (solver.busy) return thinking[solver.busy];
		if (solver.failed) return noSolver;
		if (changed && !solved) return t.changed;
		return solved ? t.solved : t.intro;
	};

	const place =
		current && step ? fill(t.step, { step: current.made + 1, count: current.steps.length }) : '';
	const words = text();
	const turns = current && step ? printMoves(align(current, step.turns)) : '';
	// The scene says by itself that the cube is solved.
	useSaid(solved ? '' : `${place && `${place}. `}${words} ${turns}`.trim(), 'lesson');

	return (
		<div className="stage-group">
			{/* First, so that words of any length move no button under a finger, nor push it out of a phone's panel. */}
			<div className="stage-row">
				{current && step ? (
					<button
						type="button"
						className="button primary"
						onClick={() => go(current, current.made + 1, step.turns)}
					>
						{t.next}
					</button>
				) : (
					<button
						type="button"
						className="button primary"
						aria-disabled={solved || solver.busy !== undefined || undefined}
						onClick={solved ? undefined : start}
					>
						{changed ? t.again : t.start}
					</button>
				)}
				{current && (
					<button
						type="button"
						className="button"
						aria-disabled={current.made === 0 || undefined}
						onClick={goBack}
					>
						{t.back}
					</button>
				)}
			</div>
			<div className="cube3d-step">
				{place && <p className="stage-label">{place}</p>}
				<p>{words}</p>
				{turns && <p className="cube3d-turns">{turns}</p>}
			</div>
		</div>
	);
}
