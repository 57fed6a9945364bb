import './quiet-console.ts';
import { createRoot, events, extend } from '@react-three/fiber';
import { type ReactNode, Suspense } from 'react';
import {
	Group,
	Mesh,
	MeshBasicMaterial,
	MeshPhysicalMaterial,
	MeshStandardMaterial,
	PlaneGeometry,
	ShadowMaterial,
	type Texture,
} from 'three';
import { Assets } from './assets.ts';
import { Curtain } from './Curtain.tsx';
import { toCameraSide } from './camera-view.ts';
import { FirstPicture } from './FirstPicture.tsx';
import { FirstWait } from './FirstWait.tsx';
import { FrameLoop } from './FrameLoop.tsx';
import { FrameClock } from './frame-clock.ts';
import { Guard } from './Guard.tsx';
import type { StageHandle, StageHost, StageSetup } from './host.ts';
import { Lights } from './lights.ts';
import { Orbit } from './Orbit.tsx';
import { openRenderer } from './open-renderer.ts';
import { highestPixelRatio } from './resolution.ts';
import { Rig } from './rig.ts';
import { StageContext } from './stage-context.ts';
import { waitForCard } from './wait-for-card.ts';

// Only what is named here is in the bundle; a scene that needs more extends the list itself.
extend({
	Group,
	Mesh,
	MeshBasicMaterial,
	MeshPhysicalMaterial,
	MeshStandardMaterial,
	PlaneGeometry,
	ShadowMaterial,
});

/** Puts a scene on a canvas. Everything that is drawn on this site in 3D comes through here. */
export async function mountStage(
	host: StageHost,
	setup: StageSetup,
	content: ReactNode,
): Promise<StageHandle> {
	const { canvas } = host;
	let show = () => {};
	const shown = new Promise<void>((resolve) => {
		show = resolve;
	});
	const staged: StageHost = {
		...host,
		onReady() {
			host.onReady();
			void waitForCard(host.context).then(show);
		},
	};
	const clock = new FrameClock();
	const rig = new Rig(setup);
	const lights = new Lights(setup);
	const awaited = new Set<object>();
	const curtain = { open: false };
	const { gl, warm, card } = openRenderer(host, setup);
	/** What the first picture waits for. The page does not, but goes on while the card builds shaders. */
	let taken: Promise<unknown> = warm;
	let isOver = false;
	const assets = new Assets(host, (texture) => {
		const taking = take(texture);
		// The picture does not wait for a texture that the card refuses.
		if (!curtain.open) taken = Promise.allSettled([taken, taking]);
		return taking;
	});
	async function take(texture: Texture) {
		if (card.busy) await warm;
		if (!isOver) gl.initTexture(texture);
	}
	const {
		toneMapping,
		shadowMap: { type },
	} = gl;
	const root = createRoot(canvas);
	await root.configure({
		gl,
		size: { ...host.size, top: 0, left: 0 },
		dpr: Math.min(highestPixelRatio, devicePixelRatio),
		camera: { fov: setup.fieldOfView, near: 0.05, far: 80 },
		frameloop: 'demand',
		shadows: setup.shadows ? 'percentage' : false,
		events,
		onCreated: ({ scene, camera }) => {
			// The scene does not move, and the rig updates the matrix of the camera itself.
			scene.matrixAutoUpdate = false;
			camera.matrixAutoUpdate = false;
		},
	});
	// React Three Fiber has put its own in their place; other shaders would be built for them.
	gl.toneMapping = toneMapping;
	gl.shadowMap.type = type;
	const store = root.render(
		<Guard onFailed={host.onFailed}>
			<StageContext
				value={{
					host: staged,
					setup,
					assets,
					clock,
					rig,
					lights,
					awaited,
					curtain,
					taken: () => taken,
					shown,
				}}
			>
				<FrameLoop />
				<Orbit />
				<Curtain />
				<Suspense fallback={<FirstWait />}>
					{content}
					<FirstPicture />
				</Suspense>
			</StageContext>
		</Guard>,
	);

	function moved() {
		store.getState().invalidate();
		const { side, height } = toCameraSide(rig.goal);
		host.onSide(side, height);
	}

	return {
		resize: (width, height) => store.getState().setSize(width, height, 0, 0),
		setInsets: (insets) => {
			rig.setFrame(insets);
			store.getState().invalidate();
		},
		setAwake: (awake) => {
			const { frameloop, setFrameloop, invalidate } = store.getState();
			const next = awake ? 'demand' : 'never';
			if (next === frameloop) return;
			setFrameloop(next);
			invalidate();
		},
		turn: (across, down) => {
			rig.turn(across, down);
			moved();
		},
		zoom: (factor) => {
			rig.zoom(factor);
			store.getState().invalidate();
		},
		shift: (right, up) => {
			rig.shift(right, up);
			store.getState().invalidate();
		},
		home: () => {
			rig.home();
			moved();
		},
		dispose: () => {
			isOver = true;
			lights.lamp.dispose();
			assets.dispose();
			root.unmount();
		},
	};
}
