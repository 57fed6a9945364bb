import { pageThreads, stitchSvg } from '#lib/stitch.ts';

test('a drawing uses the colours of the page and is hidden from assistive technology', () => {
	const drawing = stitchSvg(['xo']);
	expect(drawing).toContain('viewBox="0 0 20 10"');
	expect(drawing).toContain('aria-hidden="true"');
	for (const colour of Object.values(pageThreads)) expect(drawing).toContain(`stroke="${colour}"`);
});
