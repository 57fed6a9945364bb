import { InstancedMesh, Matrix4, MeshStandardMaterial } from 'three';
import { loadFile } from '#scenes/stage/files.ts';
import { createLineGeometry } from '#scenes/ticker/line-geometry.ts';
import { depth, readOutlines } from '#scenes/ticker/outlines.ts';
import { countCopies, fieldOfView, goOn, toThickness } from '#tools/ticker/line-motion.ts';
import { run, setUp } from './plain-stage.ts';

const stage = setUp(fieldOfView, { brightness: 1.1, detail: 64, middle: [0, 0, 0] });
const { scene, camera } = stage;
const outlines = await readOutlines(await loadFile('/fonts/onest-outlines.json', {}));
const items = ['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD'].map((label) => ({
	label,
	value: '41.2345',
}));
const { geometry, width } = createLineGeometry(items, outlines, {
	label: '#e0a436',
	value: '#f4eee2',
});
const line = new InstancedMesh(
	geometry,
	new MeshStandardMaterial({ vertexColors: true, roughness: 0.34, metalness: 0.12 }),
	24,
);
line.frustumCulled = false;
scene.add(line);
camera.position.z = 0.66;
const seen = 2.4 * 0.66 * Math.max(1, camera.aspect);
line.count = Math.min(24, countCopies(seen, width));
const matrix = new Matrix4();
for (let copy = 0; copy < line.count; copy += 1)
	line.setMatrixAt(copy, matrix.makeTranslation(copy * width, 0, 0));
line.scale.z = toThickness(camera.aspect);

let offset = 0;
run(stage, (seconds) => {
	offset = goOn(offset, seconds, width);
	line.position.set(-offset - seen / 2, -0.22, 0.05 - depth * line.scale.z);
});
