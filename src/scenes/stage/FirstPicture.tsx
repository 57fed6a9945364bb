import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { useStage } from './stage-context.ts';

/** Stands among what suspends: when it is there, everything is, and the next frame is complete. */
export function FirstPicture() {
	const { host } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const frames = useRef(0);

	useEffect(() => invalidate(), [invalidate]);

	useFrame(() => {
		frames.current += 1;
		// The first frame is being drawn; when the second one begins it is on the screen.
		if (frames.current === 1) invalidate();
		if (frames.current === 2) host.onReady();
	});

	return null;
}
