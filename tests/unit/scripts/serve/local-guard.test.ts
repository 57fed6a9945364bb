import { findLocalRefusal } from '../../../../scripts/serve/local-guard.ts';
import sent from './headers.json' with { type: 'json' };

// Headers as Chromium 156 and Firefox 153 send them; rules from https://www.w3.org/TR/fetch-metadata/.
const local = 'localhost:4321';
const navigate = { 'sec-fetch-mode': 'navigate' };
const link = { ...navigate, 'sec-fetch-dest': 'document' };
const ask = (headers: Record<string, string>, options = {}, request = {}) =>
	findLocalRefusal(
		{ method: 'GET', url: '/', headers: { host: local, ...headers }, ...request },
		options,
	);

test.each(Object.entries(sent.answered))('%s is answered', (_, headers) => {
	expect(ask(headers)).toBeUndefined();
});

test.each(Object.entries(sent.refused))('%s is refused', (_, headers) => {
	expect(ask(headers)).toBe('Other sites cannot use this server.');
});

test('a form of another site and an address that is none are refused', () => {
	const headers = { host: local, ...link, 'sec-fetch-site': 'cross-site' };
	expect(ask(headers, {}, { method: 'POST' })).toContain('Other sites');
	expect(ask({}, {}, { url: 'http://[' })).toBe('This address is not valid.');
});

test.each([
	['evil.example', undefined, false],
	['localhost.evil.example', undefined, false],
	['127.0.0.1.evil.example', undefined, false],
	['192.168.1.7:4321', undefined, false],
	['', undefined, false],
	['LOCALHOST', undefined, true],
	['192.168.1.7:4321', '192.168.1.7', true],
	['[fe80::1]:4321', 'fe80::1', true],
	['evil.example', '192.168.1.7', false],
	['laptop.local:4321', '0.0.0.0', true],
	['laptop.local:4321', true, true],
])('the name "%s" with --host %s', (name, host, allowed) => {
	expect(ask({ host: name }, { host }) === undefined).toBe(allowed);
});

test('the stand-in answers the preview on another port, and no other site', () => {
	const options = { forLocalSites: true };
	expect(
		ask({ 'sec-fetch-site': 'same-site', origin: `http://${local}` }, options),
	).toBeUndefined();
	expect(ask({ 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:4321' }, options)).toBe(
		undefined,
	);
	expect(ask({ 'sec-fetch-site': 'same-site' }, options)).toBeUndefined();
	expect(
		ask({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, options),
	).toContain('Other');
	expect(ask({ 'sec-fetch-site': 'cross-site' }, options)).toContain('Other');
	expect(ask({ host: 'evil.example' }, options)).toContain('evil.example');
});
