import { describe, expect, test } from 'vitest';
import { checkSiteAddress, readSiteAddress } from '#build/edition/site-address.ts';

test.each([
	[
		{ SITE_URL: 'https://you.example/', NETLIFY: 'true', URL: 'https://n.example' },
		'https://you.example',
	],
	[{ SITE_URL: '', NETLIFY: 'true', URL: 'https://n.example' }, 'https://n.example'],
	[{ URL: 'https://somebody.example' }, 'https://vzir.example.com'],
	[{ VERCEL_PROJECT_PRODUCTION_URL: 'v.example' }, 'https://v.example'],
	[{ CF_PAGES_URL: 'https://c.example' }, 'https://c.example'],
	[{}, 'https://vzir.example.com'],
])('the address of %j', (environment, address) => {
	expect(readSiteAddress(environment)).toBe(address);
});

test('the site of an author has no address of the sample', () => {
	expect(readSiteAddress({}, false)).toBe('http://localhost:4321');
	expect(readSiteAddress({ SITE_URL: 'https://you.example' }, false)).toBe('https://you.example');
});

describe('a wrong address is answered with what to write', () => {
	test.each([
		'you.example',
		'https://you.example/cv',
		'ftp://you.example',
		'https://you.example/?a',
	])('%s', (text) => {
		expect(() => checkSiteAddress(text)).toThrow(/Write it as "https:\/\/you.example"/);
	});
});
