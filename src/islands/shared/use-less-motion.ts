import { useMedia } from './use-media.ts';

/**
 * Whether the visitor's system requests reduced motion.
 * @param atFirst what holds until that is known: by default, nothing moves
 */
export function useLessMotion(atFirst = true): boolean {
	return useMedia('(prefers-reduced-motion: reduce)', atFirst);
}
