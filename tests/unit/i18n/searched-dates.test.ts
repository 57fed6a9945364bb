import { toSearchedDates } from '#i18n/searched-dates.ts';
import months from './months.json' with { type: 'json' };

/** Names of months as CLDR 48 has them (`months`, `abbreviated` and `wide`, `format` and `stand-alone`, in `en`, `en-GB`, `uk` and `es`). */
test.each(Object.entries(months))(
	'dates as they are searched: %s is found by each name of its month and the year, a short name with a point and without',
	(month, names) => {
		const written = names.flatMap((name) =>
			name.endsWith('.')
				? [name, name.slice(0, -1)]
				: /^.{3}t?$/u.test(name)
					? [name, `${name}.`]
					: [name],
		);
		const inMonth = toSearchedDates(month);
		const onDay = toSearchedDates(`${month}-04`);
		for (const name of written) {
			expect(inMonth).toContain(`${name} 2025`);
			expect(onDay).toContain(`4 ${name} 2025`);
		}
	},
);

test('dates as they are searched: an American finds a day with the month in front', () => {
	expect(toSearchedDates('2023-01-14')).toEqual(
		expect.arrayContaining(['Jan 14, 2023', 'January 14, 2023']),
	);
});

test('dates as they are searched: a year is found as a year', () => {
	expect(toSearchedDates('2016')).toEqual(['2016']);
});
