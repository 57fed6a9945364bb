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

test('markup inside a value, a comment or a script is not markup', () => {
	expect(names('<i data-x="<b style=\'x\'>">')).toEqual(['i']);
	expect(names('<!-- <b> --><i><!--><u>')).toEqual(['i', 'u']);
	expect(names('<script>if (a < b) document.write("<b>");</script><i>')).toEqual(['script', 'i']);
});

test('the text of a script is exactly the content between its tags', () => {
	const [tag] = scanHtml('<script type="module">\n\tlet a = "</b>";\n</SCRIPT >after');
	expect(tag?.text).toBe('\n\tlet a = "</b>";\n');
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
