import { isoDate, partialDate } from '#schemas/date.ts';

test.for(['2023-02-29', '2023-13-01', '2023-00-10', '2023-1-4', '14.01.2023', '2023-01-14T00:00'])(
	'%s is no date',
	(text) => {
		expect(isoDate().safeParse(text).success).toBe(false);
	},
);

test.for(['2020-13', '2020-00', '11.2020', '2020-1', '2020-02-30', 'soon', 2016])(
	'%s is refused with the three ways to write a date',
	(value) => {
		const { error } = partialDate('2016').safeParse(value);
		expect(error?.issues[0]?.message).toMatch(/"2016", "2016-03" or "2016-03-14"\.$/);
	},
);
