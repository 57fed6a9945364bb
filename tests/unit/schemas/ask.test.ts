import { askSchema } from '#schemas/ask.ts';

const ask = { heading: { en: 'Lost a parcel?' }, lines: { en: ['A search.'] } };
const zoneAdvice = 'Write its continent and city, for example "Europe/Kyiv".';

test.each([
	[ask, []],
	[{ ...ask, timeZone: 'America/Argentina/Buenos_Aires' }, []],
	[{ ...ask, timeZone: 'Europe/Benidorm' }, ['"Europe/Benidorm" is not the name of a time zone.']],
	// An offset would be false for half of the year.
	[{ ...ask, timeZone: '+01:00' }, ['"+01:00" is not the name of a time zone.']],
	[
		{ ...ask, lines: { en: ['A', 'B', 'C', 'D'] } },
		['The English list of offers is too long. Write at most 3 lines.'],
	],
])('%j', (value, sentences) => {
	const messages = askSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
	expect(messages.map((message) => message.replace(` ${zoneAdvice}`, ''))).toEqual(sentences);
});
