import { Ground } from '#scenes/stage/Ground.tsx';
import type { MountScene } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { Studio } from '#scenes/stage/Studio.tsx';
import { OrbitingCubes } from './OrbitingCubes.tsx';
import { SmallCubes } from './SmallCubes.tsx';
import { Turntable } from './Turntable.tsx';
import { setup } from './view.ts';

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
