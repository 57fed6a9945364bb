import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { hoistStyles } from '#build/html/hoist-styles.ts';
import { scanHtml } from '#build/html/scan.ts';

function hoist(html: string): string {
	const page = new MagicString(html);
	hoistStyles(page, scanHtml(html));
	return page.toString();
}

test('styles of the body move to the end of the head, in their order', () => {
	const html =
		'<head><style>a{}</style><title>x</title></head><body><div><style>b{}</style><p>y</p></div>' +
		'<style media="print">c{}</style></body>';
	expect(hoist(html)).toBe(
		'<head><style>a{}</style><title>x</title><style>b{}</style><style media="print">c{}</style></head>' +
			'<body><div><p>y</p></div></body>',
	);
});

test('a page without styles in its body stays as it is', () => {
	const html = '<head><style>a{}</style></head><body><code>&lt;style></code></body>';
	expect(hoist(html)).toBe(html);
});

test('a page that leaves out the end of its head stays as it is', () => {
	expect(hoist('<title>x</title><style>a{}</style>')).toBe('<title>x</title><style>a{}</style>');
});
