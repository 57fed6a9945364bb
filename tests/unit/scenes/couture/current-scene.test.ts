import { afterEach, expect, test } from 'vitest';
import {
	findCurrentScene,
	getCurrentScene,
	setCurrentScene,
} from '#scenes/couture/current-scene.ts';
import { createCurrentScene } from './exports/current-scene.ts';

afterEach(() => setCurrentScene(undefined));

test('the scene of the page is found until it leaves', () => {
	const { current } = createCurrentScene();
	setCurrentScene(current);
	expect(findCurrentScene()).toBe(current);
	expect(getCurrentScene()).toBe(current);
	setCurrentScene(undefined);
	expect(findCurrentScene()).toBeUndefined();
	expect(getCurrentScene).toThrow(expect.objectContaining({ reason: 'scene' }));
});

test('a scene whose context is lost is not found', () => {
	const { current, loseContext } = createCurrentScene();
	setCurrentScene(current);
	loseContext();
	expect(findCurrentScene()).toBeUndefined();
});
