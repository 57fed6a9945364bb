import { toPlainText } from '#lib/plain-text.ts';

test.each([
	['<a href="//commons.wikimedia.org" title="x">Олена <b>Зразок</b></a>', 'Олена Зразок'],
	['O&#39;Neil &amp; &#x441;ons&nbsp;Ltd', "O'Neil & сons Ltd"],
	['<style>p{color:red}</style>text<script>alert(1)</script>', 'text'],
	['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
	['a < b', 'a < b'],
	['<p>One</p><p>two</p>', 'One two'],
	['&unknown; &#0; &#x110000; &amp', '&unknown; &#0; &#x110000; &amp'],
	['', ''],
])('%j reads %j', (html, text) => {
	expect(toPlainText(html)).toBe(text);
});

test('a million tags that are never closed are read in one pass, and not each to the end', () => {
	expect(toPlainText('<script'.repeat(1_000_000)).length).toBeLessThanOrEqual(7_000_000);
});
