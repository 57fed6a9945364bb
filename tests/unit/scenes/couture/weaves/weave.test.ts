import { means, type Weave, weave, weaveKinds } from '#scenes/couture/weaves/weave.ts';

function average({ pixels }: Pick<Weave, 'pixels'>, channel: number): number {
	let sum = 0;
	for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
	return sum / (pixels.length / 4) / 255;
}

test.each(weaveKinds)(
	'%s is flat on the whole, so that it has no tone of its own from afar',
	(kind) => {
		const repeat = weave(kind);
		expect(average(repeat, 0)).toBeCloseTo(0.5, 1);
		expect(average(repeat, 1)).toBeCloseTo(0.5, 1);
	},
);

test.each(weaveKinds)('from afar %s has the tone of all its pixels', (kind) => {
	const [warp, height] = means[kind];
	expect(average(weave(kind), 2)).toBeCloseTo(warp, 3);
	expect(average(weave(kind), 3)).toBeCloseTo(height, 3);
});

test('three of four crossings of twill show the warp, seven of eight of satin, half of plain cloth', () => {
	expect(average(weave('twill'), 2)).toBeCloseTo(3 / 4, 1);
	expect(average(weave('satin'), 2)).toBeCloseTo(7 / 8, 1);
	expect(average(weave('plain'), 2)).toBeCloseTo(1 / 2, 1);
});
