import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { watchScreen } from './screen.ts';
import { useStage } from './stage-context.ts';

/** Advances all motions before each frame, requests the next frame if one of them goes on, and sets the resolution. */
export function FrameLoop() {
	const { clock } = useStage();
	const invalidate = useThree((state) => state.invalidate);

	useLayoutEffect(
		() =>
			watchScreen((ratio) => {
				clock.setScreen(ratio);
				invalidate();
			}),
		[clock, invalidate],
	);

	useFrame(({ viewport, setDpr }, delta) => {
		if (clock.advance(delta)) invalidate();
		const { pixelRatio } = clock;
		if (viewport.dpr === pixelRatio) return;
		setDpr(pixelRatio);
		invalidate();
	});

	return null;
}
