import { strFromU8, unzipSync } from 'fflate';
import { BoxGeometry, Mesh, MeshStandardMaterial, Scene } from 'three';
import { USDZExporter } from 'three/addons/exporters/USDZExporter.js';
import { nameUsdz } from '#scenes/exports/usdz.ts';
import { caption } from '../couture/exports/current-scene.ts';

const scene = new Scene().add(new Mesh(new BoxGeometry(), new MeshStandardMaterial()));
const exported = new Uint8Array(await new USDZExporter().parseAsync(scene));

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
