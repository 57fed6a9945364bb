import { codeClasses } from '#build/documents/code-classes.ts';

test('code has all of its colours, however long a busy machine takes', () => {
	const options = { tokenizeTimeLimit: 500 };
	const { preprocess } = codeClasses;
	if (preprocess) Reflect.apply(preprocess, undefined, ['', options]);
	expect(options.tokenizeTimeLimit).toBe(0);
});
