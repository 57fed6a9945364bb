import type { ReadableAtom } from 'nanostores';
import { useCallback, type useState } from 'react';
import { emptyList } from '#browser/records/record-store.ts';
import { say } from '#browser/voice.ts';
import { useSaved } from '#islands/shared/use-saved.ts';

export interface Offer {
	message: string;
	/** Absent when there is nothing to undo. */
	undo?: (() => unknown) | undefined;
	/** Ids of the rows that it brings back. */
	back?: readonly string[];
	/** Id of the row that it follows. */
	after?: string | undefined;
}

export type LastOffer = Offer & { changes: number };

/**
 * What was done last to a list, until its next change, here or in another tab, with the function that sets it and has
 * it said. No clock ends it: some people need long to reach a button.
 */
export function useOffer(
	$list: ReadableAtom<{ changes: number }>,
	[last, setLast]: ReturnType<typeof useState<LastOffer>>,
) {
	const { changes } = useSaved($list, emptyList);
	const offer = useCallback(
		(made: Offer) => {
			say(made.message);
			setLast({ ...made, changes: $list.get().changes });
		},
		[$list, setLast],
	);
	return [last?.changes === changes ? last : undefined, offer] as const;
}
