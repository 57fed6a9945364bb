import type { WritableAtom } from 'nanostores';
import { useEffect } from 'react';
import { useLessMotion } from './use-less-motion.ts';

/** For visitors who prefer reduced motion: turns motion off, also when they ask for that later. A button starts it. */
export function useMotionOnRequest($moves: WritableAtom<boolean>) {
	const less = useLessMotion(false);
	useEffect(() => {
		if (less) $moves.set(false);
	}, [less, $moves]);
}
