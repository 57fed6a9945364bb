import { useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Rig } from '#scenes/stage/rig.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { Arrangement } from '#tools/couture/arrangement.ts';
import { $viewpoint, rotations, shownFirst } from '#tools/couture/store.ts';
import { isSameViewpoint, type Viewpoint } from '#tools/couture/viewpoint.ts';
import { toLook } from './layout.ts';

/**
 * Moves the camera to where an arrangement or a design is seen from. Returns a function that keeps the viewpoint once
 * the camera rests.
 */
export function useViewpoint(arrangement: Arrangement): () => void {
	const { rig, setup } = useStage();
	const invalidate = useThree((state) => state.invalidate);
	const begun = useRef(false);

	useEffect(() => {
		Object.assign(setup, toLook(arrangement));
		if (begun.current) look(rig, $viewpoint.get());
		begun.current = true;
		invalidate();
	}, [arrangement, rig, setup, invalidate]);

	// A design of the same arrangement may be seen from elsewhere.
	useEffect(
		() =>
			$viewpoint.listen((viewpoint) => {
				if (isSameViewpoint(viewpoint, toViewpoint(rig, setup.view))) return;
				look(rig, viewpoint);
				invalidate();
			}),
		[rig, setup, invalidate],
	);

	return () => {
		if (!rig.there) return;
		const viewpoint = toViewpoint(rig, setup.view);
		if (!isSameViewpoint(viewpoint, $viewpoint.get())) $viewpoint.set(viewpoint);
	};
}

function look(rig: Rig, viewpoint: Viewpoint | undefined) {
	if (viewpoint) rig.look(viewpoint);
	else rig.home();
}

/** Undefined where the camera is at first. */
function toViewpoint(rig: Rig, home: Omit<Viewpoint, 'angle'>): Viewpoint | undefined {
	const { angle, turning } = rotations[shownFirst()];
	const { azimuth, polar, distance, at } = rig.goal;
	const viewpoint = { azimuth, polar, distance, at, angle: turning === 'stop' ? angle : 0 };
	return isSameViewpoint(viewpoint, { ...home, angle: 0 }) ? undefined : viewpoint;
}
