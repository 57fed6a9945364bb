import { MeshStandardMaterial } from 'three';
import type { MountScene, StageSetup } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { openEarly } from '#scenes/stage/open-renderer.ts';
import { Studio } from '#scenes/stage/Studio.tsx';
import { fieldOfView } from '#tools/ticker/line-motion.ts';
import { Lines } from './Lines.tsx';

const setup: StageSetup = {
	view: { azimuth: 0, polar: Math.PI / 2, distance: 0.66 },
	limits: { minPolar: 0.6, maxPolar: 2.2, minDistance: 0.5, maxDistance: 6 },
	middle: [0, 0, 0],
	fieldOfView,
	// A narrow stage shows less of the line, not smaller letters.
	breadth: 0,
	warm: {
		materials: () => [new MeshStandardMaterial({ vertexColors: true })],
		detail: 64,
	},
};
const wholeSetup: StageSetup = { ...setup, view: { azimuth: -0.1, polar: 1.44, distance: 2.5 } };

/** One line across a strip of the page, seen from the front only. */
export const mount: MountScene = (host) =>
	mountStage(
		host,
		{ ...setup, fixed: true },
		<>
			<Studio brightness={1.1} />
			<Lines single />
		</>,
	);

export const prepareAll = (canvas: HTMLCanvasElement) => openEarly(canvas, wholeSetup);

/** Three rows on a stage of their own. */
export const mountAll: MountScene = (host) =>
	mountStage(
		host,
		wholeSetup,
		<>
			<Studio brightness={1.1} />
			<Lines />
		</>,
	);
