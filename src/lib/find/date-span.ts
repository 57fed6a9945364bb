/**
 * Whether something began or ended on a date, or went on then. Both are as exact as they are known: what is known of the
 * day of a month that was asked for is not less.
 *
 * @param dates `2022-07-14`, `2019-05/2020-02` or, if it goes on, `2023-01-14/`
 * @param asked a year, a month or a day, such as `2022-07`
 */
export function toDateSpan(dates: string, asked: string): { ends: boolean; lasts: boolean } {
	const [start = '', end = start] = dates.split('/');
	const isIn = (date: string) => date !== '' && date.startsWith(asked);
	return {
		ends: isIn(start) || isIn(end),
		lasts:
			start !== '' &&
			start <= asked &&
			(end === '' || asked.slice(0, end.length) <= end.slice(0, asked.length)),
	};
}
