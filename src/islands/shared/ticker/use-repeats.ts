import { type RefObject, useEffect, useState } from 'react';
import { countRepeats } from '#tools/ticker/speed.ts';

/** How often the line in a track is shown, as the widths of the track's stage and of the line need it. */
export function useRepeats(track: RefObject<HTMLElement | null>): number {
	const [repeats, setRepeats] = useState(2);

	useEffect(() => {
		const stage = track.current?.parentElement;
		const line = track.current?.firstElementChild;
		if (!stage || !line) return;
		const watch = new ResizeObserver(() =>
			setRepeats(countRepeats(stage.clientWidth, line.clientWidth)),
		);
		watch.observe(stage);
		watch.observe(line);
		return () => watch.disconnect();
	}, [track]);

	return repeats;
}
