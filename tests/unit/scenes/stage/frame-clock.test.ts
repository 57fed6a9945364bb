import { FrameClock } from '#scenes/stage/frame-clock.ts';

const sixtieth = 1 / 60;

test('a scene in which no motion wants another frame rests', () => {
	const clock = new FrameClock();
	expect(clock.advance(sixtieth)).toBe(false);
	clock.add(() => false);
	expect(clock.advance(sixtieth)).toBe(false);
	const stop = clock.add(() => true);
	clock.add(() => false);
	expect(clock.advance(sixtieth)).toBe(true);
	stop();
	expect(clock.advance(sixtieth)).toBe(false);
});

test('the first frame after a rest is a sixtieth of a second, a long one no more than a tenth', () => {
	const clock = new FrameClock();
	const motion = vi.fn(() => true);
	clock.add(motion);
	for (const delta of [5, 0.02, 5]) clock.advance(delta);
	expect(motion.mock.calls).toEqual([[sixtieth], [0.02], [0.1]]);
});

test('a moving scene that is slow is drawn with fewer pixels, one at rest with all, at most two for one', () => {
	const clock = new FrameClock();
	clock.setScreen(3);
	const stop = clock.add(() => true);
	expect(clock.pixelRatio).toBe(2);
	for (let frame = 0; frame < 12; frame += 1) clock.advance(0.09);
	expect(clock.pixelRatio).toBeLessThan(2);
	stop();
	clock.advance(0.09);
	expect(clock.pixelRatio).toBe(2);
	clock.setScreen(1.5);
	expect(clock.pixelRatio).toBe(1.5);
});
