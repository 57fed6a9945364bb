import sharp from 'sharp';
import { toOklab, toRgb } from '#build/pictures/oklab.ts';
import { toStitched } from '#build/pictures/stitched.ts';
import { shadeCard } from '#build/pictures/threads.ts';
import { findSvgFaults } from '#build/policy/svg-faults.ts';

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

/** `squares` is the picture without the shadows and lights of its crosses, a pixel for each stitch, as librsvg draws it. */
async function stitch(opacity = 1) {
	const svg = (await toStitched(await drawing(opacity), 360)).toString();
	const plain = svg
		.replace(/<g( mask="[^"]*")?><path.*<\/g>/, '')
		.replace(/ width="360".*?>/, ' width="60" height="41" viewBox="0 0 60 41">');
	const squares = await sharp(Buffer.from(plain)).ensureAlpha().raw().toBuffer();
	const cells = Array.from({ length: 60 * 41 }, (_, at) =>
		squares.subarray(at * 4, at * 4 + 4).toString('hex'),
	);
	return { svg, cells };
}

test('a stitched picture has the shape of its original, and stitches 6 CSS pixels wide', async () => {
	// 900 : 601 is 60 : 40.067; the last row is cut.
	expect((await stitch()).svg).toContain('width="360" height="240" viewBox="0 0 60 40.067"');
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

/** As librsvg draws it. CSS Color 4: a difference in OKLab under 0.02 is not seen. Nothing lighter makes up for the shadows on white. */
test.each([
	['#ffffff', 0.04],
	['#f5c542', 0.02],
	['#1b43a8', 0.02],
	['#5a6b5d', 0.02],
	['#241a16', 0.02],
])(
	'from a distance, an even ground of %s keeps its colour under the crosses',
	async (background, most) => {
		const ground = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
			.png()
			.toBuffer();
		const [one, other] = await Promise.all(
			[ground, await toStitched(ground, 300)].map(async (picture) => {
				const [red, green, blue] = (await sharp(picture).stats()).channels;
				return toOklab([red?.mean ?? 0, green?.mean ?? 0, blue?.mean ?? 0]);
			}),
		);
		const gap = Math.hypot(...[0, 1, 2].map((axis) => (one?.[axis] ?? 0) - (other?.[axis] ?? 0)));
		expect(gap).toBeLessThan(most);
	},
);

test('no image is inside, which WebKit would show later', async () => {
	expect((await stitch()).svg).not.toMatch(/<(image|pattern)/);
});

test('the cloth shows where the original is transparent, without light on threads that are not there', async () => {
	const svg = Buffer.from((await stitch(0)).svg);
	const alpha = await sharp(svg).extractChannel('alpha').raw().toBuffer();
	expect(alpha.filter((value, at) => (at % 360 < 180 ? value < 255 : value > 0))).toHaveLength(0);
});

test('it is the same every time, loads nothing, and says nothing of its original', async () => {
	const { svg } = await stitch();
	expect((await stitch()).svg).toBe(svg);
	expect(findSvgFaults(svg)).toEqual([]);
	expect(svg).not.toMatch(/href|Planted/);
});
