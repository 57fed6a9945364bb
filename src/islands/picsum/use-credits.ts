import { useEffect, useState } from 'react';
import { loadModule } from '#browser/load-module.ts';

/** Who made a picture, and where it was published. */
export interface Credit {
	author: string;
	url: string;
}

/** The authors of the pictures of these seeds, as the responses arrive. */
export function useCredits(seeds: readonly string[]): ReadonlyMap<string, Credit> {
	const [credits, setCredits] = useState<ReadonlyMap<string, Credit>>(new Map());

	useEffect(() => {
		const controller = new AbortController();
		const { signal } = controller;
		async function find(seed: string) {
			const { askCredit } = await loadModule(() => import('#live/services/picsum.ts'));
			const answer = await askCredit(seed, { signal });
			// The last known answer never ages.
			const credit = answer.ok ? answer.data : answer.last?.data;
			if (credit && !signal.aborted) setCredits((known) => new Map(known).set(seed, credit));
		}
		for (const seed of seeds) {
			find(seed).catch((error) => {
				// A set that was replaced by another needs no authors any more.
				if (!signal.aborted) throw error;
			});
		}
		return () => controller.abort();
	}, [seeds]);

	return credits;
}
