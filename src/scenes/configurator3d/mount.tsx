import { extend } from '@react-three/fiber';
import { CylinderGeometry } from 'three';
import { Ground } from '#scenes/stage/Ground.tsx';
import type { MountScene, StageSetup } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { Studio } from '#scenes/stage/Studio.tsx';
import { Goblets } from './Goblets.tsx';
import { Plinth } from './Plinth.tsx';
import { fieldOfView } from './view.ts';

extend({ CylinderGeometry });

const setup: StageSetup = {
	view: { azimuth: 0, polar: 1.33, distance: 7.5 },
	limits: { minPolar: 0.35, maxPolar: 1.54, minDistance: 3, maxDistance: 12 },
	middle: [0, 0.82, 0],
	fieldOfView,
	breadth: 1.3,
	shadows: true,
};

export const mount: MountScene = (host) =>
	mountStage(
		host,
		setup,
		<>
			<Studio follows brightness={0.36} detail={128} shadowReach={3.4} />
			<Goblets />
			<Plinth />
			<Ground height={-0.32} size={20} depth={0.28} />
		</>,
	);
