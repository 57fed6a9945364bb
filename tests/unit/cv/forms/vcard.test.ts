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
	const card = toVcard(sources({ profile: profile({ nativeLanguage }) }));
	expect(card).toContain('\r\nLANG;PREF=1:uk\r\nLANG;PREF=2:es\r\n');
	expect(toVcard(sources())).toContain('\r\nLANG:es\r\n');
});
