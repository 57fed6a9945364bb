import { useLayoutEffect, useRef } from 'react';
import type { Motion } from './frame-clock.ts';
import { useStage } from './stage-context.ts';

/**
 * Moves something in each frame that is drawn; a scene in which no motion wants another one rests. What
 * starts a motion calls `invalidate` of the canvas, or changes a prop.
 */
export function useMotion(step: Motion) {
	const { clock } = useStage();
	const latest = useRef(step);

	useLayoutEffect(() => {
		latest.current = step;
	});
	useLayoutEffect(() => clock.add((seconds) => latest.current(seconds)), [clock]);
}
