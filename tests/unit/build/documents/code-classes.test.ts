import { expect, test } from 'vitest';
import { codeClasses, toCodeClass } from '#build/documents/code-classes.ts';

test('the kind of a word becomes its class', () => {
	expect(toCodeClass('color:var(--astro-code-token-keyword)')).toBe('code-keyword');
	expect(toCodeClass('color:var(--astro-code-token-string-expression);font-style:italic')).toBe(
		'code-string-expression',
	);
});

test('a word without a kind has no class', () => {
	expect(toCodeClass('color:var(--astro-code-foreground)')).toBeUndefined();
	expect(toCodeClass('undefined')).toBeUndefined();
});

test('code has all of its colours, however long a busy machine takes', () => {
	const options = { tokenizeTimeLimit: 500 };
	const { preprocess } = codeClasses;
	if (preprocess) Reflect.apply(preprocess, undefined, ['', options]);
	expect(options.tokenizeTimeLimit).toBe(0);
});
