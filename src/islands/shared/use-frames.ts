import { useEffect, useEffectEvent } from 'react';

/** Calls `onFrame` with the milliseconds since the last frame, as long as it is running. */
export function useFrames(running: boolean, onFrame: (ms: number) => void) {
	const draw = useEffectEvent(onFrame);

	useEffect(() => {
		if (!running) return;
		let last: number | undefined;
		let frame = requestAnimationFrame(function step(now) {
			draw(now - (last ?? now));
			last = now;
			frame = requestAnimationFrame(step);
		});
		return () => cancelAnimationFrame(frame);
	}, [running]);
}
