import { describe, expect, test } from 'vitest';
import { toPagePolicy } from '#build/policy/page-policy.ts';
import { securityHeaders } from '#build/security-headers.ts';
import { judge, toScore } from '../../../../scripts/measure/observatory/score.ts';

const ours = Object.fromEntries(
	Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
);

function page(policy: string): string {
	return `<head><meta http-equiv="content-security-policy" content="${policy}"></head>`;
}

function points(test: string, headers: Record<string, string>, html = ''): number | undefined {
	return judge({ headers, html }).find((finding) => finding.test === test)?.points;
}

test('what this site sends has 130 points', () => {
	expect(toScore(judge({ headers: ours, html: page(toPagePolicy([])) }))).toBe(130);
});

test('a site that sends nothing loses for each test, and gains nothing', () => {
	expect(toScore(judge({ headers: {}, html: '' }))).toBe(30);
});

test('extra points count only from 90 upwards', () => {
	const { 'x-content-type-options': _, ...fewer } = ours;
	expect(toScore(judge({ headers: fewer, html: page("default-src 'none'") }))).toBe(125);
	const { 'strict-transport-security': __, ...none } = ours;
	expect(toScore(judge({ headers: none, html: page("default-src 'none'") }))).toBe(80);
});

describe('the content policy', () => {
	const header = (policy: string) =>
		points('content policy', { 'content-security-policy': policy });

	test('is worth most when nothing is allowed by default', () => {
		expect(header("default-src 'none'; script-src 'self'")).toBe(10);
		expect(header("default-src 'self'")).toBe(5);
	});

	test('loses by what is unsafe', () => {
		expect(header("default-src 'none'; script-src 'unsafe-inline'")).toBe(-20);
		expect(header("default-src 'none'; script-src https:")).toBe(-20);
		expect(header("script-src 'self'")).toBe(-20);
		expect(header("default-src 'none'; script-src 'self' 'unsafe-eval'")).toBe(-10);
		expect(header("default-src 'none'; img-src http:")).toBe(-10);
		expect(header("default-src 'none'; connect-src http://a.example")).toBe(-20);
		expect(header("default-src 'none'; style-src 'unsafe-inline'")).toBe(0);
	});

	test('is not unsafe where a hash overrules what is inline', () => {
		expect(header("default-src 'none'; script-src 'unsafe-inline' 'sha256-x'")).toBe(10);
	});

	test('is that of the header and of the page together', () => {
		const headers = { 'content-security-policy': "frame-ancestors 'none'" };
		expect(points('content policy', headers, page("default-src 'none'"))).toBe(10);
		expect(
			points(
				'content policy',
				{ 'content-security-policy': "default-src 'none'" },
				page('default-src *'),
			),
		).toBe(10);
	});
});

describe('frames', () => {
	test('are refused best by the policy header; a page cannot refuse them', () => {
		expect(points('frames', { 'content-security-policy': "frame-ancestors 'none'" })).toBe(5);
		expect(points('frames', {}, page("frame-ancestors 'none'"))).toBe(-20);
		expect(points('frames', { 'x-frame-options': 'DENY' })).toBe(0);
		expect(points('frames', { 'x-frame-options': 'never' })).toBe(-20);
	});
});

test('the single headers have their points', () => {
	expect(points('referrer', { 'referrer-policy': 'no-referrer' })).toBe(5);
	expect(points('referrer', { 'referrer-policy': 'unsafe-url' })).toBe(-5);
	expect(points('transport', { 'strict-transport-security': 'max-age=60' })).toBe(-10);
	expect(points('transport', { 'strict-transport-security': 'includeSubDomains' })).toBe(-20);
	expect(points('types', { 'x-content-type-options': 'sniff' })).toBe(-5);
	expect(points('resource policy', { 'cross-origin-resource-policy': 'cross-origin' })).toBe(0);
	expect(
		points('sharing', {
			'access-control-allow-origin': 'https://a.example',
			'access-control-allow-credentials': 'true',
		}),
	).toBe(-50);
	expect(points('cookies', { 'set-cookie': 'a=b; Path=/' })).toBe(-20);
});

test('scripts of other hosts need a hash', () => {
	expect(points('integrity', {}, '<script src="https://a.example/x.js"></script>')).toBe(-5);
	expect(points('integrity', {}, '<script src="/x.js"></script>')).toBe(0);
	expect(points('integrity', {}, '<script src="/x.js" integrity="sha256-x"></script>')).toBe(5);
});
