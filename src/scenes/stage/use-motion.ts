import { useLayoutEffect, useRef } from 'react';
import type { Motion } from './pulse.ts';
import { useStage } from './stage-context.ts';

/**
 * Moves something in each frame that is drawn; a scene in which no motion wants another one rests. What
 * starts a motion calls `invalidate` of the canvas, or changes a prop.
 */
export function useMotion(step: Motion) {
	const { pulse } = useStage();
	const latest = useRef(step);

	useLayoutEffect(() => {
		latest.current = step;
	});
	useLayoutEffect(() => pulse.add((seconds) => latest.current(seconds)), [pulse]);
}
