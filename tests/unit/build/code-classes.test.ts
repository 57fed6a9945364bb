import { expect, test } from 'vitest';
import { toCodeClass } from '#build/code-classes.ts';

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
