import { type ComponentType, useEffect, useState } from 'react';
import { report } from '#lib/report.ts';

/** What is known of a part. It stays `ready` when it is no longer wanted. */
export type LazyPart<Props> =
	| { state: 'unwanted' }
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; Component: ComponentType<Props> };

/**
 * A part of an island whose script is loaded when it is first wanted, and a function that loads it
 * again after a failure. Wanting it again loads it again as well. Another `load` is another part, so
 * the function must be the same in each render.
 */
export function usePart<Props>(
	load: () => Promise<ComponentType<Props>>,
	wanted: boolean,
): [LazyPart<Props>, () => void] {
	const [settled, setSettled] = useState<Settled<Props>>();
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
	useEffect(() => {
		if (!wanted) return;
		let current = true;
		setSettled((before) => (before?.part.state === 'failed' ? undefined : before));
		load().then(
			(Component) => current && setSettled({ load, part: { state: 'ready', Component } }),
			(error: unknown) => {
				if (!current) return;
				report(error, 'load a part of the page');
				setSettled({ load, part: { state: 'failed' } });
			},
		);
		return () => {
			current = false;
		};
	}, [load, wanted, attempt]);

	// Results of another part do not count for this one.
	const part = settled?.load === load ? settled.part : undefined;
	return [
		part ?? { state: wanted ? 'loading' : 'unwanted' },
		() => part?.state === 'failed' && setAttempt(attempt + 1),
	];
}

interface Settled<Props> {
	load: () => Promise<ComponentType<Props>>;
	part: LazyPart<Props>;
}
