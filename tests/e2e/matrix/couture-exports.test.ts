import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { couture } from '#i18n/messages/couture/index.ts';
import { firstWardrobe, printWardrobe } from '#tools/couture/wardrobe.ts';
import { missingPoppler, toPdfFacts, toPdfText } from '../../unit/cv/pdf-text.ts';
import { readModel, validateModel } from '../gltf.ts';
import { CouturePage } from '../pages/couture.ts';
import { coarsePixels } from '../pages/stage.ts';
import { expect, test } from '../test.ts';
import { readUsdz } from '../usdz.ts';

const t = couture.en;

// Pictures are drawn by the processor here: a small stage shows the same.
test.use({ ...coarsePixels, viewport: { width: 1000, height: 640 } });
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test('pictures, page and models have the right type and content', async ({ page }) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.branding);
	await couturePage.press(t.logoMenu);
	await couturePage.press('Logo 1');
	await couturePage.press(t.save);

	const jpg = await couturePage.make(t.picture, t.formats.jpg);
	expect(jpg.name).toBe('model.jpg');
	expect(await sharp(jpg.bytes).metadata()).toMatchObject({
		format: 'jpeg',
		width: 1920,
		height: 1080,
	});
	const png = await couturePage.make(t.picture, t.formats.png);
	expect(png.name).toBe('model.png');
	expect((await sharp(png.bytes).stats()).isOpaque).toBe(false);
	const corner = await sharp(png.bytes)
		.extract({ left: 2, top: 2, width: 1, height: 1 })
		.raw()
		.toBuffer();
	expect([...corner]).toEqual([0, 0, 0, 0]);

	await page.getByRole('combobox', { name: t.size, exact: true }).selectOption('uhd');
	const large = sharp((await couturePage.make(t.picture, t.formats.jpg)).bytes);
	expect(await large.metadata()).toMatchObject({ width: 3840, height: 2160 });
	expect((await large.stats()).entropy).toBeGreaterThan(4);

	const pdf = await couturePage.make(t.picture, t.formats.pdf);
	expect(pdf.name).toBe('model.pdf');
	if (!missingPoppler) {
		const text = toPdfText(pdf.bytes, 'reading');
		expect(text).toContain('Couture: Men’s shirt 1');
		expect(text).toContain(t.exported.footer);
		expect(text).toContain('logo 1 on the chest');
		expect(toPdfFacts(pdf.bytes, 'pdfinfo')).toMatch(/Page size:\s+841\.89 x 595\.28 pts \(A4\)/);
		expect(toPdfFacts(pdf.bytes, 'pdffonts')).toMatch(/Onest\S*\s+CID TrueType\s+Identity-H\s+yes/);
		expect(pdf.bytes.toString('latin1')).toContain('/Lang (en)');
	}

	const glb = await couturePage.make(t.model, t.formats.glb);
	expect(glb.name).toBe('model.glb');
	const report = await validateModel(glb.bytes);
	expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
	expect(report.info.totalTriangleCount).toBeGreaterThan(20_000);
	// The colours of the cloth, and the relief of its threads.
	expect(
		new Set(
			report.info.resources.flatMap(({ mimeType }) =>
				mimeType?.startsWith('image/') ? mimeType : [],
			),
		),
	).toEqual(new Set(['image/jpeg', 'image/png']));
	expect(glb.bytes.length).toBeLessThan(6_000_000);

	const model = readModel(glb.bytes);
	// The inside has points of its own, under the outside: in the same place they would hide each other.
	const points = model.meshes.map(({ primitives }) => primitives[0]?.attributes.POSITION);
	expect(new Set(points).size).toBe(5);
	const parts = ['outside', 'inside', 'print 1', 'label', 'buttons', 'menShirt1'];
	expect(model.nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(parts));
	const [{ extras } = {}] = model.scenes;
	expect(extras).toMatchObject({
		title: 'Couture: Men’s shirt 1',
		date: expect.stringMatching(/20\d\d/),
		footer: t.exported.footer,
		site: expect.stringContaining('://'),
	});
	expect(model.asset.copyright).toContain(t.exported.footer);

	const usdz = await couturePage.make(t.model, t.formats.usdz);
	expect(usdz.name).toBe('model.usdz');
	const read = await readUsdz(page.context(), usdz.bytes);
	expect(read.error).toBe('');
	// The cloth from outside and from inside, the print, the label, and the buttons.
	expect(read.meshes).toHaveLength(5);
	// The cloth, its folds, the print and the label.
	expect(read.pictures).toHaveLength(4);
	// The height of the shirt from hem to collar, as in its model.
	const [outside] = read.meshes;
	expect((outside?.highest ?? 0) - (outside?.lowest ?? 0)).toBeCloseTo(0.82, 2);
	expect(listStarts(usdz.bytes).filter((start) => start % 64 > 0)).toEqual([]);

	expect((await couturePage.take(t.saveFile)).name).toBe('model.json');
	await expect(couturePage.saved('model.json')).toBeVisible();
});

test('videos have their frames, rate and codec; a rendering can be cancelled', async ({ page }) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.save);
	await couturePage.choose(t.picture, t.formats.turntable);
	await page.getByRole('combobox', { name: t.size, exact: true }).selectOption('small');
	await page.getByLabel(t.length).selectOption('1');
	const film = await couturePage.take(t.make);
	expect(film.name).toBe('model.webm');
	const input = new Input({
		source: new BufferSource(film.bytes),
		formats: [WEBM, MATROSKA, MP4],
	});
	const track = await input.getPrimaryVideoTrack();
	expect(track?.codec).toBe('vp9');
	expect([track?.displayWidth, track?.displayHeight]).toEqual([640, 360]);
	if (!track) return;
	const { packetCount, averagePacketRate } = await track.computePacketStats();
	expect(packetCount).toBe(60);
	expect(averagePacketRate).toBeCloseTo(60, 0);
	expect(await track.computeDuration()).toBeCloseTo(1, 2);
	expect(await new EncodedPacketSink(track).getFirstPacket()).toMatchObject({ timestamp: 0 });

	await couturePage.press(t.make);
	await couturePage.press(t.cancel);
	await expect(page.getByRole('main').getByText(t.cancelled)).toBeVisible();

	await couturePage.choose(t.picture, t.formats.recording);
	await couturePage.press(t.startVideo);
	await expect(couturePage.button(t.stopVideo)).toBeEnabled();
	await couturePage.press(t.clockwise);
	// A slow machine may skip the first second.
	const second = new RegExp(`^${t.recording.replace('{seconds}', '[1-9]\\d*')}$`);
	await expect(page.getByRole('main').getByText(second)).toBeVisible();
	const live = await couturePage.take(t.stopVideo);
	expect(live.name).toBe('model.webm');
	const recorded = new Input({ source: new BufferSource(live.bytes), formats: [WEBM, MATROSKA] });
	const filmed = await recorded.getPrimaryVideoTrack();
	expect(filmed?.codec).toBe('vp9');
	// What a browser records does not know its length: players could not go forwards in it.
	expect(await recorded.getDurationFromMetadata()).toBeGreaterThan(0.3);
	expect(await recorded.getMetadataTags()).toMatchObject({ title: 'Couture: Men’s shirt 1' });
});

/** Where the content of each file of a package begins. */
function listStarts(zip: Buffer): number[] {
	const starts: number[] = [];
	let at = 0;
	while (zip.readUInt32LE(at) === 0x04_03_4b_50) {
		const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
		starts.push(start);
		at = start + zip.readUInt32LE(at + 18);
	}
	return starts;
}

test.describe('failures', () => {
	test.use({ expectedErrors: [/Failed to load resource|status of 404/] });

	test('are reported, and the rest goes on', async ({ page }) => {
		const warnings: string[] = [];
		page.on('console', (message) => warnings.push(message.text()));
		await page.route('**/textures/*.webp', (route) => route.abort());
		await page.route('**/logos/*', (route) => route.fulfill({ status: 404 }));
		await page.route('**/fonts/onest-600.ttf', (route) => route.abort());
		const { menShirt1 } = firstWardrobe;
		const linen = { ...firstWardrobe, menShirt1: { ...menShirt1, texture: 'linen' as const } };
		await page.addInitScript((stored) => {
			localStorage.setItem('modelsSettings', stored);
			Reflect.deleteProperty(window, 'MediaRecorder');
			Reflect.deleteProperty(window, 'VideoEncoder');
		}, printWardrobe(linen));
		const couturePage = new CouturePage(page);
		const opening = couturePage.open('/extra/graphics/couture3d#design=broken');
		await expect(page.getByRole('main').getByText(t.errors['broken-link'])).toBeVisible({
			timeout: 30_000,
		});
		await opening;
		await expect(page.locator('.stage-notice')).toContainText('linen');
		await couturePage.press(t.save);
		await couturePage.choose(t.picture, t.formats.recording);
		await couturePage.press(t.startVideo);
		await expect(page.getByRole('main').getByText(t.errors['video-unsupported'])).toBeVisible();
		let downloads = 0;
		page.on('download', () => {
			downloads += 1;
		});
		await couturePage.choose(t.picture, t.formats.pdf);
		await couturePage.press(t.make);
		await expect(page.getByRole('main').getByText(t.errors.font)).toBeVisible();
		expect(downloads).toBe(0);
		expect(warnings.filter((line) => line.startsWith('Could not')).length).toBeGreaterThan(3);
	});
});
