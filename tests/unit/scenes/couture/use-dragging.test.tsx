import { useThree } from '@react-three/fiber';
import { BufferGeometry, Float32BufferAttribute, Mesh, Vector3 } from 'three';
import type { PrintSheet } from '#scenes/couture/print-sheet.ts';
import { useDragging } from '#scenes/couture/use-dragging.ts';
import { plainLettering } from '#tools/couture/faces.ts';
import { type PrintPlace, printPlaces } from '#tools/couture/garments.ts';
import { firstPlacement } from '#tools/couture/placement.ts';
import { listPrints } from '#tools/couture/prints.ts';
import { $print, $wardrobe, edit, steps } from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { showOnStage } from '../stage/stage.tsx';

const sheet = {
	tiles: [
		{ u: 0, v: 0, edge: 1, reach: [0.5, 0.5] },
		{ u: 0, v: 0, edge: 1, reach: [0.5, 0.5] },
	],
} as unknown as PrintSheet;
let canvas: HTMLCanvasElement;

beforeEach(() => {
	$wardrobe.set(firstWardrobe);
	steps.clear();
	$print.set(0);
	const text = { ...firstPlacement, ...plainLettering, text: 'Взір', colour: '#000000' as const };
	const prints = [text, { ...text, place: 'back' as const }];
	edit('menShirt1', 'texts', (settings) => ({ ...settings, prints }));
});

function Shirt({ active = true }) {
	canvas = useThree(({ gl }) => gl.domElement);
	const prints = listPrints($wardrobe.get().menShirt1);
	return <mesh {...useDragging('menShirt1', prints, sheet, active)} />;
}

/** A pointer over cloth whose every point is the same one of a place, in units of positions. */
function over(place: PrintPlace, x: number, y: number, pointerId = 1) {
	const at = [x * 0.2, y * 0.2, printPlaces.indexOf(place)];
	const geometry = new BufferGeometry().setAttribute(
		'cloth',
		new Float32BufferAttribute([...at, ...at, ...at], 3),
	);
	return {
		button: 0,
		pointerId,
		face: { a: 0, b: 1, c: 2, normal: new Vector3(0, 0, 1) },
		barycoord: new Vector3(0.2, 0.3, 0.5),
		object: new Mesh(geometry),
		ray: { direction: new Vector3(0, 0, -1) },
		stopPropagation: vi.fn(),
	};
}

function readPrints() {
	return listPrints($wardrobe.get().menShirt1);
}

function change(changes: object) {
	edit('menShirt1', 'change', ({ prints, ...rest }) => ({
		...rest,
		prints: prints.map((print) => ({ ...print, ...changes })),
	}));
}

const still = { positionX: 0, positionY: 0, scale: 1, turn: 0 };

test.each([
	['keeps under the pointer the point by which it was taken', 'front', 0.1, 0.1, 0.5, -0.3],
	['comes with its middle under the pointer on another panel', 'sleeve-left', 0.1, 0.1, 0.4, -0.4],
] as const)('a print %s', async (_what, place, fromX, fromY, toX, toY) => {
	const { fire, stage } = await showOnStage(<Shirt />);
	const press = over('front', fromX, fromY);
	await fire('onPointerDown', press);
	expect(press.stopPropagation).toHaveBeenCalledTimes(1);
	expect(stage.rig.held).toBe(true);
	await fire('onPointerMove', over(place, toX, toY));
	expect(readPrints()[0]).toMatchObject({ place, positionX: 0.4, positionY: -0.4 });
});

test.each([
	[false, { ...still, positionX: 0.2, positionY: 0.2 }],
	[true, still],
])(
	'the print that is taken is the one in hand; it moves unless it is locked: %o',
	async (locked, moved) => {
		change({ locked });
		const { fire, stage } = await showOnStage(<Shirt />);
		await fire('onPointerDown', over('back', 0, 0));
		expect([$print.get(), stage.rig.held]).toEqual([1, !locked]);
		await fire('onPointerMove', over('back', 0.3, 0.3, 2));
		expect(readPrints()[1], 'a second finger').toMatchObject(still);
		await fire('onPointerMove', over('back', 0.2, 0.2));
		expect(readPrints()).toMatchObject([still, moved]);
	},
);

test.each(['pointerup', 'pointercancel', 'lostpointercapture'])(
	'after %s the print stays where it is, and the camera has the pointer',
	async (kind) => {
		const { fire, stage } = await showOnStage(<Shirt />);
		await fire('onPointerDown', over('front', 0, 0));
		canvas.dispatchEvent(new Event(kind));
		expect(stage.rig.held).toBe(false);
		await fire('onPointerMove', over('front', 0.5, 0.5));
		expect(readPrints()[0]).toMatchObject(still);
	},
);

test.each([
	['a corner of the selected print scales it', [0.325, 0.325], [0.4875, 0.4875], { scale: 1.5 }],
	['the knob above the selected print turns it', [0, 0.445], [0.4, 0], { turn: 90 }],
] as const)('%s', async (_what, [fromX, fromY], [toX, toY], changed) => {
	const { fire } = await showOnStage(<Shirt />);
	await fire('onPointerDown', over('front', fromX, fromY));
	await fire('onPointerMove', over('front', toX, toY));
	expect(readPrints()[0]).toMatchObject({ ...still, ...changed });
});

test('a drag of many moves is one step to undo', async () => {
	const { fire } = await showOnStage(<Shirt />);
	steps.clear();
	await fire('onPointerDown', over('front', 0, 0));
	for (const x of [0.1, 0.2, 0.3]) await fire('onPointerMove', over('front', x, 0));
	steps.undo();
	expect(readPrints()[0]).toMatchObject({ positionX: 0 });
});
