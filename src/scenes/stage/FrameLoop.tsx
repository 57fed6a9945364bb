import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { watchScreen } from './screen.ts';
import { useStage } from './stage-context.ts';

/** Advances all motions before each frame, requests the next frame if one of them goes on, and sets the resolution. */
export function FrameLoop() {
	const { clock, curtain, shown } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	/** Until the card has drawn the first picture, motions wait: it would draw their next frame before any is seen. */
	const isShown = useRef(false);

	useLayoutEffect(
		() =>
			watchScreen((ratio) => {
				clock.setScreen(ratio);
				invalidate();
			}),
		[clock, invalidate],
	);

	useEffect(() => {
		void shown.then(() => {
			isShown.current = true;
			if (clock.isMoving) invalidate();
		});
	}, [clock, shown, invalidate]);

	useFrame(({ viewport, setDpr }, delta) => {
		if (clock.advance(delta) && (isShown.current || !curtain.open)) invalidate();
		const { pixelRatio } = clock;
		if (viewport.dpr === pixelRatio) return;
		setDpr(pixelRatio);
		invalidate();
	});

	return null;
}
