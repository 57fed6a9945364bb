import { useEffect, useState } from 'react';

const undoMs = 10_000;

export interface Undo {
	message: string;
	/** Absent when there is nothing to take back. */
	undo?: (() => void) | undefined;
}

/** What was done last and can be taken back, for ten seconds. */
export function useUndo() {
	const [last, setLast] = useState<Undo>();

	useEffect(() => {
		if (!last) return;
		const timer = setTimeout(() => setLast(undefined), undoMs);
		return () => clearTimeout(timer);
	}, [last]);

	return [last, setLast] as const;
}
