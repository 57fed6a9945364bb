import { toContactCard, toVcard } from '#cv/forms/vcard.ts';
import { profile, sources } from '../makers.ts';

test.for([
	['1990-05-14', 'BDAY:19900514', 'BDAY:1990-05-14'],
	['1990-05', 'BDAY:1990-05'],
	['1990', 'BDAY:1990'],
] as const)(
	'a birthday known as %s is %s in vCard 4.0, and %s in 3.0',
	([birthDate, ...written]) => {
		const resume = sources({ profile: profile({ birthDate }) });
		const cards = [toVcard(resume), toContactCard(resume)];
		expect(
			cards.flatMap((card) => /^BDAY:.+$/m.exec(card) ?? []).map((line) => line.trim()),
		).toEqual(written);
	},
);

test('the native language is preferred to those that were learned, and each is named once', () => {
	const nativeLanguage = { text: 'Ukrainian' };
	const learned = sources().languages;
	const native = { id: 'ukrainian', name: nativeLanguage, level: { text: 'Native' }, tags: [] };
	const languages = [native, ...learned, ...learned];
	const card = toVcard(sources({ profile: profile({ nativeLanguage }), languages }));
	expect(card.match(/^LANG.*$/gm)).toEqual(['LANG;PREF=1:uk', 'LANG;PREF=2:es']);
	expect(toVcard(sources()).match(/^LANG.*$/gm)).toEqual(['LANG:es']);
});

// RFC 6350, 6.2.2: family names; given names; additional names; honorific prefixes; honorific suffixes.
test.each([
	['Olha Pryklad', 'Pryklad;Olha;;;'],
	['Dr. Leonie Muster', 'Muster;Leonie;;Dr.;'],
	['Prof. Dipl.-Ing. Dr. Jan Novák', 'Novák;Jan;;Prof. Dipl.-Ing. Dr.;'],
	['J. R. Sample', 'Sample;J. R.;;;'],
	['Madonna', ';Madonna;;;'],
])('the parts of "%s" are %s', (text, parts) => {
	const card = toVcard(sources({ profile: profile({ name: { text } }) }));
	expect(/^N:.*$/m.exec(card)?.[0].trim()).toBe(`N:${parts}`);
});
