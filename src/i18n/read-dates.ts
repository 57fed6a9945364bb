import { isCalendarDay } from '#lib/calendar-day.ts';
import { toFirstDay } from '#lib/partial-date.ts';
import { nameMonths } from './searched-dates.ts';

/**
 * Takes a date out of a query, with what it can mean, the likeliest first: `2022`, `2022-07` or `2022-07-14`. A month has
 * a year, and is there by name in any language of the site or in digits.
 * @example readDates('certificates July 2022') // { dates: ['2022-07'], rest: 'certificates  ' }
 * @example readDates('11/10/2022').dates // ['2022-10-11', '2022-11-10']
 */
export function readDates(query: string): { dates: string[]; rest: string } {
	forms ??= listForms();
	for (const { pattern, orders } of forms) {
		const { 0: text = '', index = 0, groups = {} } = pattern.exec(query) ?? {};
		const dates = orders.map(([day, month]) => toIso(groups.year, groups[month], groups[day]));
		const real = [...new Set(dates.filter((date) => isCalendarDay(toFirstDay(date))))];
		if (text === '' || real.length === 0) continue;
		return { dates: real, rest: `${query.slice(0, index)} ${query.slice(index + text.length)}` };
	}
	return { dates: [], rest: query };
}

let forms:
	| { pattern: RegExp; orders: readonly (readonly [day: string, month: string])[] }[]
	| undefined;

const year = '(?<year>\\d{4})(?!\\d)';
const two = (name: string) => `(?<${name}>\\d{1,2})`;
/** After a day or a year: 14th, 14 de, 2022 року. */
const dayEnd = '(?:st|nd|rd|th|-го|-е|\\.)?,?\\s+(?:de\\s+|of\\s+)?';

function listForms() {
	const months = [...nameMonths().keys()].toSorted((a, b) => b.length - a.length);
	const month = `(?<month>${months.map((name) => name.replaceAll('.', '\\.')).join('|')})`;
	const toForm = (text: string, ...orders: (readonly [string, string])[]) => ({
		pattern: new RegExp(`(?<![\\p{L}\\d-])${text}(?![\\p{L}\\d])`, 'iu'),
		orders: orders.length > 0 ? orders : [['day', 'month'] as const],
	});
	return [
		toForm(`${year}-${two('month')}(?:-${two('day')})?`),
		toForm(`${two('day')}([./-])${two('month')}\\2${year}`, ['day', 'month'], ['month', 'day']),
		toForm(`${two('month')}[./]${year}`),
		toForm(
			`(?:${two('day')}${dayEnd})?${month}\\.?,?\\s+(?:del?\\s+|of\\s+)?${year}(?:\\s+року|\\s+р\\.)?`,
		),
		toForm(`${month}\\.?\\s+${two('day')}(?:st|nd|rd|th)?,?\\s+${year}`),
		toForm('(?<year>(?:19|20)\\d{2})(?:\\s+року|\\s+р\\.)?(?!-)'),
	];
}

function toIso(yearText = '', month?: string, day?: string): string {
	const number = month && (nameMonths().get(month.toLowerCase()) ?? month);
	return [yearText, number, day]
		.filter((part) => part !== undefined)
		.map((part) => String(part).padStart(2, '0'))
		.join('-');
}
