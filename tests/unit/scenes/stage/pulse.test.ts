import { expect, test, vi } from 'vitest';
import { Pulse } from '#scenes/stage/pulse.ts';

const sixtieth = 1 / 60;

test('a scene in which no motion wants another frame rests', () => {
	const pulse = new Pulse();
	expect(pulse.beat(sixtieth)).toBe(false);
	pulse.add(() => false);
	expect(pulse.beat(sixtieth)).toBe(false);
	const stop = pulse.add(() => true);
	pulse.add(() => false);
	expect(pulse.beat(sixtieth)).toBe(true);
	stop();
	expect(pulse.beat(sixtieth)).toBe(false);
});

test('the first frame after a rest is a sixtieth of a second, a long one no more than a tenth', () => {
	const pulse = new Pulse();
	const motion = vi.fn(() => true);
	pulse.add(motion);
	for (const delta of [5, 0.02, 5]) pulse.beat(delta);
	expect(motion.mock.calls).toEqual([[sixtieth], [0.02], [0.1]]);
});

test('a moving scene that is slow is drawn with fewer pixels, one at rest with all, at most two for one', () => {
	const pulse = new Pulse();
	pulse.setScreen(3);
	const stop = pulse.add(() => true);
	expect(pulse.pixelRatio).toBe(2);
	for (let frame = 0; frame < 12; frame += 1) pulse.beat(0.09);
	expect(pulse.pixelRatio).toBeLessThan(2);
	stop();
	pulse.beat(0.09);
	expect(pulse.pixelRatio).toBe(2);
	pulse.setScreen(1.5);
	expect(pulse.pixelRatio).toBe(1.5);
});
