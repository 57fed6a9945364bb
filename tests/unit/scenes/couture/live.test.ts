import { afterEach, expect, test } from 'vitest';
import { findLive, getLive, setLive } from '#scenes/couture/live.ts';
import { createLiveScene } from './exports/live-scene.ts';

afterEach(() => setLive(undefined));

test('the scene of the page is found until it leaves', () => {
	const { live } = createLiveScene();
	setLive(live);
	expect(findLive()).toBe(live);
	expect(getLive()).toBe(live);
	setLive(undefined);
	expect(findLive()).toBeUndefined();
	expect(getLive).toThrow('There is no scene');
});

test('a scene whose context is lost is not found', () => {
	const { live, loseContext } = createLiveScene();
	setLive(live);
	loseContext();
	expect(findLive()).toBeUndefined();
});
