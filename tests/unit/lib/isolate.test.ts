import { expect, test } from 'vitest';
import { toResultLine } from '#cv/result-line.ts';
import type { Locale } from '#i18n/locales.ts';
import { fill } from '#i18n/messages.ts';
import { line } from '#lib/isolate.ts';
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
])('%s', (_, made, right) => {
	expect(made).toBe(right);
});
