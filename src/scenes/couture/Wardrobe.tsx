import { useStore } from '@nanostores/react';
import { useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Mesh } from 'three';
import { createAim } from '#scenes/exports/aim.ts';
import { Studio } from '#scenes/stage/Studio.tsx';
import { useStage } from '#scenes/stage/stage-context.ts';
import { useMotion } from '#scenes/stage/use-motion.ts';
import { listShown } from '#tools/couture/arrangement.ts';
import { toGarmentSide } from '#tools/couture/description.ts';
import type { GarmentKey } from '#tools/couture/garments.ts';
import {
	$arrangement,
	$side,
	$turning,
	advanceRotations,
	rotations,
	shownFirst,
} from '#tools/couture/store.ts';
import { type SceneGarment, setCurrentScene, toThings } from './current-scene.ts';
import { Hanger } from './Hanger.tsx';
import { fieldOfView, toFloor } from './layout.ts';
import { Room } from './Room.tsx';
import { useFacing } from './use-facing.ts';
import { useViewpoint } from './use-viewpoint.ts';

const none: readonly GarmentKey[] = [];

/** Behind garments in pictures: the stage by day. */
const backdrop = ['#c8cdd5', '#989eaa'] as const;

/** Everything that is on the stage of Couture. */
export function Wardrobe() {
	const { rig, setup, lights } = useStage();
	const { gl, scene, camera, invalidate } = useThree();
	const arrangement = useStore($arrangement);
	const turning = useStore($turning);
	const sceneGarments = useMemo(() => new Map<GarmentKey, SceneGarment>(), []);
	/** Garments whose models could not be loaded, until another arrangement is chosen. */
	const [missing, setMissing] = useState({ arrangement, keys: none });
	const lost = missing.arrangement === arrangement ? missing.keys : none;
	const shown = listShown(arrangement).filter((key) => !lost.includes(key));
	const floor = useRef<Mesh>(null);
	const place = toFloor(arrangement);
	const isOne = arrangement.type === 'single';

	function leaveOut(key: GarmentKey) {
		setMissing((before) => ({
			arrangement,
			keys: before.arrangement === arrangement ? [...before.keys, key] : [key],
		}));
	}
	const keepViewpoint = useViewpoint(arrangement);

	useEffect(() => {
		setCurrentScene({
			gl,
			scene,
			camera,
			invalidate,
			garments: sceneGarments,
			fieldOfView,
			backdrop,
			...toThings(sceneGarments, floor),
			aim: createAim({ rig, setup, lights, scene }),
		});
		return () => setCurrentScene(undefined);
	}, [gl, scene, camera, invalidate, sceneGarments, rig, setup, lights]);

	// Starts and stops are not props of any drawn object.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a change is the reason for a frame.
	useEffect(() => invalidate(), [turning, invalidate]);

	useFacing(sceneGarments);
	useMotion((seconds) => {
		const moving = advanceRotations(seconds);
		for (const [key, { body }] of sceneGarments) body.rotation.y = rotations[key].angle;
		const { turning, angle } = rotations[shownFirst()];
		keepViewpoint();
		// A turning garment would be announced endlessly.
		if (turning === 'stop') $side.set(toGarmentSide(angle, rig.goal.azimuth));
		return moving;
	});

	return (
		<>
			<Studio follows brightness={1.32} contrast={1.4} shadowReach={isOne ? 0.75 : 2} />
			{!isOne && <Room ref={floor} {...place} />}
			{shown.map((key) => (
				<Hanger
					key={key}
					model={key}
					sceneGarments={sceneGarments}
					// The others go on without it.
					onMissing={isOne ? undefined : () => leaveOut(key)}
				/>
			))}
		</>
	);
}
