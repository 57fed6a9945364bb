import { expect, test } from 'vitest';
import { readSteps } from '../../../../scripts/assets/manifest.ts';
import { findDifferences, sumUp, toProof } from '../../../../scripts/assets/twice.ts';

const steps = readSteps();

test('every still is proven by a draft, everything else by itself', () => {
	for (const step of steps) {
		const { command, files } = toProof(step);
		const renders = /assets\/(stills|drawn)\/\w+\.py --/.test(step.command);
		expect(command.endsWith(' --draft'), step.name).toBe(renders);
		expect(files, step.name).toHaveLength(step.outputs.length);
	}
});

test('the same file has the same sum, and other pixels have another one', async () => {
	const [one = '', two = ''] = ['apple', 'banana'].map(
		(name) => `src/assets/marks/fruits/${name}.svg`,
	);
	const photo = 'tests/fixtures/pictures/phone.webp';
	const first = await sumUp([one, photo]);
	expect(findDifferences(first, await sumUp([one, photo]))).toEqual([]);
	const other = await sumUp([two, 'tests/fixtures/pictures/screen.webp']);
	const swapped = new Map([
		[one, other.get(two) ?? ''],
		[photo, other.get('tests/fixtures/pictures/screen.webp') ?? ''],
	]);
	expect(findDifferences(first, swapped)).toEqual([one, photo]);
});

test('a file that the second run did not write is a difference', () => {
	expect(findDifferences(new Map([['a', '1']]), new Map())).toEqual(['a']);
});
