import { describe, expect, test } from 'vitest';
import { readSteps } from '../../../../scripts/assets/manifest.ts';
import { toOrder, withSources } from '../../../../scripts/assets/order.ts';

function step(name: string, inputs: string[], outputs: string[]) {
	return { name, inputs, outputs: outputs.map((file) => ({ file })) };
}

test('a step comes after the one whose result it reads', () => {
	const views = step('views', ['slides/1.webp'], ['views/1.webp']);
	const slides = step('slides', [], ['slides/1.webp']);
	expect(toOrder([views, slides])).toEqual([slides, views]);
});

test('a folder as input means every result in it', () => {
	const sheet = step('sheet', ['slides/'], []);
	const slides = step('slides', [], ['slides/1.webp']);
	expect(toOrder([sheet, slides])).toEqual([slides, sheet]);
});

test('steps that do not depend on each other keep their order', () => {
	const steps = [step('b', ['x'], ['y']), step('a', [], ['z'])];
	expect(toOrder(steps)).toEqual(steps);
});

test('a circle is an error that names the steps', () => {
	const steps = [step('egg', ['hen'], ['egg']), step('hen', ['egg'], ['hen'])];
	expect(() => toOrder(steps)).toThrow('Circular dependency: egg → hen → egg');
});

describe('in a fresh clone', () => {
	const shirt = { ...step('shirt', [], ['shirt.glb']), working: ['cache/shirt.npz'] };
	const still = step('still', ['shirt.glb'], ['still.webp']);
	const view = step('view', ['still.webp'], ['view.webp']);

	test('a still runs after the garment whose cloth is not in the cache', () => {
		expect(withSources([still], [view, still, shirt], () => false)).toEqual([shirt, still]);
	});

	test('a still runs alone when the cloth is there', () => {
		expect(withSources([still], [view, still, shirt], () => true)).toEqual([still]);
	});

	test('what a step needs may need something itself', () => {
		const sewn = { ...shirt, inputs: ['cloth.webp'] };
		const cloth = { ...step('cloth', [], ['cloth.webp']), working: ['cache/cloth.npz'] };
		const names = withSources([still], [still, sewn, cloth], () => false).map(({ name }) => name);
		expect(names).toEqual(['cloth', 'shirt', 'still']);
	});

	test('the first slide brings the four garments along, and all models come before all stills', () => {
		const steps = readSteps();
		const slide = steps.filter(({ name }) => name === '01-garments');
		const names = withSources(slide, steps, () => false).map(({ name }) => name);
		expect(names.toSorted()).toEqual([
			'01-garments',
			'mens-shirt-1',
			'mens-shirt-2',
			'womens-dress',
			'womens-shirt',
		]);
		expect(names.at(-1)).toBe('01-garments');
	});
});
