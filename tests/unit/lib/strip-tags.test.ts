import { stripTags } from '#lib/strip-tags.ts';

test.each([
	['<p class="a">One</p><p>two</p>', '\nOne\n\ntwo\n'],
	['a<br/>b', 'a\nb'],
	['<a href="//x">One <b>two</b></a>', 'One two'],
	['a<script src="x">alert(1)</script >b<style>p{}</style>c', 'a\nb\nc'],
	['a <script> b', 'a \n b'],
	['a < b && c > d <3', 'a < b && c > d <3'],
	['x<script<script>', 'x<script\n'],
])('%j becomes %j', (html, text) => {
	expect(stripTags(html)).toBe(text);
});
