import { act } from '@react-three/test-renderer';
import { BufferGeometry, type Mesh } from 'three';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClothMaterial } from '#scenes/couture/cloth-material.ts';
import { useFinish } from '#scenes/couture/use-finish.ts';
import { showOnStage } from '../stage/stage.tsx';

const build = vi.hoisted(() => ({ shaders: vi.fn() }));
vi.mock('#scenes/stage/build-shaders.ts', () => ({ buildShaders: build.shaders }));
vi.mock('@react-three/fiber', async (load) => ({
	...(await load<typeof import('@react-three/fiber')>()),
	useThree: (pick: (state: object) => unknown) => pick(three),
}));

const three = { gl: { compile: vi.fn() }, scene: {}, camera: {} };
let built = () => {};

beforeEach(() => {
	three.gl.compile.mockClear();
	build.shaders.mockReset();
	build.shaders.mockImplementation(
		() =>
			new Promise<void>((resolve) => {
				built = resolve;
			}),
	);
});

interface Props {
	material: ClothMaterial;
	geometry: BufferGeometry;
	take: (finish: ReturnType<typeof useFinish>) => void;
}

function Cloth({ material, geometry, take }: Props) {
	take(useFinish(material, geometry));
	return null;
}

async function showCloth(material: ClothMaterial) {
	let finish: ReturnType<typeof useFinish> = async () => {};
	const geometry = new BufferGeometry();
	const take = (given: typeof finish) => {
		finish = given;
	};
	await showOnStage(<Cloth material={material} geometry={geometry} take={take} />);
	return (over: AbortSignal) => finish(over);
}

/** The twin whose shader was built last. */
function findTwin(): ClothMaterial {
	const mesh: Mesh<BufferGeometry, ClothMaterial> = build.shaders.mock.lastCall?.[4];
	return mesh.material;
}

test('a cloth that is shown stays as it is until the card has the shader that it takes on', async () => {
	const material = new ClothMaterial();
	material.anisotropy = 0.75;
	const finish = await showCloth(material);
	const freed = vi.fn();
	three.gl.compile.mockImplementation(() => expect(freed).not.toHaveBeenCalled());
	const coming = finish(new AbortController().signal);
	const twin = findTwin();
	twin.addEventListener('dispose', freed);
	expect([twin.finished, twin.anisotropy, material.finished]).toEqual([true, 0.75, false]);
	await act(async () => built());
	await coming;
	expect(material.finished).toBe(true);
	expect(three.gl.compile).toHaveBeenCalledTimes(1);
	expect(freed).toHaveBeenCalledTimes(1);
	await finish(new AbortController().signal);
	expect(build.shaders).toHaveBeenCalledTimes(1);
});

test('a cloth that has gone meanwhile takes on nothing', async () => {
	const material = new ClothMaterial();
	const finish = await showCloth(material);
	const over = new AbortController();
	const coming = finish(over.signal);
	over.abort();
	built();
	await coming;
	expect(material.finished).toBe(false);
	expect(three.gl.compile).not.toHaveBeenCalled();
});
