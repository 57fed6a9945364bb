import { strFromU8, unzipSync } from 'fflate';
import { BoxGeometry, Mesh, MeshStandardMaterial, Scene } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { expect, test } from 'vitest';
import { nameUsdz } from '#scenes/exports/usdz.ts';
import { caption } from '../couture/exports/current-scene.ts';

const scene = new Scene().add(new Mesh(new BoxGeometry(), new MeshStandardMaterial()));
const exported = new Uint8Array(await new USDZExporter().parseAsync(scene));

/** The files of a package as they lie in it: where their bytes begin, and whether they are compressed. */
function listFiles(usdz: Uint8Array) {
	const view = new DataView(usdz.buffer, usdz.byteOffset, usdz.byteLength);
	const files: { name: string; begins: number; method: number }[] = [];
	for (let at = 0; view.getUint32(at, true) === 0x04034b50; ) {
		const name = view.getUint16(at + 26, true);
		const begins = at + 30 + name + view.getUint16(at + 28, true);
		files.push({
			name: strFromU8(usdz.subarray(at + 30, at + 30 + name)),
			begins,
			method: view.getUint16(at + 8, true),
		});
		at = begins + view.getUint32(at + 18, true);
	}
	return files;
}

test('the file that is opened carries title, date, footer and address of the export', () => {
	const named = unzipSync(nameUsdz(exported, { ...caption, title: 'My "best" shirt' }));
	const [name = ''] = Object.keys(named);
	expect(name).toBe(Object.keys(unzipSync(exported))[0]);
	const text = strFromU8(named[name] ?? new Uint8Array());
	expect(text).toContain('customLayerData = {\n\t\tstring title = "My \\"best\\" shirt"\n');
	expect(text).toContain(`string date = "${caption.date}"`);
	expect(text).toContain(`string footer = "${caption.footer}"`);
	expect(text).toContain(`string site = "${caption.site}"`);
});

test('the other files stay as they were, none is compressed, and each begins at a multiple of 64 bytes', () => {
	const named = nameUsdz(exported, caption);
	const [before, after] = [unzipSync(exported), unzipSync(named)];
	expect(Object.keys(after)).toEqual(Object.keys(before));
	for (const name of Object.keys(before).slice(1)) expect(after[name]).toEqual(before[name]);
	const files = listFiles(named);
	expect(files.length).toBeGreaterThan(1);
	for (const { begins, method } of files) expect([begins % 64, method]).toEqual([0, 0]);
});
