import { useFrame } from '@react-three/fiber';
import { useStage } from './stage-context.ts';

/** Motions go before the end of the pulse, which goes before the drawing. */
const beforeDrawing = -1;

/**
 * Moves something in each frame that is drawn. `step` gets the seconds that the frame stands for and
 * says whether it wants another one: a scene in which nobody does rests. What starts a motion calls
 * `invalidate` of the canvas, or changes a prop.
 */
export function useMotion(step: (seconds: number) => boolean) {
	const { pulse } = useStage();
	useFrame(({ invalidate }) => {
		if (!step(pulse.seconds)) return;
		pulse.goOn();
		invalidate();
	}, beforeDrawing);
}
