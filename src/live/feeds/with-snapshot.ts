import type { Load, Snapshot } from '#live/outcome.ts';

/** The same load with what was built in, where there is nothing newer. */
export function withSnapshot<Data>(
	load: Load<Data>,
	snapshot: Snapshot<Data> | undefined,
): Load<Data> {
	if (!snapshot) return load;
	const at = Date.parse(snapshot.asOf);
	return async ({ onKept, ...options }) => {
		const outcome = await load({
			...options,
			onKept: (kept) => {
				if ('at' in kept && kept.at >= at) onKept?.(kept);
			},
		});
		if (outcome.state !== 'failed' && outcome.state !== 'stale') return outcome;
		if (outcome.state === 'stale' && outcome.at >= at) return outcome;
		const { reason, retryAt } = outcome;
		return { state: 'snapshot', data: snapshot.data, at, reason, retryAt };
	};
}
