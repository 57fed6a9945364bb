import { useLayoutEffect } from 'react';
import { useStage } from './stage-context.ts';

/** Stands in for a part of the scene that is still loading. While there is one, the first picture is not shown. */
export function AwaitedPart() {
	const { awaited } = useStage();

	useLayoutEffect(() => {
		const part = {};
		awaited.add(part);
		return () => {
			awaited.delete(part);
		};
	}, [awaited]);

	return null;
}
