import { clearMarks, markWords } from '#islands/shared/marks.ts';

test('every place of a word is marked, in all its spellings', () => {
	const root = open('<p>Java and JAVA</p><p>JavaScript</p>');
	markWords(root, ['java']);
	expect(root.innerHTML).toBe(
		'<p><mark>Java</mark> and <mark>JAVA</mark></p><p><mark>Java</mark>Script</p>',
	);
});

test('words that look like HTML are marked as text', () => {
	const root = open('<p>a &lt;b&gt; c</p>');
	markWords(root, ['<b>']);
	expect(root.innerHTML).toBe('<p>a <mark>&lt;b&gt;</mark> c</p>');
});

test('an apostrophe finds every other apostrophe', () => {
	const root = open('<p>зв’язок</p>');
	markWords(root, ['зв’яз']);
	expect(root.querySelector('mark')?.textContent).toBe('зв’яз');
});

test('cleared, the text is what it was, in one piece', () => {
	const html = '<p>JavaScript, <b>Java</b> and Java</p>\n<p>java</p>';
	const root = open(html);
	const pieces = countTexts(root);
	markWords(root, ['java', 'script']);
	expect(root.querySelectorAll('mark').length).toBeGreaterThan(3);
	clearMarks(root);
	expect(root.innerHTML).toBe(html);
	expect(countTexts(root)).toBe(pieces);
});

function open(html: string): HTMLElement {
	document.body.innerHTML = `<div>${html}</div>`;
	return document.querySelector('div') ?? document.body;
}

function countTexts(root: Node): number {
	return root instanceof Text
		? 1
		: [...root.childNodes].reduce((sum, node) => sum + countTexts(node), 0);
}
