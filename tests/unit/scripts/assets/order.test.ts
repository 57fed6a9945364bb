import { toOrder, withSources } from '../../../../scripts/assets/order.ts';

function step(name: string, inputs: string[], outputs: string[]) {
	return { name, inputs, outputs: outputs.map((file) => ({ file })) };
}

test('a step comes after the one whose result it reads', () => {
	const views = step('views', ['slides/1.webp'], ['views/1.webp']);
	const slides = step('slides', [], ['slides/1.webp']);
	expect(toOrder([views, slides])).toEqual([slides, views]);
});

test('a circle is an error that names the steps', () => {
	const steps = [step('egg', ['hen'], ['egg']), step('hen', ['egg'], ['hen'])];
	expect(() => toOrder(steps)).toThrow('Circular dependency: egg → hen → egg');
});

const shirt = { ...step('shirt', [], ['shirt.glb']), working: ['cache/shirt.npz'] };
const still = step('still', ['shirt.glb'], ['still.webp']);

test('in a fresh clone, a step brings what it needs, and what that needs', () => {
	const sewn = { ...shirt, inputs: ['cloth.webp'] };
	const cloth = { ...step('cloth', [], ['cloth.webp']), working: ['cache/cloth.npz'] };
	const names = withSources([still], [still, sewn, cloth], () => false).map(({ name }) => name);
	expect(names).toEqual(['cloth', 'shirt', 'still']);
});
