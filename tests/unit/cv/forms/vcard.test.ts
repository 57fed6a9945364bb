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
