import { toFields } from '#lib/parse.ts';
import { type Arrangement, parseArrangement, printArrangement } from './arrangement.ts';
import { parseViewpoint, printViewpoint, type Viewpoint } from './viewpoint.ts';

/** What is on the stage. */
export interface StageView {
	arrangement: Arrangement;
	/** From where it is seen; undefined from where the arrangement is seen at first. */
	viewpoint: Viewpoint | undefined;
}

export function printStageView({ arrangement, viewpoint }: StageView) {
	return {
		arrangement: printArrangement(arrangement),
		...(viewpoint && { viewpoint: printViewpoint(viewpoint) }),
	};
}

/** Reads what `printStageView` has written; undefined for anything else. A viewpoint that cannot be read is left out. */
export function parseStageView(value: unknown): StageView | undefined {
	const fields = toFields(value);
	const arrangement = parseArrangement(fields?.arrangement);
	return arrangement && { arrangement, viewpoint: parseViewpoint(fields?.viewpoint) };
}
