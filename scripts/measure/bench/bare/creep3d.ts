import { Mesh, MeshStandardMaterial } from 'three';
import { loadFile } from '#scenes/stage/files.ts';
import { createLineBody, layOutLine } from '#scenes/ticker/line-geometry.ts';
import { readOutlines } from '#scenes/ticker/outlines.ts';
import { showOnce } from './bare-stage.ts';

const outlines = await readOutlines(await loadFile('/fonts/onest-outlines.json', {}));
const items = ['USD', 'EUR', 'GBP', 'AED', 'TRY', 'XAU', 'XAG', 'XPT', 'XPD'].map((label) => ({
	label,
	value: '41.2345',
}));
const layout = layOutLine(items, outlines, { label: '#e0a436', value: '#f4eee2' });
const { geometry } = createLineBody(layout);
showOnce(new Mesh(geometry, new MeshStandardMaterial({ vertexColors: true })), [0, 0, 2.5]);
