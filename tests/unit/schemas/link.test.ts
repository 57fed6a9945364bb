import { isSafeLink } from '#schemas/link.ts';

test.for([
	'https://example.com/page?x=1#y',
	'http://example.com',
	'mailto:name@example.com',
	'tel:+34600000000',
	'/extra/weather',
	'/assets/iq/report-en.pdf',
])('%s is safe', (address) => {
	expect(isSafeLink(address)).toBe(true);
});

test.for([
	'javascript:alert(1)',
	'JAVASCRIPT:alert(1)',
	'java\nscript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,<script>alert(1)</script>',
	'vbscript:msgbox(1)',
	'file:///etc/passwd',
	'blob:https://example.com/1',
	'//example.com',
	'/\\example.com',
	'/\t/example.com',
	'\\\\example.com',
	'example.com',
	'',
])('%j is not safe', (address) => {
	expect(isSafeLink(address)).toBe(false);
});
