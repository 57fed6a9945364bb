import { toResultLine } from '#cv/result-line.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { line, markRightward } from '#lib/isolate.ts';
import { joinParts } from '#lib/parts.ts';

const result = { what: { text: 'Orders' }, before: '21', after: '8', unit: { text: 'Tage' } };

/** What a line shows was compared with FriBidi, an implementation of UAX #9 of its own. */
test.each([
	['texts of one direction are as they were', line`${'Wien'}: ${'2019'}`, 'Wien: 2019'],
	['each text of a mixed line is on its own', line`${'شركة'}: ${'Wien'}`, '⁨شركة⁩: ⁨Wien⁩'],
	['figures turn nothing', line`${'شركة'}: ${'5'}`, '⁨شركة⁩: 5'],
	['a name in a sentence', fill('سيرة {name}.', { name: 'C++' }), 'سيرة ⁨C++⁩.'],
	[
		'an Arabic name in a sentence',
		fill('CV of {name}, {n}', { name: 'شركة', n: 2 }),
		'CV of ⁨شركة⁩, 2',
	],
	[
		'most parts of a line lead it',
		joinParts(['CSS', 'شركة', 'مدينة']),
		'‏⁨CSS⁩\u00a0· ⁨شركة⁩\u00a0· ⁨مدينة⁩',
	],
	['values from left to right', toResultLine('en', result), 'Orders: 21 → 8\u00a0Tage'],
	['values from right to left', toResultLine('ar' as Locale, result), '⁨Orders⁩: 21 ‏← ⁨8\u00a0Tage⁩'],
	['no mark without letters from the right', markRightward('C++, +44 20 7'), 'C++, +44 20 7'],
	['a telephone number in a sentence', markRightward('هاتف +44 20 7.'), 'هاتف ‎+44 20 7‎.'],
	['one with its area', markRightward('هاتف (01) 23 45 (مكتب)'), 'هاتف ‎(01) 23 45‎ (مكتب)'],
	['brackets around figures', markRightward('+9 (12 شخصا) في (12)'), '‎+9‎ (12 شخصا) في (12)'],
	['names with signs', markRightward('لغة C++ و.NET وC#.'), 'لغة ‎C++‎ و‎.NET‎ و‎C#‎.'],
	[
		'an abbreviation',
		markRightward('أرز (Cedar Co.) وAcme Ltd. في IBM.'),
		'أرز (Cedar ‎Co.‎) وAcme ‎Ltd.‎ في IBM.',
	],
	['a percentage', markRightward('خفض (−77%) الزمن'), 'خفض (‎−77%‎) الزمن'],
	['a date of figures', markRightward('في 2019-08-05 بدأ'), 'في ‎2019-08-05‎ بدأ'],
	['years run to the left', markRightward('من 2012-2015'), 'من 2012-2015'],
	['words and their figures', markRightward('React 18 في 6.1'), 'React 18 في 6.1'],
])('%s', (_, made, right) => {
	expect(made).toBe(right);
});
