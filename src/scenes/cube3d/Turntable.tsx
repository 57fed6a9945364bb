import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { radiansPerSecond } from '#tools/cube3d/layout.ts';
import { $facing, $spinning } from '#tools/cube3d/store.ts';

/** Turns the camera around the cube, and stores which side faces it. */
export function Turntable() {
	const { rig } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const spinning = useStore($spinning);

	// biome-ignore lint/correctness/useExhaustiveDependencies: when motion starts again, a frame must be requested.
	useEffect(() => invalidate(), [spinning, invalidate]);

	useMotion((seconds) => {
		if (spinning && !rig.held) rig.carry(-radiansPerSecond * seconds);
		const quarter = Math.round(rig.goal.azimuth / (Math.PI / 2));
		$facing.set(((quarter % 4) + 4) % 4);
		return spinning;
	});

	return null;
}
