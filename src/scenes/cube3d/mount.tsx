import { Ground } from '#scenes/stage/Ground.tsx';
import type { MountScene, StageSetup } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { Studio } from '#scenes/stage/Studio.tsx';
import { OrbitingCubes } from './OrbitingCubes.tsx';
import { SmallCubes } from './SmallCubes.tsx';
import { Turntable } from './Turntable.tsx';

const setup: StageSetup = {
	view: { azimuth: 0.62, polar: 1.12, distance: 12.2 },
	limits: { minPolar: 0.25, maxPolar: 2.5, minDistance: 6.5, maxDistance: 20 },
	middle: [0, 0, 0],
	fieldOfView: 32,
	breadth: 1.12,
	shadows: true,
};

export const mount: MountScene = (host) =>
	mountStage(
		host,
		setup,
		<>
			<Studio shadowReach={5} />
			<Turntable />
			<SmallCubes />
			<OrbitingCubes />
			<Ground height={-3.1} size={24} depth={0.34} />
		</>,
	);
