import { act } from '@react-three/test-renderer';
import {
	Color,
	Float32BufferAttribute,
	Group,
	Mesh,
	MeshStandardMaterial,
	PlaneGeometry,
} from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { Goblets } from '#scenes/configurator3d/Goblets.tsx';
import { type Design, newDesign, radiansPerSecond } from '#tools/configurator3d/design.ts';
import { newState } from '#tools/configurator3d/saved.ts';
import { $moves, $settings, setRotation } from '#tools/configurator3d/store.ts';
import { stubImageBitmaps } from '../stage/image-bitmap.ts';
import { showOnStage } from '../stage/stage.tsx';

const loadModel = vi.hoisted(() => vi.fn());
vi.mock('#scenes/stage/load-model.ts', () => ({ loadModel }));

const asked = vi.fn(async (_file: string) => new Response('file'));

beforeEach(() => {
	$settings.set(newState);
	$moves.set(true);
	stubImageBitmaps();
	asked.mockClear();
	vi.stubGlobal('fetch', asked);
	loadModel.mockImplementation(async () => createModel());
});

/** A foot and a bowl, as goblets have several parts. */
function createModel() {
	const part = (name: string) => {
		const geometry = new PlaneGeometry(0.1, 0.1);
		geometry.setAttribute('color', new Float32BufferAttribute(new Float32Array(12).fill(1), 3));
		return new Mesh(geometry, new MeshStandardMaterial({ name }));
	};
	return new Group().add(part('foot'), part('bowl'));
}

async function showGoblets(design: Partial<Design> = {}) {
	$settings.set({ ...newState, design: { ...newDesign, ...design } });
	const shown = await showOnStage(<Goblets />);
	shown.stage.clock.advance(0);
	const [group] = shown.scene.children;
	const [solid, goblets, ...contacts] = shown.meshes;
	if (!group || !solid || !goblets) throw new Error('There are no goblets.');
	return { ...shown, group, solid, goblets, contacts };
}

/** The material that is shown, which is another one when a texture comes or goes. */
function readMaterial({ material }: Mesh): MeshStandardMaterial {
	if (!(material instanceof MeshStandardMaterial))
		throw new Error('This is not what goblets are of.');
	return material;
}

const choose = (design: Partial<Design>) =>
	act(async () => $settings.set({ ...newState, design: { ...newDesign, ...design } }));

test.each([
	['clockwise', -1],
	['counterClockwise', 1],
] as const)('turning %s the group goes as far in a second as its speed', async (rotation, sign) => {
	const { group, pass } = await showGoblets();
	await act(async () => setRotation(rotation));
	const { y } = group.rotation;
	pass(1);
	const turned = group.rotation.y - y;
	expect(Math.cos(turned)).toBeCloseTo(Math.cos(radiansPerSecond), 5);
	expect(Math.sin(turned)).toBeCloseTo(sign * Math.sin(radiansPerSecond), 5);
});

test('a texture brings its relief, both repeated three times, and goes again', async () => {
	const { goblets } = await showGoblets({ texture: { preset: 1 }, colour: '#808080' });
	const { map, normalMap } = readMaterial(goblets);
	expect(asked.mock.calls.map(([file]) => file)).toEqual([
		expect.stringContaining('/textures/goblet-1.webp'),
		expect.stringContaining('/textures/goblet-1-normal.webp'),
	]);
	expect([map?.repeat.x, normalMap?.repeat.y]).toEqual([3, 3]);
	expect([map?.colorSpace, normalMap?.colorSpace]).toEqual(['srgb', '']);
	await choose({ colour: '#808080' });
	const bare = readMaterial(goblets);
	expect([bare.map, bare.normalMap]).toEqual([null, null]);
	// Several times brighter, in the light of a dimmed studio.
	expect(bare.color.r).toBeCloseTo(new Color('#808080').r * 4.5);
});
