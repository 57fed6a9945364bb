import '#scenes/stage/quiet-console.ts';
import { create } from '@react-three/test-renderer';
import type { ReactNode } from 'react';
import { type BufferGeometry, Material, Mesh, type Object3D, Texture } from 'three';
import { Assets } from '#scenes/stage/assets.ts';
import { FrameClock } from '#scenes/stage/frame-clock.ts';
import type { StageSetup } from '#scenes/stage/host.ts';
import { Lights } from '#scenes/stage/lights.ts';
import { Rig } from '#scenes/stage/rig.ts';
import { StageContext } from '#scenes/stage/stage-context.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const firstSetup: StageSetup = {
	view: { azimuth: 0, polar: Math.PI / 2, distance: 10 },
	limits: { minPolar: 0.3, maxPolar: 2.8, minDistance: 2, maxDistance: 20 },
	middle: [0, 0, 0],
	fieldOfView: 30,
	breadth: 1,
};

/** What the parts of a scene share, without a page and a card. */
export function createStage() {
	const setup = { ...firstSetup };
	const host = {
		canvas: document.createElement('canvas'),
		// A card that tells nothing about its work.
		context: {
			getExtension: () => null,
			fenceSync: () => null,
		} as unknown as WebGL2RenderingContext,
		size: { width: 800, height: 600 },
		onProgress: vi.fn(),
		onReady: vi.fn(),
		onFailed: vi.fn(),
		onMissing: vi.fn(),
		onSide: vi.fn(),
	};
	return {
		host,
		setup,
		assets: new Assets(host),
		clock: new FrameClock(),
		rig: new Rig(setup),
		lights: new Lights({ middle: setup.middle }),
		awaited: new Set<object>(),
		curtain: { open: true },
		taken: () => Promise.resolve(),
		shown: Promise.resolve(),
	};
}

const closings = new Set<() => Promise<void>>();

afterEach(async () => {
	for (const close of closings) await close();
	closings.clear();
});

/** Shows a part of a scene on a stage whose frames the test draws; it is removed after the test. */
export async function showOnStage(
	part: ReactNode,
	own: Partial<ReturnType<typeof createStage>> = {},
) {
	const stage = { ...createStage(), ...own };
	const shown = await create(<StageContext value={stage}>{part}</StageContext>);
	const scene = shown.scene.instance;
	closings.add(shown.unmount);

	/** Seconds of frames of a tenth of a second each, without what a first frame after a rest stands for. */
	function pass(seconds: number) {
		for (let frame = 0; frame < Math.round(seconds * 10); frame++) stage.clock.advance(0.1);
	}

	return {
		stage,
		scene,
		meshes: listMeshes(scene),
		pass,
		/** What runs with each frame besides motions, such as what follows the drawing. */
		frame: () => shown.advanceFrames(1, 0.1),
		update: (next: ReactNode) => shown.update(<StageContext value={stage}>{next}</StageContext>),
		unmount: () => {
			closings.delete(shown.unmount);
			return shown.unmount();
		},
		/** Calls what the first thing of the scene does on an event, such as `onPointerDown`. */
		fire: async (handler: string, data: object) => {
			const [first] = shown.scene.children;
			if (first) await shown.fireEvent(first, handler, data);
		},
	};
}

function listMeshes(scene: Object3D): Mesh[] {
	const meshes: Mesh[] = [];
	scene.traverse((part) => {
		if (part instanceof Mesh) meshes.push(part);
	});
	return meshes;
}

/** The memory of the card that parts of a scene take: geometry, materials and what these show. Gives what is not freed. */
export function watchMemory(scene: Object3D): () => string[] {
	const taken = new Set<BufferGeometry | Material | Texture>();
	for (const { geometry, material } of listMeshes(scene)) {
		taken.add(geometry);
		for (const each of [material].flat()) {
			taken.add(each);
			for (const value of Object.values(each)) if (value instanceof Texture) taken.add(value);
		}
	}
	const left = new Set(taken);
	for (const thing of taken) {
		const drop = () => void left.delete(thing);
		if (thing instanceof Texture) thing.addEventListener('dispose', drop);
		else if (thing instanceof Material) thing.addEventListener('dispose', drop);
		else thing.addEventListener('dispose', drop);
	}
	return () => [...left].map(({ type }) => String(type));
}
