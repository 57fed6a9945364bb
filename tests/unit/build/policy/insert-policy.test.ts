import MagicString from 'magic-string';
import { scanHtml } from '#build/html/scan.ts';
import { insertPolicy } from '#build/policy/insert-policy.ts';

const metas =
	'<meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src \'none\'">';

function insert(html: string, policy = "default-src 'none'"): string {
	const page = new MagicString(html);
	insertPolicy(page, scanHtml(html), policy);
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

// Referrer Policy, section 3.4: "same-origin" sends nothing to other origins, for images, videos and requests of scripts alike.
test('a page that may request from other hosts tells them no referrer', () => {
	const policy = "connect-src 'self' https://api.example.com";
	expect(insert('<head></head>', policy)).toContain(
		`content="${policy}"><meta name="referrer" content="same-origin"></head>`,
	);
});
