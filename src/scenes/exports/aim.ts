import type { Scene } from 'three';
import { toPosition } from '#scenes/stage/camera-view.ts';
import type { StageSetup } from '#scenes/stage/host.ts';
import type { Lights } from '#scenes/stage/lights.ts';
import type { Rig } from '#scenes/stage/rig.ts';
import type { ShownScene } from './shown-scene.ts';

interface StageParts {
	rig: Pick<Rig, 'view' | 'goal'>;
	setup: StageSetup;
	lights: Pick<Lights, 'turn'>;
	scene: Scene;
}

/** How files see a scene: as its visitor does, without what panels cover. */
export function createAim({ rig, setup, lights, scene }: StageParts): ShownScene['aim'] {
	return (when) => {
		// The setup changes with what is shown.
		const { middle, breadth } = setup;
		const seen = when === 'now' ? rig.view : rig.goal;
		lights.turn(scene, seen.azimuth);
		const [x, y, z] = seen.at ?? [0, 0, 0];
		return {
			position: toPosition(seen),
			at: [middle[0] + x, middle[1] + y, middle[2] + z],
			middle,
			distance: seen.distance,
			whole: setup.view.distance,
			breadth,
		};
	};
}
