/** June 2024 as the site shows it on the 4th: prices of a double room, full days, two nights chosen. */
const prices = {
	4: 88,
	5: 88,
	6: 92,
	9: 96,
	10: 92,
	11: 92,
	12: 96,
	13: 104,
	14: 114,
	15: 118,
	16: 104,
	17: 96,
	18: 96,
	19: 98,
	20: 108,
	21: 118,
	24: 116,
	25: 108,
	26: 108,
	27: 112,
	30: 112,
};
const names = ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'];
const firstWeekday = 5;

function toDay(day) {
	if (day < 1) return '<div></div>';
	const chosen = day === 13 ? 'night first' : day === 14 ? 'night' : day === 15 ? 'last' : '';
	const state = day < 4 ? 'past' : prices[day] ? chosen : 'full';
	return `<div class="${state}">${day}${prices[day] ? `<small>${day === 15 ? 'salida' : `${prices[day]} €`}</small>` : ''}</div>`;
}

export const days =
	names.map((name) => `<b>${name}</b>`).join('') +
	Array.from({ length: 30 + firstWeekday }, (_, at) => toDay(at + 1 - firstWeekday)).join('');
