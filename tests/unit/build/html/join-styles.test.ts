import { joinStyles } from '#build/html/join-styles.ts';

test('the styles of a page become one element at the end of its head, in their order', () => {
	const html =
		'<head><style>a{}</style><title>x</title></head><body><div><style>b{}</style><p>y</p></div></body>';
	expect(joinStyles(html)).toBe(
		'<head><title>x</title><style>a{}b{}</style></head><body><div><p>y</p></div></body>',
	);
});

test('the same rules come once, where they come first', () => {
	const html =
		'<head></head><body><style>a{}</style><style>b{}</style><p></p><style>a{}</style></body>';
	expect(joinStyles(html)).toBe('<head><style>a{}b{}</style></head><body><p></p></body>');
});

test('a style element with attributes keeps its own, at its place among the rules', () => {
	const html =
		'<head></head><body><style>a{}</style><style media="print">b{}</style><style>c{}</style></body>';
	expect(joinStyles(html)).toBe(
		'<head><style>a{}</style><style media="print">b{}</style><style>c{}</style></head><body></body>',
	);
});
