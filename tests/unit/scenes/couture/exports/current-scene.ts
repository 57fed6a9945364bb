import { type PerspectiveCamera, Scene, type WebGLRenderer } from 'three';
import { type CurrentScene, type SceneGarment, toThings } from '#scenes/couture/current-scene.ts';
import { fieldOfView } from '#scenes/couture/layout.ts';
import type { Caption } from '#tools/design/caption.ts';

export const caption: Caption = {
	title: 'Моя сорочка',
	date: '9 січня 2026 р.',
	footer: 'Пошито у браузері',
	site: 'https://example.com/',
	language: 'uk',
};

/** A scene with two garments whose renderer keeps the cameras that it was called with. */
export function createCurrentScene() {
	const cameras: PerspectiveCamera[] = [];
	const size = { ratio: 1.5, width: 800, height: 600 };
	let lost = false;
	const gl = {
		domElement: { clientWidth: 800, clientHeight: 600 },
		shadowMap: { autoUpdate: true },
		capabilities: { maxTextureSize: 8192 },
		getContext: () => ({ isContextLost: () => lost }),
		getPixelRatio: () => size.ratio,
		setPixelRatio: (ratio: number) => Object.assign(size, { ratio }),
		setSize: (width: number, height: number) => Object.assign(size, { width, height }),
		render: vi.fn((_scene: unknown, camera: PerspectiveCamera) => void cameras.push(camera)),
	};
	const marks = [true, true];
	const garments = marks.map((_, at) => ({
		body: { rotation: { y: at } },
		shadow: { visible: true },
		material: {
			unframe: () => {
				const before = marks[at] ?? false;
				marks[at] = false;
				return () => {
					marks[at] = before;
				};
			},
		},
	}));
	const [one, other] = garments.map((garment) => garment as unknown as SceneGarment);
	if (!one || !other) throw new Error('There are no garments.');
	const stageCamera = {} as PerspectiveCamera;
	const hung = new Map([
		['menShirt1', one],
		['womenShirt', other],
	] as const);
	const middle = [0, 0, 0] as const;
	const current = {
		gl: gl as unknown as WebGLRenderer,
		scene: new Scene(),
		camera: stageCamera,
		invalidate: vi.fn(),
		garments: hung,
		fieldOfView,
		backdrop: ['#e3e6ec', '#b9bfca'],
		...toThings(hung, { current: null }),
		aim: (when) =>
			when === 'now'
				? { position: [3, 0, 0], at: middle, middle, distance: 3, whole: 2.35, breadth: 0.86 }
				: { position: [0, 0, 2], at: middle, middle, distance: 2, whole: 2.35, breadth: 0.86 },
	} satisfies CurrentScene;
	return {
		current,
		gl,
		cameras,
		size,
		marks,
		shadows: () => garments.map(({ shadow }) => shadow.visible),
		angles: () => garments.map(({ body }) => body.rotation.y),
		loseContext: () => {
			lost = true;
		},
	};
}
