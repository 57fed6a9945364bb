import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkdownText } from '#islands/notes/MarkdownText.tsx';

test.each([
	['# Bread', '<h2>Bread</h2>'],
	['two *loaves* ~~three~~', '<p>two <em>loaves</em> <del>three</del></p>'],
	['[words](http://example.com)', '<p>words</p>'],
	['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
	['> said', '<blockquote><p>said</p></blockquote>'],
	['`a < b`', '<p><code>a &lt; b</code></p>'],
	[
		'[words](https://example.com)',
		'<p><a href="https://example.com" rel="noreferrer">words</a></p>',
	],
	[
		'![a cat](https://example.com/cat.png)',
		'<p><a href="https://example.com/cat.png" rel="noreferrer">a cat</a></p>',
	],
])('%j is shown as %s', (text, html) => {
	expect(toHtml(`# Title\n\n${text}`)).toBe(`<h2>Title</h2>${html}`);
});

test('the first line is the title, unless it belongs to a list', () => {
	expect(toHtml('Bread\ntwo *loaves*')).toBe('<h2>Bread</h2><p>two <em>loaves</em></p>');
	expect(toHtml('\n\n**Bread**')).toBe('<h2><strong>Bread</strong></h2>');
	expect(toHtml('- rye\n- wheat')).toBe('<ul><li>rye</li><li>wheat</li></ul>');
});

test('headings below the title are smaller', () => {
	expect(toHtml('Bread\n## Rye\n### Flour\n##### Mill')).toBe(
		'<h2>Bread</h2><h3>Rye</h3><h4>Flour</h4><h4>Mill</h4>',
	);
});

test.each([
	'<img src=x onerror=alert(1)>',
	'[words](javascript:alert(1))',
	'![words](data:text/html,x)',
	'<a href="javascript:alert(1)">words</a>',
])('%j makes no element that acts', (text) => {
	expect(toHtml(text)).not.toMatch(/<(img|a|script)\b/);
});

test('a click on a box changes the text, which the box shows', () => {
	const text = 'Shop\n- [ ] `[ ]` milk\n  1. [x] bread';
	const onChange = vi.fn();
	render(<MarkdownText text={text} onChange={onChange} onEdit={vi.fn()} />);
	fireEvent.click(screen.getByText('bread'));
	expect(onChange).toHaveBeenCalledWith(text.replace('x', ' '));
	expect(screen.getByLabelText<HTMLInputElement>('bread').checked).toBe(true);
});

test('a table has its rows', () => {
	expect(toHtml('|a|b|\n|-|-:|\n|1|2|')).toContain(
		'<tr><td>1</td><td style="text-align:right">2</td></tr>',
	);
});

function toHtml(text: string) {
	const html = renderToStaticMarkup(
		<MarkdownText text={text} onChange={vi.fn()} onEdit={vi.fn()} />,
	);
	return html.replace(/^<div class="note-markdown" dir="auto">|<\/div>$/g, '');
}
