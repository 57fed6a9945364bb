/** The stages of the lesson in their order. */
export const stageNames = [
	'hold',
	'cross',
	'corner',
	'edge',
	'topCross',
	'topEdges',
	'topCorners',
	'topTwists',
] as const;
export type StageName = (typeof stageNames)[number];
