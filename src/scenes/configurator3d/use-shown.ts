import { useThree } from '@react-three/fiber';
import { type RefObject, useEffect } from 'react';
import type { Group, Mesh } from 'three';
import { createAim } from '#scenes/exports/aim.ts';
import { setShownScene } from '#scenes/exports/shown-scene.ts';
import { useStage } from '#scenes/stage/stage-context.ts';
import type { GobletPart } from './parts.ts';
import { setShownGoblets } from './shown-goblets.ts';
import { fieldOfView } from './view.ts';

/** Behind goblets in pictures: the stage. */
const backdrop = ['#f3c19d', '#c97b4f'] as const;

/** Lets exports find the goblets. */
export function useShown(
	group: RefObject<Group | null>,
	shades: RefObject<Mesh | null>,
	parts: readonly GobletPart[],
) {
	const { rig, setup, lights } = useStage();
	const { gl, scene, camera, invalidate } = useThree();

	useEffect(() => {
		setShownGoblets(parts);
		setShownScene({
			gl,
			scene,
			camera,
			fieldOfView,
			backdrop,
			invalidate,
			listBodies: () => (group.current ? [group.current] : []),
			prepare: (bare) => {
				// All meshes but the goblets are below them.
				const below = [
					...scene.children.filter((child) => 'isMesh' in child),
					...(shades.current ? [shades.current] : []),
				];
				if (bare) for (const part of below) part.visible = false;
				return () => {
					if (bare) for (const part of below) part.visible = true;
				};
			},
			aim: createAim({ rig, setup, lights, scene }),
		});
		return () => {
			setShownScene(undefined);
			setShownGoblets(undefined);
		};
	}, [gl, scene, camera, invalidate, group, shades, parts, rig, setup, lights]);
}
