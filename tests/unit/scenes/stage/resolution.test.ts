import { Resolution, resolutionSteps } from '#scenes/stage/resolution.ts';

function show(resolution: Resolution, ms: number, count = 10) {
	for (let frame = 0; frame < count; frame++) resolution.measure(ms);
}

test('slow frames take one step down, and so on to a quarter', () => {
	const resolution = new Resolution();
	show(resolution, 61, 8);
	expect(resolution.share).toBe(1);
	show(resolution, 61, 1);
	expect(resolution.share).toBe(0.79);
	const slower = new Resolution();
	for (let ms = 400; ms > 61; ms *= 0.8)
		show(slower, ms, Math.min(10, Math.max(3, Math.ceil(500 / ms))));
	expect(slower.share).toBe(resolutionSteps.at(-1));
});

test('fast frames bring it back, those between leave it', () => {
	const resolution = new Resolution();
	show(resolution, 80, 10);
	show(resolution, 65, 10);
	expect(resolution.share).toBe(0.62);
	show(resolution, 50, 40);
	expect(resolution.share).toBe(0.62);
	show(resolution, 16, 40);
	expect(resolution.share).toBe(1);
});

test('fewer pixels that make nothing faster are given up again', () => {
	const resolution = new Resolution();
	show(resolution, 300, 3);
	expect(resolution.share).toBeLessThan(1);
	show(resolution, 290, 3);
	expect(resolution.share).toBe(1);
	show(resolution, 300, 30);
	expect(resolution.share).toBe(1);
	// Who knows what it was: after a while they are tried again.
	show(resolution, 300, 18);
	expect(resolution.share).toBeLessThan(1);
});
