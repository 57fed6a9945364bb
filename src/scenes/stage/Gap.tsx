import { useLayoutEffect } from 'react';
import { useStage } from './stage-context.ts';

/** Stands where a part of the scene is still on its way: without it the first picture is not complete. */
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
