import { readSiteAddress } from '#build/edition/site-address.ts';

const netlify = { NETLIFY: 'true', URL: 'https://n.example' };
const address = 'https://own.example';
const inEnv = 'https://old.example';

// The variables are those that the hosts document: Netlify "URL", Vercel "VERCEL_PROJECT_PRODUCTION_URL", Cloudflare "CF_PAGES_URL".
test.each([
	[{ SITE_URL: 'https://you.example/', ...netlify }, { address, inEnv }, 'https://you.example'],
	[{ SITE_URL: '', ...netlify }, { address, inEnv }, address],
	[netlify, { inEnv }, inEnv],
	[netlify, {}, 'https://n.example'],
	[{ URL: 'https://somebody.example' }, {}, 'https://vzir.example.com'],
	[{ VERCEL_PROJECT_PRODUCTION_URL: 'v.example' }, {}, 'https://v.example'],
	[{ CF_PAGES_URL: 'https://c.example' }, {}, 'https://c.example'],
	[{ CF_PAGES_URL: 'https://c.example' }, { address }, address],
	[{}, {}, 'https://vzir.example.com'],
	// The site of an author has no address of the sample.
	[{}, { isSample: false }, 'http://localhost:4321'],
])('the address of %j with %j', (environment, known, expected) => {
	expect(readSiteAddress(environment, { isSample: true, ...known })).toBe(expected);
});
