import { checkSiteAddress } from '#lib/site-address.ts';
import { siteAddress } from '#schemas/site-address.ts';

const wrong = [
	'you.example',
	'https://you.example/cv',
	'ftp://you.example',
	'https://you.example/?a',
];

test.each(wrong)('%s is answered with what to write', (text) => {
	const sentence = /Write it as "https:\/\/you.example"/;
	expect(() => checkSiteAddress(text)).toThrow(sentence);
	expect(siteAddress.safeParse(text).error?.issues[0]?.message).toMatch(sentence);
});

test('the slash at the end is accepted in the settings', () => {
	expect(siteAddress.safeParse('https://you.example/').success).toBe(true);
	expect(checkSiteAddress('https://you.example/')).toBe('https://you.example');
});
