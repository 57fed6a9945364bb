/**
 * Derives the dress forms that garments stand on in their scene: decodes the models, has `form.py` fit the trunk of the
 * mannequin into them and arms into the sleeves, and writes the sections.
 *
 * Usage: `node assets/garments/form.ts`. Needs Python with numpy and scipy.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { Box3, Mesh, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { garmentKeys, garments } from '#tools/couture/garments.ts';
import { saveStep } from '../../scripts/assets/manifest.ts';

const folder = '.cache/assets/garments';
const result = 'src/scenes/couture/stand/forms.json';

/** Corners of the cloth in threes, in metres, the middle of the garment, and the corners of sleeves and of cuffs alone. */
async function readCloth(path: string) {
	const { buffer, byteOffset, length } = readFileSync(path);
	const content = buffer.slice(byteOffset, byteOffset + length);
	const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder);
	const { scene } = await loader.parseAsync(content, '');
	scene.updateMatrixWorld(true);
	const middle = new Box3().setFromObject(scene).getCenter(new Vector3()).toArray();
	const corners: number[] = [];
	const limbs: Record<string, number[]> = {};
	const point = new Vector3();
	scene.traverse((part) => {
		if (!(part instanceof Mesh) || /buttons|threads/.test(part.name)) return;
		const limb = /^(sleeve|cuff)-(right|left)/.exec(part.name)?.[0];
		const own = (limb && limbs[limb]) || [];
		if (limb) limbs[limb] = own;
		const { index } = part.geometry;
		const position = part.geometry.getAttribute('position');
		for (let at = 0; at < index.count; at += 1) {
			const corner = point.fromBufferAttribute(position, index.getX(at));
			const place = corner.applyMatrix4(part.matrixWorld).toArray();
			corners.push(...place);
			own.push(...place);
		}
	});
	return { middle, corners, limbs };
}

const cloth = Object.fromEntries(
	await Promise.all(
		garmentKeys.map(async (key) => [key, await readCloth(`public${garments[key].path}`)] as const),
	),
);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/cloth.json`, JSON.stringify(cloth));
const forms = execFileSync('python3', ['assets/garments/form.py', `${folder}/cloth.json`]);
writeFileSync(result, forms);
execFileSync('node_modules/.bin/biome', ['format', '--write', result]);
console.log(result);
await saveStep(
	'models.json',
	{
		name: 'forms',
		command: 'node assets/garments/form.ts',
		inputs: [
			...['form.py', 'form.ts', 'mannequin.py'].map((file) => `assets/garments/${file}`),
			...garmentKeys.map((key) => `public${garments[key].path}`),
		],
		usedBy: 'Couture: the dress forms that garments hang on',
	},
	[result],
);
