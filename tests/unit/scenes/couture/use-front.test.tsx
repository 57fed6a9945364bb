import { BufferGeometry } from 'three';
import { useFront } from '#scenes/couture/use-front.ts';
import { type Arrangement, firstArrangement } from '#tools/couture/arrangement.ts';
import { showArrangement } from '#tools/couture/store.ts';
import type { Viewpoint } from '#tools/couture/viewpoint.ts';
import { showOnStage } from '../stage/stage.tsx';

type Handlers = ReturnType<typeof useFront>;

/** Hands on what an object with 30 corners that are seen from the front is drawn with. */
function Part({
	geometry,
	onHandlers,
}: {
	geometry: BufferGeometry;
	onHandlers: (handlers: Handlers) => void;
}) {
	onHandlers(useFront(geometry, 30));
	return null;
}

afterEach(() => {
	showArrangement(firstArrangement);
});

interface State {
	open?: boolean;
	arrangement?: Arrangement;
	viewpoint?: Viewpoint;
}

async function show({ open = false, arrangement = firstArrangement, viewpoint }: State = {}) {
	showArrangement(arrangement, viewpoint);
	const geometry = new BufferGeometry();
	const { promise: shown, resolve } = Promise.withResolvers<void>();
	let handlers: Handlers = {};
	await showOnStage(
		<Part
			geometry={geometry}
			onHandlers={(given) => {
				handlers = given;
			}}
		/>,
		{ curtain: { open }, shown },
	);
	return {
		handlers,
		seen: async () => {
			resolve();
			await shown;
		},
		countDrawn: () => {
			handlers.onBeforeRender?.();
			return geometry.drawRange.count;
		},
		countShadow: () => {
			handlers.onBeforeShadow?.();
			return geometry.drawRange.count;
		},
	};
}

test('until the first picture has been seen, what the front hides is not drawn, but throws its shadow', async () => {
	const { seen, countDrawn, countShadow } = await show();
	expect([countShadow(), countDrawn()]).toEqual([Number.POSITIVE_INFINITY, 30]);
	await seen();
	expect([countShadow(), countDrawn()]).toEqual([
		Number.POSITIVE_INFINITY,
		Number.POSITIVE_INFINITY,
	]);
});

test('all is drawn once the curtain is open, in a row, and from another view', async () => {
	expect((await show({ open: true })).handlers).toEqual({});
	expect((await show({ arrangement: { type: 'row' } })).handlers).toEqual({});
	const viewpoint = { azimuth: Math.PI, polar: 1.5, distance: 2.2, angle: 0 };
	expect((await show({ viewpoint })).handlers).toEqual({});
});
