import { useStore } from '@nanostores/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { cube3d } from '#i18n/messages/cube3d/index.ts';
import { LessonPart } from '#islands/cube3d/LessonPart.tsx';
import type { SolverState } from '#islands/cube3d/use-solver.ts';
import type { Turn } from '#tools/cube3d/cube.ts';
import { newGame } from '#tools/cube3d/game.ts';
import { parseMoves, printMoves } from '#tools/cube3d/notation.ts';
import { $facing, $game, $played, playTurns } from '#tools/cube3d/store.ts';

const t = cube3d.en;

/** A solver that answers at once: the lesson has one step, of these turns. */
function solveWith(moves: string): SolverState {
	const turns = parseMoves(moves) ?? [];
	const steps = [{ stage: 'edge', turns, lit: [] }];
	return {
		busy: undefined,
		failed: false,
		best: undefined,
		ask: (_job, _read, use) => use(steps as never),
		cancel() {},
	};
}

function Lesson({ solver }: { solver: SolverState }) {
	return <LessonPart game={useStore($game)} solver={solver} t={t} />;
}

test('the turn back of who has walked around the cube is joined to those of the step, as shown and as made', () => {
	$game.set(newGame);
	playTurns(parseMoves('F') ?? []);
	render(<Lesson solver={solveWith('y R')} />);
	fireEvent.click(screen.getByRole('button', { name: t.lesson.start }));
	act(() => $facing.set(-1));
	expect(screen.getByText('y2 R')).toBeTruthy();
	const made: Turn[] = [];
	const stop = $played.listen((played) => played && made.push(played.turn));
	fireEvent.click(screen.getByRole('button', { name: t.lesson.next }));
	stop();
	expect(printMoves(made)).toBe('y2 F');
});
