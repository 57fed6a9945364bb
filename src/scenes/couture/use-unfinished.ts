import { useLayoutEffect } from 'react';
import { beginPart } from '#stores/unfinished.ts';

/** Lets files wait for a part of the scene that is still being made. */
export function useUnfinished(isUnfinished: boolean) {
	useLayoutEffect(() => (isUnfinished ? beginPart() : undefined), [isUnfinished]);
}
