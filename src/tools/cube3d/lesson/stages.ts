import { parseMoves } from '#tools/cube3d/notation.ts';
import { faceTurns } from '#tools/cube3d/solver/face-turns.ts';
import { listLayer, type Pieces } from './pieces.ts';
import type { StageName } from './stage-names.ts';

/** Turns that a learner knows as one thing. */
export interface Sequence {
	/** As a learner makes them, places in `faceTurns`; the search makes them from its side. */
	turns: readonly number[];
	/** The side that is before the learner, in quarters from the front by the right-hand rule; none where it does not matter. */
	side?: number;
}

/** A stage of the way from layer to layer. */
export interface Stage {
	name: StageName;
	/** What it brings home: each piece in a step of its own, or all of them in one. */
	pieces: Pieces;
	oneByOne: boolean;
	/** The sequences that a learner knows by now. */
	sequences: readonly Sequence[];
	/** What counts as home for an edge or corner at this stage: all of its number, or a part of it. */
	isHome: (kind: keyof Pieces, piece: number, at: number) => boolean;
}

const bottom = listLayer(-1);
const middle = listLayer(0);
const top = listLayer(1);
const topTurns = ['U', 'U2', 'U′'].map((text) => ({ turns: read(text) }));
const atHome: Stage['isHome'] = (kind, piece, at) => at === piece * (kind === 'corners' ? 3 : 2);

export const stages: readonly Stage[] = [
	{
		name: 'cross',
		pieces: { corners: [], edges: bottom.edges },
		oneByOne: true,
		sequences: faceTurns.map((_, turn) => ({ turns: [turn] })),
		isHome: atHome,
	},
	{
		name: 'corner',
		pieces: { corners: bottom.corners, edges: [] },
		oneByOne: true,
		sequences: [...topTurns, ...around('R U R′', 'R U′ R′', 'F′ U′ F', 'F′ U F')],
		isHome: atHome,
	},
	{
		name: 'edge',
		pieces: { corners: [], edges: middle.edges },
		oneByOne: true,
		sequences: [...topTurns, ...around('U R U′ R′ U′ F′ U F', 'U′ L′ U L U F U′ F′')],
		isHome: atHome,
	},
	{
		name: 'topCross',
		pieces: { corners: [], edges: top.edges },
		oneByOne: false,
		sequences: around('F R U R′ U′ F′'),
		// Which side they belong to does not matter yet.
		isHome: (kind, piece, at) =>
			atHome(kind, piece, at) || (top.edges.includes(piece) && at % 2 === 0),
	},
	{
		name: 'topEdges',
		pieces: { corners: [], edges: top.edges },
		oneByOne: false,
		sequences: [...topTurns, ...around('R U R′ U R U2 R′')],
		isHome: atHome,
	},
	{
		name: 'topCorners',
		pieces: { corners: top.corners, edges: [] },
		oneByOne: false,
		sequences: around('U R U′ L′ U R′ U′ L', 'L′ U R U′ L U R′ U′'),
		isHome: (kind, piece, at) =>
			atHome(kind, piece, at) || (kind === 'corners' && Math.floor(at / 3) === piece),
	},
	{
		name: 'topTwists',
		pieces: { corners: top.corners, edges: [] },
		oneByOne: false,
		sequences: [...topTurns, { turns: read('R′ D′ R D R′ D′ R D'), side: 0 }],
		isHome: atHome,
	},
];

function around(...texts: string[]): readonly Sequence[] {
	return texts.flatMap((text) => [0, 1, 2, 3].map((side) => ({ turns: read(text), side })));
}

/** The places of these turns in `faceTurns`. */
function read(text: string): readonly number[] {
	return (parseMoves(text) ?? []).map((turn) =>
		faceTurns.findIndex(
			({ axis, layer, quarters }) =>
				axis === turn.axis && layer === turn.layer && quarters === turn.quarters,
		),
	);
}
