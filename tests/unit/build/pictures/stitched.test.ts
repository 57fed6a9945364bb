import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toRgb } from '#build/pictures/oklab.ts';
import { toStitched } from '#build/pictures/stitched.ts';
import { shadeCard } from '#build/pictures/threads.ts';
import { findSvgFaults } from '#build/policy/svg-faults.ts';
import { listMetadata } from '../../../dist/picture-metadata.ts';

/** Half of it is opaque from left to right, blue above and wheat below. */
const drawing = (opacity: number) =>
	sharp(
		Buffer.from(
			`<svg width="900" height="601"><linearGradient id="g" x2="0" y2="1"><stop stop-color="#1b43a8"/><stop offset="1" stop-color="#f5c542"/></linearGradient><rect width="900" height="601" fill="url(#g)" fill-opacity="${opacity}"/><rect width="450" height="601" fill="url(#g)"/></svg>`,
		),
	)
		.withExif({ IFD0: { Artist: 'Planted' } })
		.png()
		.toBuffer();

async function stitch(opacity = 1) {
	const svg = (await toStitched(await drawing(opacity), 600)).toString();
	const chart = Buffer.from(/base64,([^"]+)/.exec(svg)?.[1] ?? '', 'base64');
	const { data, info } = await sharp(chart)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const cells = Array.from({ length: info.width * info.height }, (_, at) =>
		data.subarray(at * 4, at * 4 + 4).toString('hex'),
	);
	return { svg, chart, info, cells };
}

test('a stitched picture has the shape of its original, and one pixel for each stitch', async () => {
	const { svg, info } = await stitch();
	// 900 : 601 is 60 : 40.067; the last row is cut.
	expect([info.width, info.height]).toEqual([60, 41]);
	expect(svg).toContain('width="600" height="401" viewBox="0 0 60 40.067"');
});

test('every stitch is a thread of the shade card, and a picture takes forty at most', async () => {
	const threads = new Set(
		shadeCard.map((thread) => `${Buffer.from(toRgb(thread).map(Math.round)).toString('hex')}ff`),
	);
	const used = new Set((await stitch()).cells);
	expect([...used].filter((colour) => !threads.has(colour))).toEqual([]);
	expect(used.size).toBeGreaterThan(10);
	expect(used.size).toBeLessThanOrEqual(40);
});

test('from a distance, it has the colours of its original', async () => {
	const toMeans = async (picture: Buffer) => {
		const small = await sharp(picture).removeAlpha().resize(3, 4, { fit: 'fill' }).raw().toBuffer();
		return [...small];
	};
	const means = await toMeans((await stitch()).chart);
	for (const [at, value] of (await toMeans(await drawing(1))).entries())
		expect(Math.abs((means[at] ?? 0) - value)).toBeLessThan(16);
});

test('the cloth shows where the original is transparent, without light on threads that are not there', async () => {
	const [opaque, open] = [await stitch(1), await stitch(0)];
	expect(open.cells.filter((cell) => cell.endsWith('00'))).toHaveLength(30 * 41);
	expect(opaque.svg).toContain('fill="url(#l)"');
	expect(open.svg).not.toContain('fill="url(#l)"');
});

test('it is the same every time, loads nothing, and says nothing of its original', async () => {
	const { svg, chart } = await stitch();
	expect((await stitch()).svg).toBe(svg);
	expect(findSvgFaults(svg)).toEqual([]);
	expect(await listMetadata(chart)).toEqual([]);
});
