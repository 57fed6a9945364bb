import { Window } from 'happy-dom';
import { collectTexts } from '../../page-text/collect.ts';
import { findSlips } from '../../page-text/slips.ts';
import { BuiltSite } from '../built-site.ts';

const site = new BuiltSite('dist');
const pages = site.list().filter((file) => file.endsWith('.html'));

test('no built page shows a value of the code, an unfilled place, a double full stop or an empty heading', () => {
	expect(pages.length).toBeGreaterThan(0);
	expect(
		pages.flatMap((file) => read(site.readText(file)).map((slip) => `${file}: ${slip}`)),
	).toEqual([]);
});

test.each([
	'<main>true<p>Words</p></main>',
	'<p>Hello, <b>undefined</b></p>',
	'<img src="x" alt="null">',
	'<title>NaN – Vzir</title>',
	'<button aria-label="Delete: [object Object]">×</button>',
	'<p>Sign in as {name}</p>',
	'<p>Since <span>2024 р.</span>.</p>',
	'<h2> <span></span></h2>',
	'<meta name="description" content="false">',
])('%s has a slip', (html) => {
	expect(read(html)).not.toEqual([]);
});

function read(html: string): string[] {
	const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
	document.write(html);
	return findSlips(collectTexts(document));
}
