import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { PerspectiveCamera } from 'three';
import { toCameraSide } from './camera-view.ts';
import { followPointers } from './pointers.ts';
import { prefersLessMotion } from './reduced-motion.ts';
import { useStage } from './stage-context.ts';
import { useMotion } from './use-motion.ts';

/** Moves the camera with pointer, wheel and keys, and reports the side that it looks at. */
export function Orbit() {
	const { host, rig, setup } = useStage();
	const camera = useThree((state) => state.camera);
	const invalidate = useThree((state) => state.invalidate);
	const size = useThree((state) => state.size);

	useEffect(() => {
		rig.setFrame({ width: size.width, height: size.height });
		if (camera instanceof PerspectiveCamera) rig.apply(camera);
		invalidate();
	}, [rig, camera, size, invalidate]);

	useEffect(() => {
		if (setup.fixed) return;
		let reported = '';
		return followPointers(host.canvas, rig, () => {
			invalidate();
			const { side, height } = toCameraSide(rig.goal);
			if (reported === `${side} ${height}`) return;
			reported = `${side} ${height}`;
			host.onSide(side, height);
		});
	}, [host, rig, setup, invalidate]);

	useMotion((seconds) => {
		// Reading the system setting costs more than the rest of this.
		const onTheWay =
			!rig.there && rig.step(prefersLessMotion() ? Number.POSITIVE_INFINITY : seconds);
		if (camera instanceof PerspectiveCamera) rig.apply(camera);
		return onTheWay;
	});

	return null;
}
