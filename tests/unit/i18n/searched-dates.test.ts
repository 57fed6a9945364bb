import { describe, expect, test } from 'vitest';
import { toSearchedDates } from '#i18n/searched-dates.ts';

describe('dates as they are searched', () => {
	/** Names of months as CLDR 48 has them (`months`, `abbreviated` and `wide`, `format` and `stand-alone`, in `en`, `en-GB`, `uk` and `es`). */
	test.each([
		['2025-01', ['Jan', 'January', 'січ.', 'січень', 'січня', 'ene', 'enero']],
		['2025-02', ['Feb', 'February', 'лют.', 'лютий', 'лютого', 'feb', 'febrero']],
		['2025-03', ['Mar', 'March', 'бер.', 'березень', 'березня', 'mar', 'marzo']],
		['2025-04', ['Apr', 'April', 'квіт.', 'квітень', 'квітня', 'abr', 'abril']],
		['2025-05', ['May', 'трав.', 'травень', 'травня', 'may', 'mayo']],
		['2025-06', ['Jun', 'June', 'черв.', 'червень', 'червня', 'jun', 'junio']],
		['2025-07', ['Jul', 'July', 'лип.', 'липень', 'липня', 'jul', 'julio']],
		['2025-08', ['Aug', 'August', 'серп.', 'серпень', 'серпня', 'ago', 'agosto']],
		['2025-09', ['Sep', 'Sept', 'September', 'вер.', 'вересень', 'вересня', 'sept', 'septiembre']],
		['2025-10', ['Oct', 'October', 'жовт.', 'жовтень', 'жовтня', 'oct', 'octubre']],
		['2025-11', ['Nov', 'November', 'лист.', 'листопад', 'листопада', 'nov', 'noviembre']],
		['2025-12', ['Dec', 'December', 'груд.', 'грудень', 'грудня', 'dic', 'diciembre']],
	])(
		'%s is found by each name of its month and the year, a short name with a point and without',
		(month, names) => {
			const written = names.flatMap((name) =>
				name.endsWith('.')
					? [name, name.slice(0, -1)]
					: /^.{3}t?$/u.test(name)
						? [name, `${name}.`]
						: [name],
			);
			const months = toSearchedDates(month);
			const days = toSearchedDates(`${month}-04`);
			for (const name of written) {
				expect(months).toContain(`${name} 2025`);
				expect(days).toContain(`4 ${name} 2025`);
			}
		},
	);

	test('an American finds a day with the month in front', () => {
		expect(toSearchedDates('2023-01-14')).toEqual(
			expect.arrayContaining(['Jan 14, 2023', 'January 14, 2023']),
		);
	});

	test('a year is found as a year', () => {
		expect(toSearchedDates('2016')).toEqual(['2016']);
	});
});
