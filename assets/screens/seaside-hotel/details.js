const labels = [
	'Nombre (*)',
	'Apellidos (*)',
	'DNI / Pasaporte (*)',
	'Nacionalidad (*)',
	'Dirección (*)',
	'Código postal (*)',
	'Teléfono (*)',
	'Fax',
	'Correo electrónico (*)',
	'Repita el correo (*)',
	'Fecha de entrada (*)',
	'Fecha de salida (*)',
	'N.º de personas (*)',
	'Observaciones',
];
const values = { 10: 'dd/mm/aaaa', 11: 'dd/mm/aaaa' };
/** The fourteen fields of the old form. */
export const fields = labels
	.map(
		(label, at) => `<tr><td>${label.replace('(*)', '<em>(*)</em>')}:<td><b>${values[at] ?? ''}</b>`,
	)
	.join('');

const rooms = [17, 18, 19, 20, 21, 22, 23, 24];
const weekdays = ['ju', 'vi', 'sá', 'do', 'lu', 'ma', 'mi'];
const nights = Array.from({ length: 12 }, (_, at) => 6 + at);
/** Room, first night, nights, guest, where it was booked. */
const stays = [
	[17, 6, 3, 'Ferrer', ''],
	[17, 10, 4, 'Lindqvist', 'portal'],
	[17, 14, 3, 'Roca', ''],
	[18, 7, 5, 'Familia Weber', 'portal'],
	[18, 13, 2, 'Dubois', ''],
	[19, 6, 2, 'Oliver', ''],
	[19, 9, 6, 'De Vries', 'portal'],
	[20, 6, 4, 'Familia Pons', ''],
	[20, 11, 3, 'Marchetti', 'portal'],
	[20, 14, 3, 'Sanz', ''],
	[21, 6, 3, 'Navarro', ''],
	[21, 9, 3, 'Hughes', 'portal'],
	[21, 13, 2, 'Ibarra', 'new'],
	[22, 8, 4, 'Kowalska', 'portal'],
	[22, 12, 4, 'Gil', ''],
	[23, 6, 5, 'Familia Ruiz', ''],
	[23, 12, 4, 'Bauer', 'portal'],
	[24, 7, 2, 'Vidal', ''],
	[24, 10, 5, 'Familia Moreau', 'portal'],
];
const isWeekend = (night) => ['vi', 'sá'].includes(weekdays[(night - 6) % 7]);
const heads = nights
	.map(
		(night, at) =>
			`<div class="d ${isWeekend(night) ? 'we' : ''}" style="grid-area:1/${at + 2}"><strong>${night}</strong>${weekdays[at % 7]}</div>`,
	)
	.join('');
const cells = rooms
	.flatMap((room, row) => [
		`<b style="grid-area:${row + 2}/1">${room}</b>`,
		...nights.map(
			(night, at) =>
				`<div class="cell ${isWeekend(night) ? 'we' : ''}" style="grid-area:${row + 2}/${at + 2}"></div>`,
		),
	])
	.join('');
const bars = stays
	.map(
		([room, night, long, guest, from]) =>
			`<div class="stay ${from}" style="grid-area:${rooms.indexOf(room) + 2}/${night - 4}/auto/span ${long};--n:${long}">${guest}${from === 'new' ? '<i>de la web, hace 1 min</i>' : ''}</div>`,
	)
	.join('');
export const grid = heads + cells + bars;
