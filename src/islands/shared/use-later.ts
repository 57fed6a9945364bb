import { useEffect, useState } from 'react';
import { report } from '#lib/report.ts';
import { useListener } from './use-listener.ts';

/** What is known of something that is loaded when it is first wanted. It stays `ready` when it is no longer wanted. */
export type Later<Value> =
	| { state: 'unwanted' }
	| { state: 'loading' }
	| { state: 'failed' }
	| { state: 'ready'; value: Value };

/**
 * Code that is loaded when it is first wanted, and a function that loads it again after a failure. It is also loaded
 * again when it is wanted again, and when the network is back. Another `load` loads something else, so the function
 * must be the same in each render.
 */
export function useLater<Value>(
	load: () => Promise<Value>,
	wanted: boolean,
): [Later<Value>, () => void] {
	const [settled, setSettled] = useState<Settled<Value>>();
	const [attempt, setAttempt] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
	useEffect(() => {
		if (!wanted) return;
		let current = true;
		setSettled((before) => (before?.later.state === 'failed' ? undefined : before));
		load().then(
			(value) => current && setSettled({ load, later: { state: 'ready', value } }),
			(error: unknown) => {
				if (!current) return;
				report(error, 'load a part of the page');
				setSettled({ load, later: { state: 'failed' } });
			},
		);
		return () => {
			current = false;
		};
	}, [load, wanted, attempt]);

	// Results of another `load` do not count for this one.
	const later = settled?.load === load ? settled.later : undefined;
	const failed = later?.state === 'failed';
	useListener('window', 'online', () => setAttempt(attempt + 1), failed && wanted);

	return [
		later ?? { state: wanted ? 'loading' : 'unwanted' },
		() => failed && setAttempt(attempt + 1),
	];
}

interface Settled<Value> {
	load: () => Promise<Value>;
	later: Later<Value>;
}
