import { expect, test } from 'vitest';
import { toOrder } from '../../../../scripts/assets/order.ts';

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
	expect(() => toOrder(steps)).toThrow('A circle: egg → hen → egg');
});
