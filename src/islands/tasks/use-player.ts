import { useEffect, useState } from 'react';

const stepMs = 700;

/** A place between 0 and `last` that moves by itself while it plays and stops at the end. */
export function usePlayer(last: number) {
	const [at, setAt] = useState(0);
	const [playing, setPlaying] = useState(false);

	useEffect(() => {
		if (!playing) return;
		if (at >= last) {
			setPlaying(false);
			return;
		}
		const timer = setTimeout(() => setAt(at + 1), stepMs);
		return () => clearTimeout(timer);
	}, [playing, at, last]);

	function go(place: number) {
		setPlaying(false);
		setAt(Math.min(Math.max(place, 0), last));
	}

	/** From the end it starts again. */
	function toggle() {
		if (!playing && at >= last) setAt(0);
		setPlaying(!playing);
	}

	return { at, playing, go, toggle };
}
