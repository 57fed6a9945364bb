import sharp from 'sharp';
import { defaultLocale } from '#i18n/locales.ts';
import { site as settings } from '../../e2e/pages/content.ts';
import { BuiltSite } from '../built-site.ts';
import { isPicture, listMetadata } from '../picture-metadata.ts';

const site = new BuiltSite('dist');

const pictures = site
	.list()
	.map((file) => ({ file, bytes: site.read(file) }))
	.filter(({ bytes }) => isPicture(bytes));

test('no picture of the site has EXIF, XMP, IPTC or comments, which may contain a place and a name', async () => {
	expect(pictures.length).toBeGreaterThan(0);
	const found = await Promise.all(
		pictures.map(async ({ file, bytes }) => ({ file, metadata: await listMetadata(bytes) })),
	);
	expect(found.filter(({ metadata }) => metadata.length > 0)).toEqual([]);
});

test('no original is published: each picture of a page is one that the build has made', async () => {
	const ofPages = pictures.filter(({ file }) => file.startsWith('_astro/'));
	// The bundler adds one hash to an original, and Astro's picture service adds a second.
	const made = /\.[\w-]{8}_\w+\.(?:avif|webp|jpg|png)$/;
	expect(ofPages.map(({ file }) => file).filter((file) => !made.test(file))).toEqual([]);
	const sides = await Promise.all(
		ofPages.map(async ({ bytes }) => {
			const { width, height, pages = 1 } = await sharp(bytes).metadata();
			return pages > 1 ? 0 : Math.max(width, height);
		}),
	);
	expect(Math.max(0, ...sides)).toBeLessThanOrEqual(2400);
});

test('each picture of a page is followed by itself as cross-stitch, with the same words and shape, and waits for its view', () => {
	const pages = site.list().filter((file) => file.endsWith('.html'));
	const toSide = (html: string) =>
		['alt', 'lang', 'width', 'height'].map(
			(name) => new RegExp(` ${name}(="[^"]*")?`).exec(html)?.[0],
		);
	let count = 0;
	for (const page of pages) {
		const pictures = site.readText(page).match(/<picture.*?<\/picture>/gs) ?? [];
		const [plain = [], stitched = []] = [0, 1].map((side) =>
			pictures.filter((_, at) => at % 2 === side),
		);
		if (settings.leaveOut.includes('alternative-view'))
			return expect(site.readText(page)).not.toContain('class="stitched');
		expect(stitched.map(toSide), page).toEqual(plain.map(toSide));
		for (const picture of stitched) {
			expect(picture, page).toMatch(
				/^<picture class="stitched[^>]*><img loading="lazy" src="[^"]+\.svg"/,
			);
			count += 1;
		}
	}
	expect(count).toBeGreaterThan(0);
});

/** RFC 6350, sections 3.2 and 6.2.4; RFC 2426, 3.1.4. JSON Resume: `image` is "a image in JPEG or PNG format". */
test('address books get the portrait itself, and readers of resume.json the address of a JPEG', async () => {
	const { image } = JSON.parse(site.readForm(defaultLocale, '/resume.json')).basics;
	const readCard = (path: string) => site.readForm(defaultLocale, path).replaceAll('\r\n ', '');
	const [, photo] = /^PHOTO:data:image\/jpeg;base64,([\w+/=]+)\r$/m.exec(readCard('/cv.vcf')) ?? [];
	const [, same] =
		/^PHOTO;ENCODING=b;TYPE=JPEG:([\w+/=]+)\r$/m.exec(readCard('/contact.vcf')) ?? [];
	expect([photo === undefined, photo]).toEqual([image === undefined, same]);
	if (photo === undefined) return;
	expect(photo.length).toBeLessThanOrEqual(40_000);
	const linked = site.read(`_astro/${image.split('/_astro/')[1]}`);
	for (const portrait of [Buffer.from(photo, 'base64'), linked]) {
		const { format, width, height } = await sharp(portrait).metadata();
		expect([format, width]).toEqual(['jpeg', height]);
		expect(await listMetadata(portrait)).toEqual([]);
	}
});
