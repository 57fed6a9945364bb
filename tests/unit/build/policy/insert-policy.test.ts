import MagicString from 'magic-string';
import { expect, test } from 'vitest';
import { scanHtml } from '#build/html/scan.ts';
import { insertPolicy } from '#build/policy/insert-policy.ts';

const metas =
	'<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\'">';

function insert(html: string): string {
	const page = new MagicString(html);
	insertPolicy(page, scanHtml(html), "default-src 'none'");
	return page.toString();
}

test('the character set and the policy come first in the head', () => {
	expect(insert('<!doctype html><html><head><title>a</title><meta charset="utf-8"></head>')).toBe(
		`<!doctype html><html><head>${metas}<title>a</title></head>`,
	);
});

test('a page that leaves out the head tag has them before its first element', () => {
	expect(insert('<!doctype html><title>a</title>')).toBe(`<!doctype html>${metas}<title>a</title>`);
	expect(insert('<!doctype html><html><meta charset="utf-8"><p>')).toBe(
		`<!doctype html><html>${metas}<p>`,
	);
});
