import { expect, test } from 'vitest';
import { scanHtml } from '#build/html/scan.ts';

function names(html: string): string[] {
	return scanHtml(html).map((tag) => tag.name);
}

test('start tags are listed in order, end tags and the doctype are not', () => {
	expect(names('<!doctype html><html><body><p>a</p><BR/></body></html>')).toEqual([
		'html',
		'body',
		'p',
		'br',
	]);
});

test('all three ways to quote an attribute are read, and one without a value', () => {
	const [tag] = scanHtml(`<a href="/x" title='it "is"' rel=me download>`);
	expect([...(tag?.attributes ?? [])]).toEqual([
		['href', '/x'],
		['title', 'it "is"'],
		['rel', 'me'],
		['download', ''],
	]);
});

test('character references in values are resolved, unknown ones stay', () => {
	const [tag] = scanHtml('<a href="/?a=1&amp;b=2" title="&#x27;&#8217;&quot;&unknown;">');
	expect(tag?.attributes.get('href')).toBe('/?a=1&b=2');
	expect(tag?.attributes.get('title')).toBe('\'’"&unknown;');
});

test('the first of two equal attributes counts, as it does in a browser', () => {
	expect(scanHtml('<p id="a" ID="b">')[0]?.attributes.get('id')).toBe('a');
});

test('markup inside a value, a comment or a script is not markup', () => {
	expect(names('<i data-x="<b style=\'x\'>">')).toEqual(['i']);
	expect(names('<!-- <b> --><i><!--><u>')).toEqual(['i', 'u']);
	expect(names('<script>if (a < b) document.write("<b>");</script><i>')).toEqual(['script', 'i']);
});

test('markup inside noscript and template is listed', () => {
	expect(names('<noscript><b></b></noscript><template><i></i></template>')).toEqual([
		'noscript',
		'b',
		'template',
		'i',
	]);
});

test('the text of a script is exactly the content between its tags', () => {
	const [tag] = scanHtml('<script type="module">\n\tlet a = "</b>";\n</SCRIPT >after');
	expect(tag?.text).toBe('\n\tlet a = "</b>";\n');
});

test('a file that ends inside a tag, a comment or a script ends the list', () => {
	expect(names('<p><a href="')).toEqual(['p']);
	expect(names('<p><!-- <b>')).toEqual(['p']);
	expect(scanHtml('<style>a{}')[0]?.text).toBe('a{}');
});

test('a < that opens no tag is text', () => {
	expect(names('1 < 2 <3 < <b>')).toEqual(['b']);
});

test('lines are counted from one', () => {
	expect(scanHtml('<p>\n\n<b>').map(({ line }) => line)).toEqual([1, 3]);
});

test('places are those of the file, whatever its characters and line ends', () => {
	const html = '<p>🦊\r\n<style>a{}</style >b';
	const [, style] = scanHtml(html);
	const { start = 0, end = 0, endTagStart = 0, elementEnd = 0 } = style ?? {};
	expect(html.slice(start, end)).toBe('<style>');
	expect(html.slice(end, endTagStart)).toBe('a{}');
	expect(html.slice(endTagStart, elementEnd)).toBe('</style >');
});

test('elements that the file does not write out are not listed, and none is listed twice', () => {
	expect(names('<table><tr><td></table>')).toEqual(['table', 'tr', 'td']);
	expect(names('<b><p></b></p>')).toEqual(['b', 'p']);
});

test('an attribute of SVG keeps its prefix', () => {
	const [, use] = scanHtml('<svg><use xlink:href="#a"/></svg>');
	expect([...(use?.attributes ?? [])]).toEqual([['xlink:href', '#a']]);
});
