import { extend } from '@react-three/fiber';
import {
	CylinderGeometry,
	type Material,
	MeshBasicMaterial,
	MeshStandardMaterial,
	ShadowMaterial,
	Texture,
} from 'three';
import { Ground } from '#scenes/stage/Ground.tsx';
import type { MountScene, StageSetup } from '#scenes/stage/host.ts';
import { mountStage } from '#scenes/stage/mount-stage.tsx';
import { openEarly } from '#scenes/stage/open-renderer.ts';
import { Studio } from '#scenes/stage/Studio.tsx';
import { $settings } from '#tools/configurator3d/store.ts';
import { Goblets } from './Goblets.tsx';
import { GobletMaterial } from './goblet-material.ts';
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
	warm: { materials: listMaterials, detail: 128 },
};

export const prepare = (canvas: HTMLCanvasElement) => openEarly(canvas, setup);

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

/** Of the goblets as they are, their plinth and what is dark. What goblets are of, and what is on them, changes their shader. */
function listMaterials(): Material[] {
	const { design } = $settings.get();
	const blank = new Texture();
	const cover = design.texture ? blank : undefined;
	const goblets = [false, true].map((wall) => {
		const material = new GobletMaterial(wall);
		material.dress(design, design.engraving.trim() === '' ? null : blank);
		material.cover(cover, cover);
		return material;
	});
	return [
		...goblets,
		new MeshStandardMaterial(),
		new ShadowMaterial({ transparent: true }),
		new MeshBasicMaterial({ alphaMap: blank, transparent: true, toneMapped: false }),
	];
}
