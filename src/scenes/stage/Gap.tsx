import { useLayoutEffect } from 'react';
import { useStage } from './stage-context.ts';

/** Replaces a part of the scene that is still loading, without which the first picture is not complete. */
export function Gap() {
	const { gaps } = useStage();

	useLayoutEffect(() => {
		const gap = {};
		gaps.add(gap);
		return () => {
			gaps.delete(gap);
		};
	}, [gaps]);

	return null;
}
