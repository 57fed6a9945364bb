import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { exports } from '#i18n/messages/exports/index.ts';
import { readModel, validateModel } from '../gltf.ts';
import { coarsePixels, StagePage } from '../pages/stage.ts';
import { expect, test } from '../test.ts';
import { readUsdz } from '../usdz.ts';

const path = '/extra/graphics/configurator3d';
const words = exports.en;

test.use({ ...coarsePixels, reducedMotion: 'reduce', viewport: { width: 700, height: 560 } });
test.describe.configure({ timeout: 180_000 });

test('engraved goblets of glass are saved as a picture and as a model that others can read', async ({
	page,
}) => {
	const goblets = new StagePage(page);
	await goblets.open(`${path}#colour=ffffff&material=glass&engraving=Taylor`);
	await goblets.rest();
	const save = page.getByRole('button', { name: words.save, exact: true });
	await save.press('Enter');
	async function take(tile: string, format: string) {
		const coming = page.waitForEvent('download');
		await page.getByRole('button', { name: tile, exact: true }).press('Enter');
		const formats = page.getByRole('combobox', { name: words.format, exact: true });
		await formats.selectOption({ label: format });
		await page.getByRole('button', { name: words.make, exact: true }).press('Enter');
		const download = await coming;
		return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
	}
	const png = await take(words.picture, words.formats.png);
	expect(png.name).toBe('goblets.png');
	expect((await sharp(png.bytes).stats()).isOpaque).toBe(false);
	const glb = await take(words.model, words.formats.glb);
	expect(glb.name).toBe('goblets.glb');
	const { issues } = await validateModel(glb.bytes);
	expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
	const [material] = readModel(glb.bytes).materials;
	expect(material?.extensions).toHaveProperty('KHR_materials_transmission');
	const usdz = await take(words.model, words.formats.usdz);
	const read = await readUsdz(page.context(), usdz.bytes);
	expect(read.error).toBe('');
	// Their feet are on the ground, and they are 20 cm high.
	expect(Math.min(...read.meshes.map(({ lowest }) => lowest))).toBeCloseTo(0, 2);
	expect(Math.max(...read.meshes.map(({ highest }) => highest))).toBeCloseTo(0.2, 2);
	expect(read.meshes.every(({ colour }) => colour)).toBe(true);
	await expect(
		page.getByRole('main').getByText(words.saved.replace('{file}', 'goblets.usdz')),
	).toBeVisible();
	await save.press('Enter');
	await expect(page.getByRole('button', { name: words.make, exact: true })).toBeHidden();
});
