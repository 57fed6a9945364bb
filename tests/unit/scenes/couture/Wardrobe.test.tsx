import { readFileSync } from 'node:fs';
import { act } from '@react-three/test-renderer';
import { Float32BufferAttribute, Group, Mesh, PlaneGeometry } from 'three';
import { getCurrentScene } from '#scenes/couture/current-scene.ts';
import { Wardrobe } from '#scenes/couture/Wardrobe.tsx';
import { $unfinished } from '#stores/unfinished.ts';
import { type Arrangement, firstArrangement } from '#tools/couture/arrangement.ts';
import { radiansPerSecond, turn } from '#tools/couture/rotation.ts';
import {
	$branding,
	$side,
	$wardrobe,
	edit,
	rotate,
	showArrangement,
} from '#tools/couture/store.ts';
import { firstWardrobe } from '#tools/couture/wardrobe.ts';
import { stubImageBitmaps } from '../stage/image-bitmap.ts';
import { showOnStage, watchMemory } from '../stage/stage.tsx';

const loadModel = vi.hoisted(() => vi.fn());
const addDrawnFont = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#scenes/stage/load-model.ts', () => ({ loadModel }));
// The light of the studio is computed by the card.
vi.mock('#scenes/stage/Studio.tsx', () => ({ Studio: () => null }));
vi.mock('#scenes/exports/drawn-font.ts', () => ({ drawnFont: 'Onest Drawn', addDrawnFont }));

const panels = readFileSync('public/models/mens-shirt-1.json', 'utf8');
const asked: string[] = [];

beforeEach(() => {
	$wardrobe.set(firstWardrobe);
	$branding.set(false);
	showArrangement(firstArrangement);
	rotate((rotation) => ({ ...rotation, turning: 'stop', angle: 0 }));
	asked.length = 0;
	addDrawnFont.mockClear();
	stubImageBitmaps();
	vi.stubGlobal('fetch', async (file: string) => {
		asked.push(file);
		return new Response(file.endsWith('.json') ? panels : 'picture');
	});
	loadModel.mockImplementation(async () => createShirt());
});

/** Cloth and buttons of four corners each. */
function createShirt() {
	const part = (name: string) => {
		const geometry = new PlaneGeometry(0.5, 0.7);
		geometry.setAttribute('color', new Float32BufferAttribute(new Float32Array(16).fill(1), 4));
		const mesh = new Mesh(geometry);
		mesh.name = name;
		return mesh;
	};
	return new Group().add(part('front'), part('buttons'));
}

async function showWardrobe(arrangement: Arrangement = firstArrangement) {
	showArrangement(arrangement);
	const shown = await showOnStage(<Wardrobe />);
	shown.stage.clock.advance(0);
	const current = getCurrentScene();
	return { ...shown, current };
}

test('a row goes on without a garment whose model is missing', async () => {
	loadModel.mockRejectedValueOnce(new Error('404'));
	const { current, stage } = await showWardrobe({ type: 'row' });
	await vi.waitFor(() => expect(current.garments.size).toBe(3));
	const missing = stage.host.onMissing.mock.calls.map(([file]) => String(file));
	expect(missing.filter((file) => file.endsWith('.glb'))).toHaveLength(1);
	expect(stage.host.onFailed).not.toHaveBeenCalled();
	expect(stage.awaited.size).toBe(0);
});

test('a garment turns as far in a second as its speed, and reports its side when it stops', async () => {
	const { current, stage, pass } = await showWardrobe();
	await vi.waitFor(() => expect(current.garments.size).toBe(1));
	const body = current.garments.get('menShirt1')?.body;
	await act(async () => rotate((rotation) => turn(rotation, 'counterClockwise')));
	stage.clock.advance(0);
	const before = body?.rotation.y ?? Number.NaN;
	pass(1);
	expect((body?.rotation.y ?? Number.NaN) - before).toBeCloseTo(radiansPerSecond, 5);
	expect($side.get()).toBe('front');
	await act(async () => rotate((rotation) => ({ ...rotation, turning: 'stop', angle: Math.PI })));
	expect(stage.clock.advance(0)).toBe(false);
	expect($side.get()).toBe('back');
});

test('garments that go free all that they made for the card, and the scene its textures', async () => {
	const { scene, stage, current, unmount } = await showWardrobe({ type: 'row' });
	await act(async () =>
		edit('menShirt1', 'texture', (settings) => ({ ...settings, texture: 'denim' })),
	);
	// Weaves come after the first picture, and before the garments nothing is unfinished.
	await vi.waitFor(async () => {
		await act(async () => {});
		expect(current.garments.size).toBe(4);
		expect($unfinished.get()).toBe(0);
	});
	const left = watchMemory(scene);
	const sheets = [...current.garments.values()].map(({ sheet }) => sheet.texture);
	const freed = vi.fn();
	for (const sheet of sheets) sheet.addEventListener('dispose', freed);
	const [files, weaves, floor] = [2, 3, 2];
	// Cloth, buttons and form of four garments in two materials, and their shades, beside the texture of one and the weaves
	// of the others.
	expect(left()).toHaveLength(4 * (3 + 2 + 3) + files + weaves + floor);
	await unmount();
	expect(freed).toHaveBeenCalledTimes(4);
	expect(left()).toHaveLength(files);
	stage.assets.dispose();
	await vi.waitFor(() => expect(left()).toEqual([]));
});
