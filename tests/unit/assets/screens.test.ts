import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listShots, parseShots } from '../../../assets/screens/shots.ts';
import { isFresh, sumInputs } from '../../../assets/screens/sums.ts';
import { root } from '../../../scripts/assets/manifest.ts';

const cover = { name: 'cover', width: 960, height: 640 };

describe('a shot', () => {
	test('becomes a picture of its project', () => {
		const [shot] = parseShots([cover], 'bakery');
		expect(shot?.file).toBe('src/assets/projects/bakery/cover.webp');
		expect(shot?.scale).toBe(2);
	});

	test('with a language has it in its name', () => {
		const [shot] = parseShots([{ ...cover, language: 'uk' }], 'bakery');
		expect(shot?.file).toBe('src/assets/projects/bakery/cover.uk.webp');
	});

	test('that is a part stays beside its source', () => {
		const [shot] = parseShots([{ ...cover, name: 'loaf', part: true }], 'bakery');
		expect(shot?.file).toBe('assets/screens/bakery/loaf.webp');
	});

	test('with a misspelt field is refused', () => {
		expect(() => parseShots([{ ...cover, heigth: 640 }], 'bakery')).toThrow('heigth');
	});
});

describe('the screens that there are', () => {
	const shots = listShots();

	test('belong to projects', () => {
		for (const { project } of shots) {
			expect(existsSync(`${root}src/content/projects/${project}.json`), project).toBe(true);
		}
	});

	test('have covers of three to two, 1920 pixels wide', () => {
		for (const { name, project, width, height, scale } of shots) {
			if (name === 'cover') expect([width * scale, height * scale], project).toEqual([1920, 1280]);
		}
	});
});

describe('a picture is taken again', () => {
	const [shot] = listShots();
	if (!shot) throw new Error('There is no screen.');

	test('when its shot changes', () => {
		expect(sumInputs({ ...shot, width: shot.width + 1 })).not.toBe(sumInputs(shot));
	});

	test('when it is not there', () => {
		const gone = { ...shot, file: 'src/assets/projects/nowhere/cover.webp' };
		expect(isFresh(gone, sumInputs(gone))).toBe(false);
	});

	test('when nothing is known about it', () => {
		expect(isFresh(shot, undefined)).toBe(false);
	});
});
