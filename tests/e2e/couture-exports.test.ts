import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, WEBM } from 'mediabunny';
import sharp from 'sharp';
import { couture } from '../../src/i18n/messages/couture/index.ts';
import { missingPoppler, toPdfText } from '../unit/cv/pdf-text.ts';
import { validateModel } from './gltf.ts';
import { CouturePage } from './pages/couture.ts';
import { expect, test } from './test.ts';

const t = couture.en;

// Pictures are drawn by the processor here: a small stage shows the same.
test.use({ viewport: { width: 1000, height: 640 }, deviceScaleFactor: 1 });
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

test('pictures, page and models are what they say', async ({ page }, testInfo) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.branding);
	await couturePage.press(t.logoMenu);
	await couturePage.press('Logo 1');
	await couturePage.press(t.save);

	const jpg = await couturePage.take(t.jpg);
	expect(jpg.name).toBe('model.jpg');
	expect(await sharp(jpg.bytes).metadata()).toMatchObject({
		format: 'jpeg',
		width: 1920,
		height: 1080,
	});
	const png = await couturePage.take(t.png);
	expect(png.name).toBe('model.png');
	expect((await sharp(png.bytes).stats()).isOpaque).toBe(false);
	const corner = await sharp(png.bytes)
		.extract({ left: 2, top: 2, width: 1, height: 1 })
		.raw()
		.toBuffer();
	expect([...corner]).toEqual([0, 0, 0, 0]);

	await page.getByRole('combobox', { name: t.pictureSize, exact: true }).selectOption('uhd');
	const large = sharp((await couturePage.take(t.jpg)).bytes);
	expect(await large.metadata()).toMatchObject({ width: 3840, height: 2160 });
	expect((await large.stats()).entropy).toBeGreaterThan(4);

	const pdf = await couturePage.take(t.pdf);
	expect(pdf.name).toBe('model.pdf');
	if (!missingPoppler) {
		const text = toPdfText(pdf.bytes, 'reading');
		expect(text).toContain('Couture: Men’s shirt 1');
		expect(text).toContain(t.exported.footer);
		expect(text).toContain('logo 1 on the chest');
		mkdirSync(testInfo.outputDir, { recursive: true });
		const path = testInfo.outputPath('model.pdf');
		writeFileSync(path, pdf.bytes);
		const info = spawnSync('pdfinfo', [path], { encoding: 'utf8' }).stdout;
		expect(info).toMatch(/Page size:\s+841\.89 x 595\.28 pts \(A4\)/);
		const fonts = spawnSync('pdffonts', [path], { encoding: 'utf8' }).stdout;
		expect(fonts).toMatch(/Onest\S*\s+CID TrueType\s+Identity-H\s+yes/);
	}

	const glb = await couturePage.take(t.glb);
	expect(glb.name).toBe('model.glb');
	const report = await validateModel(glb.bytes);
	expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
	expect(report.info.totalTriangleCount).toBeGreaterThan(20_000);
	expect(report.info.resources.some(({ mimeType }) => mimeType === 'image/png')).toBe(true);

	const usdz = await couturePage.take(t.usdz);
	expect(usdz.name).toBe('model.usdz');
	expect(usdz.bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
	expect(usdz.bytes.subarray(30, 60).toString('latin1')).toMatch(/^model\.usda/);
});

test('films have their frames, rate and codec; a rendering can be cancelled', async ({ page }) => {
	const couturePage = new CouturePage(page);
	await couturePage.open();
	await couturePage.press(t.save);
	await page.getByRole('combobox', { name: t.quality, exact: true }).selectOption('small');
	await page.getByLabel(t.length).selectOption('1');
	const film = await couturePage.take(t.render);
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

	await couturePage.press(t.render);
	await couturePage.press(t.cancel);
	await expect(page.getByText(t.cancelled)).toBeVisible();

	await couturePage.press(t.startVideo);
	await expect(couturePage.button(t.stopVideo)).toBeEnabled();
	await couturePage.press(t.clockwise);
	await expect(page.getByText(t.recording.replace('{seconds}', '1'))).toBeVisible();
	const live = await couturePage.take(t.stopVideo);
	expect(live.name).toBe('model.webm');
	const filmed = await new Input({
		source: new BufferSource(live.bytes),
		formats: [WEBM, MATROSKA],
	}).getPrimaryVideoTrack();
	expect(filmed?.codec).toBe('vp9');
});

test.describe('failures', () => {
	test.use({ expectedErrors: [/Failed to load resource|status of 404/] });

	test('are told, and the rest goes on', async ({ page }) => {
		const warnings: string[] = [];
		page.on('console', (message) => warnings.push(message.text()));
		await page.route('**/textures/*.webp', (route) => route.abort());
		await page.route('**/logos/*', (route) => route.fulfill({ status: 404 }));
		await page.route('**/fonts/onest-600.ttf', (route) => route.abort());
		await page.addInitScript(() => {
			Reflect.deleteProperty(window, 'MediaRecorder');
			Reflect.deleteProperty(window, 'VideoEncoder');
		});
		const couturePage = new CouturePage(page);
		const opening = couturePage.open('/extra/graphics/couture3d#design=broken');
		await expect(page.getByText(t.errors['broken-link'])).toBeVisible({ timeout: 30_000 });
		await opening;
		await expect(page.locator('.stage-notice')).toContainText('material-1');
		await couturePage.press(t.save);
		await couturePage.press(t.startVideo);
		await expect(page.getByText(t.errors['video-unsupported'])).toBeVisible();
		let downloads = 0;
		page.on('download', () => {
			downloads += 1;
		});
		await couturePage.press(t.pdf);
		await expect(page.getByText(t.errors.font)).toBeVisible();
		expect(downloads).toBe(0);
		expect(warnings.filter((line) => line.startsWith('Could not')).length).toBeGreaterThan(3);
	});
});
