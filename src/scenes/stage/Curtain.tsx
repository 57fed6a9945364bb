import { useFrame } from '@react-three/fiber';
import { useStage } from './stage-context.ts';

/** Draws the frames of a stage, but none before its shaders are compiled: such a frame would block the page. */
export function Curtain() {
	const { curtain } = useStage();
	// A priority above 0 takes drawing over from React Three Fiber.
	useFrame(({ gl, scene, camera }) => {
		if (curtain.open) gl.render(scene, camera);
	}, 1);
	return null;
}
