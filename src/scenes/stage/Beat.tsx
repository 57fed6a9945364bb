import { useFrame, useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { watchScreen } from './screen.ts';
import { useStage } from './stage-context.ts';

/** Everything that a stage does in each frame: it runs all motions, then sets the resolution. */
export function Beat() {
	const { pulse } = useStage();
	const invalidate = useThree((state) => state.invalidate);

	useLayoutEffect(
		() =>
			watchScreen((ratio) => {
				pulse.setScreen(ratio);
				invalidate();
			}),
		[pulse, invalidate],
	);

	useFrame(({ viewport, setDpr }, delta) => {
		if (pulse.beat(delta)) invalidate();
		const { pixelRatio } = pulse;
		if (viewport.dpr === pixelRatio) return;
		setDpr(pixelRatio);
		invalidate();
	});

	return null;
}
