import { createShikiHighlighter } from '@astrojs/internal-helpers/shiki';
import { expect, test } from 'vitest';
import { codeClasses } from '#build/code-classes.ts';

const highlighter = createShikiHighlighter({ theme: 'css-variables' });

async function colour(code: string) {
	return (await highlighter).codeToHtml(code, 'ts', { transformers: [codeClasses] });
}

test('coloured code has no style attribute, which the content policy would forbid', async () => {
	expect(await colour("const name = 'a'; // done")).not.toContain('style=');
});

test('keywords, strings, functions and comments have classes of their own', async () => {
	const html = await colour("const greet = () => log('hello'); // done");
	expect(html).toContain('<span class="code-keyword">const</span>');
	expect(html).toMatch(/<span class="code-function">\s*log/);
	expect(html).toMatch(/<span class="code-string-expression">'hello'/);
	expect(html).toMatch(/<span class="code-comment">\s*\/\/ done/);
});
