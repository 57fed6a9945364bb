import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listShots, parseShots } from '../../assets/screens/shots.ts';
import { isFresh, listInputs, sumInputs } from '../../assets/screens/sums.ts';
import { root } from '../../scripts/assets/manifest.ts';

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

describe('what a picture is made of', () => {
	const loaf = listInputs({ project: 'bakery', page: 'loaf.html', part: true });

	test('is, for a part, its page and the scripts, and not the styles of the project', () => {
		expect(loaf).toContain('assets/screens/bakery/loaf.html');
		expect(loaf).toContain('assets/screens/bakery/breads.js');
		expect(loaf).not.toContain('assets/screens/bakery/style.css');
	});

	test('is, of the shared files, what its own files name', () => {
		expect(loaf).toContain('assets/screens/shared/relief.js');
		expect(loaf).not.toContain('assets/screens/shared/studio.js');
	});

	test('is what a shared file names in turn', () => {
		const spool = listInputs({ project: 'quote-builder', page: 'index.html', part: false });
		expect(spool).toContain('assets/screens/shared/noise.js');
	});
});
