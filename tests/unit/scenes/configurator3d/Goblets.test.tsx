import { act } from '@react-three/test-renderer';
import { Float32BufferAttribute, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';
import { Goblets } from '#scenes/configurator3d/Goblets.tsx';
import { radiansPerSecond } from '#tools/configurator3d/design.ts';
import { newState } from '#tools/configurator3d/saved.ts';
import { $moves, $settings, setRotation } from '#tools/configurator3d/store.ts';
import { showOnStage } from '../stage/stage.tsx';

vi.mock('#scenes/stage/load-model.ts', () => ({ loadModel: async () => createModel() }));

/** A foot and a bowl, as goblets have several parts. */
function createModel() {
	const part = (name: string) => {
		const geometry = new PlaneGeometry(0.1, 0.1);
		geometry.setAttribute('color', new Float32BufferAttribute(new Float32Array(12).fill(1), 3));
		return new Mesh(geometry, new MeshStandardMaterial({ name }));
	};
	return new Group().add(part('foot'), part('bowl'));
}

test.each([
	['clockwise', -1],
	['counterClockwise', 1],
] as const)('turning %s the group goes as far in a second as its speed', async (rotation, sign) => {
	vi.stubGlobal('fetch', async () => new Response('file'));
	$settings.set(newState);
	$moves.set(true);
	const { scene, stage, pass } = await showOnStage(<Goblets />);
	stage.clock.advance(0);
	const turn = () => scene.children[0]?.rotation.y ?? Number.NaN;
	await act(async () => setRotation(rotation));
	const before = turn();
	pass(1);
	expect(Math.cos(turn() - before)).toBeCloseTo(Math.cos(radiansPerSecond), 5);
	expect(Math.sin(turn() - before)).toBeCloseTo(sign * Math.sin(radiansPerSecond), 5);
});
