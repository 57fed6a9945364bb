import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from './stage-context.ts';

/** A sibling of suspended parts: once it renders and no part is missing, the next frame is complete. */
export function FirstPicture() {
	const { host, pulse, gaps } = useStage();
	const invalidate = useThree((state) => state.invalidate);

	useEffect(() => {
		let drawn = false;
		const stop = pulse.add(() => {
			if (gaps.size > 0) return false;
			// The first frame is about to be drawn; when the second one begins it is on the screen.
			if (drawn) {
				stop();
				host.onReady();
			}
			drawn = !drawn;
			return drawn;
		});
		invalidate();
		return stop;
	}, [host, pulse, gaps, invalidate]);

	return null;
}
