import { useEffect, useState } from 'react';
import { say } from '#browser/voice.ts';

const undoMs = 10_000;

export interface Undo {
	message: string;
	/** Absent when there is nothing to undo. */
	undo?: (() => void) | undefined;
}

/** The last action that can be undone, for ten seconds; it is said, too. */
export function useUndo() {
	const [last, setLast] = useState<Undo>();

	useEffect(() => {
		if (!last) return;
		say(last.message);
		const timer = setTimeout(() => setLast(undefined), undoMs);
		return () => clearTimeout(timer);
	}, [last]);

	return [last, setLast] as const;
}
