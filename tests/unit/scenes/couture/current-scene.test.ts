import { afterEach, expect, test } from 'vitest';
import { getCurrentScene, setCurrentScene } from '#scenes/couture/current-scene.ts';
import { findShownScene } from '#scenes/exports/shown-scene.ts';
import { createCurrentScene } from './exports/current-scene.ts';

afterEach(() => setCurrentScene(undefined));

test('the scene of the page is found until it leaves', () => {
	const { current } = createCurrentScene();
	setCurrentScene(current);
	expect(findShownScene()).toBe(current);
	expect(getCurrentScene()).toBe(current);
	setCurrentScene(undefined);
	expect(findShownScene()).toBeUndefined();
	expect(getCurrentScene).toThrow(expect.objectContaining({ reason: 'scene' }));
});

test('a scene whose context is lost is not found', () => {
	const { current, loseContext } = createCurrentScene();
	setCurrentScene(current);
	loseContext();
	expect(findShownScene()).toBeUndefined();
});
