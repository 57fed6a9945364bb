import { useFrame } from '@react-three/fiber';
import { useStage } from './stage-context.ts';

/** Before the motions (-1), and after them, but before the drawing. A value above 0 would take the drawing over. */
const first = -2;
const last = 0;

/** Begins and ends each frame: time for the motions, sharpness for the drawing. */
export function Beat() {
	const { pulse } = useStage();
	useFrame((_, delta) => pulse.begin(delta), first);
	useFrame(({ viewport, setDpr, invalidate }) => {
		const ratio = pulse.pixelRatio(devicePixelRatio);
		if (viewport.dpr === ratio) return;
		setDpr(ratio);
		invalidate();
	}, last);
	return null;
}
