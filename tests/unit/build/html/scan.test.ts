import { expect, test } from 'vitest';
import { lineAt, scanHtml } from '#build/html/scan.ts';

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

test('the text of a script is exactly what stands between its tags', () => {
	const [tag] = scanHtml('<script type="module">\n\tlet a = "</b>";\n</SCRIPT >after');
	expect(tag?.text).toBe('\n\tlet a = "</b>";\n');
});

test('a file that ends inside a tag, a comment or a script ends the list', () => {
	expect(names('<p><a href="')).toEqual(['p']);
	expect(names('<p><!-- <b>')).toEqual(['p']);
	expect(scanHtml('<style>a{}')[0]?.text).toBe('a{}');
});

test('a sign that opens no tag is text', () => {
	expect(names('1 < 2 <3 < <b>')).toEqual(['b']);
});

test('lines are counted from one', () => {
	expect([lineAt('a\nb\nc', 0), lineAt('a\nb\nc', 4)]).toEqual([1, 3]);
});
