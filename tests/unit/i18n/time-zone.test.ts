import { formatTimeZone } from '#i18n/format-time-zone.ts';
import { isTimeZone } from '#i18n/time-zone.ts';

/** Names from CLDR; offsets from the time zone database (Python’s zoneinfo, 15 January and 15 July 2026). */
test.each([
	['en', 'Europe/Madrid', 'Central European Time (UTC+1, UTC+2 in summer)'],
	['uk', 'Europe/Madrid', 'За центральноєвропейським часом (UTC+1, улітку UTC+2)'],
	['es', 'Europe/Madrid', 'Hora de Europa central (UTC+1; en verano, UTC+2)'],
	['en', 'Australia/Sydney', 'Australian Eastern Time (UTC+10, UTC+11 in summer)'],
	['en', 'America/St_Johns', 'Newfoundland Time (UTC−3:30, UTC−2:30 in summer)'],
	['en', 'Asia/Kolkata', 'India Standard Time (UTC+5:30)'],
	['en', 'UTC', 'UTC'],
] as const)('%s: %s is %s', (locale, zone, words) => {
	expect(formatTimeZone(locale, zone, 2026)).toBe(words);
});

test('a name that is not in the time zone database is no time zone', () => {
	expect(['Europe/Madrid', 'UTC', 'Europe/Benidorm', ''].map(isTimeZone)).toEqual([
		...[true, true, false, false],
	]);
});
