import { expect, test } from 'vitest';
import { toStep } from '#islands/shared/gallery/large-keys.ts';

const at = { place: 2, all: 5 };
const plain = { ctrlKey: false, altKey: false, metaKey: false };

test.each([
	['ArrowRight', 1],
	['ArrowLeft', -1],
	['Home', -2],
	['End', 2],
	['Escape', undefined],
	['ArrowDown', undefined],
	['d', undefined],
])('%s goes on by %s', (key, step) => {
	expect(toStep({ key, ...plain }, at)).toBe(step);
});

test('with Ctrl, Alt or Meta a key is left to the browser', () => {
	for (const held of ['ctrlKey', 'altKey', 'metaKey'])
		expect(toStep({ key: 'ArrowLeft', ...plain, [held]: true }, at)).toBeUndefined();
});
