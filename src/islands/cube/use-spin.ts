import { type RefObject, useState } from 'react';
import { useInView } from '#islands/shared/use-in-view.ts';
import { useLessMotion } from '#islands/shared/use-less-motion.ts';

/**
 * Whether a cube turns by itself. The visitor's system decides until the visitor does; held, or out of view, the cube
 * waits.
 */
export function useSpin(stage: RefObject<HTMLElement | null>, held: boolean) {
	const [chosen, choose] = useState<boolean>();
	const lessMotion = useLessMotion(false);
	const inView = useInView(stage);
	const spinning = chosen ?? !lessMotion;
	return {
		spinning,
		moving: spinning && inView && !held,
		/** The visitor has decided, and reduced motion no longer does. */
		decided: chosen !== undefined,
		toggle: () => choose(!spinning),
	};
}
