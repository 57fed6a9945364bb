import { createRandom } from '#lib/random.ts';
import { isSolved, solvedCube, turnLayer } from '#tools/cube3d/cube.ts';
import { createLesson } from '#tools/cube3d/lesson/lesson.ts';
import { type StageName, stageNames } from '#tools/cube3d/lesson/stage-names.ts';
import { printMoves, seenFrom } from '#tools/cube3d/notation.ts';
import { joinTops } from '#tools/cube3d/simplify.ts';
import { readLesson, readTurns } from '#tools/cube3d/solver/answers.ts';
import { createJobs } from '#tools/cube3d/solver/jobs.ts';
import { Solver } from '#tools/cube3d/solver/solve-cube.ts';
import { turnCube } from '../turn-cube.ts';

const solver = new Solver();

function createScrambled(seed: number) {
	const random = createRandom(seed);
	return solver.scramble((limit) => Math.floor(random() * limit)).reduce(turnLayer, solvedCube);
}

const y = '(y[′2]? )?';
const top = `(${y}U[′2]? )?`;
/** What a learner knows at each stage, as it is taught; y turns the whole cube before it. Where two turns of the top meet, they are joined. */
const known: Record<StageName, RegExp> = {
	hold: /^([xz]′?|x2) $/,
	cross: new RegExp(`^${y}([UDLRFB][′2]? )+$`),
	corner: new RegExp(`^(${top}${y}(R U R′|R U′ R′|F′ U′ F|F′ U F) )*$`),
	edge: new RegExp(`^(${top}${y}(R U′ R′ U′ F′ U F|L′ U L U F U′ F′) )*$`),
	topCross: new RegExp(`^(${y}F R U R′ U′ F′ )+$`),
	topEdges: new RegExp(`^(${top}${y}R U R′ U R U2 R′ |U[′2]? )+$`),
	topCorners: new RegExp(`^(${y}(U R U′ L′ U R′ U′ L|L′ U R U′ L U R′ U′) )+$`),
	topTwists: new RegExp(`^(${top}${y}R′ D′ R D R′ D′ R D |U[′2]? )+$`),
};

/** All ways a cube can lie: one of six sides up, one of four to the front. */
const ways = ['', 'x', 'x2', "x'", 'z', "z'"].flatMap((first) =>
	['', 'y', 'y2', "y'"].map((second) => `${first} ${second}`),
);

test.each(ways)('lying after "%s", a cube is solved as the words and turns say', (way) => {
	for (let seed = 1; seed <= 3; seed += 1) {
		let cube = turnCube(way, createScrambled(seed + 3 * ways.indexOf(way)));
		const steps = createLesson(cube);
		expect(steps.length).toBeLessThanOrEqual(17);
		const order = steps.map(({ stage }) => stageNames.indexOf(stage));
		expect(order).toEqual(order.toSorted((a, b) => a - b));
		for (const { stage, turns, lit } of steps) {
			expect(printMoves(turns)).toBe(printMoves(joinTops(turns)));
			expect(`${printMoves(turns)} `).toMatch(known[stage]);
			cube = turns.reduce(turnLayer, cube);
			const bottom = cube.filter(({ home }) => home[1] === -1);
			const center = bottom.find(({ home }) => home.join() === '0,-1,0');
			expect(center?.position).toEqual([0, -1, 0]);
			if (stage !== 'hold' && stage !== 'cross' && stage !== 'corner') {
				expect(bottom.every(({ position }) => position[1] === -1)).toBe(true);
			}
			if (stage === 'hold') continue;
			expect(lit.length).toBeGreaterThan(0);
			const [place = 0, ...others] = lit;
			const [x, level, z] = cube[place]?.position ?? [];
			expect(level).toBe(stage === 'cross' || stage === 'corner' ? -1 : stage === 'edge' ? 0 : 1);
			if (stage === 'cross') expect([x, z]).toEqual([0, 1]);
			if (!stage.startsWith('top')) expect(others).toEqual([]);
		}
		expect(isSolved(cube)).toBe(true);
	}
});

test.each([0, 1, 2, 3])('from side %i the lesson is as the learner sees it', (facing) => {
	const cube = createScrambled(5);
	const seen = turnLayer(cube, { axis: 1, layer: 'all', quarters: -facing });
	const turns = createLesson(seen).flatMap((step) => step.turns);
	expect(isSolved(turns.map((turn) => seenFrom(turn, facing)).reduce(turnLayer, cube))).toBe(true);
});

test('a solved cube needs no lesson', () => {
	expect(createLesson(solvedCube)).toEqual([]);
	expect(createLesson(turnCube("R M' L'"))).toEqual([]);
});

test('the answers of the worker are read as they were written', () => {
	const answer = createJobs(solver);
	const cube = createScrambled(7);
	expect(readLesson(answer({ kind: 'lesson', cube }))).toEqual(createLesson(cube));
	expect(readLesson(answer({ kind: 'lesson', cube: solvedCube }))).toEqual([]);
	// How far a solution is improved hangs on the time.
	const solution = readTurns(answer({ kind: 'solve', cube })) ?? [];
	expect(isSolved(solution.reduce(turnLayer, cube))).toBe(true);
	expect(readTurns(answer({ kind: 'scramble' }))?.length).toBeGreaterThan(10);
});
