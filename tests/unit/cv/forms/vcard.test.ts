import { expect, test } from 'vitest';
import { toVcard } from '#cv/forms/vcard.ts';
import { profile, sources } from '../makers.ts';

test.for([
	['1990-05-14', '19900514'],
	['1990-05', '1990-05'],
	['1990', '1990'],
] as const)('a birthday known as %s is written as %s', ([birthDate, written]) => {
	expect(toVcard(sources({ profile: profile({ birthDate }) }))).toContain(
		`\r\nBDAY:${written}\r\n`,
	);
});

test('the native language is preferred to those that were learned, and each is named once', () => {
	const nativeLanguage = { text: 'Ukrainian' };
	const learned = sources().languages;
	const native = { id: 'ukrainian', name: nativeLanguage, level: { text: 'Native' }, tags: [] };
	const languages = [native, ...learned, ...learned];
	const card = toVcard(sources({ profile: profile({ nativeLanguage }), languages }));
	expect(card.match(/^LANG.*$/gm)).toEqual(['LANG;PREF=1:uk', 'LANG;PREF=2:es']);
	expect(toVcard(sources()).match(/^LANG.*$/gm)).toEqual(['LANG:es']);
});
