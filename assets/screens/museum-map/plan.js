/** The first floor: halls with names, doors, and the route of one hour through nine of them. */
const halls = [
	[24, 20, 150, 128, 'Геологія', 1],
	[174, 20, 178, 92, 'Степ і ліс', 1],
	[352, 20, 196, 128, 'Трипілля', 1],
	[24, 148, 150, 140, 'Монети', 0],
	[352, 148, 196, 110, 'Скіфи', 1],
	[24, 288, 150, 132, 'Вхід', 1],
	[174, 320, 178, 100, 'Ремесла', 1],
	[352, 258, 106, 162, 'Козаки', 1],
	[458, 258, 90, 162, 'Місто', 1],
	[174, 112, 178, 208, 'Дворик', 0],
];
const stops = [
	[99, 354],
	[99, 84],
	[263, 74],
	[450, 84],
	[450, 204],
	[503, 340],
	[405, 340],
	[300, 370],
	[216, 370],
];
const doors = [
	[174, 84, 0],
	[352, 74, 0],
	[450, 148, 1],
	[503, 258, 1],
	[458, 340, 0],
	[352, 370, 0],
	[174, 370, 0],
	[99, 288, 1],
	[99, 148, 1],
	[99, 420, 1],
	[174, 210, 0],
	[352, 200, 0],
];
const shapes = halls
	.map(
		([x, y, width, height, , seen]) =>
			`<rect class="hall ${seen ? 'seen' : ''}" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
	)
	.join('');
const walls = halls
	.map(
		([x, y, width, height]) =>
			`<rect class="wall" x="${x}" y="${y}" width="${width}" height="${height}"/>`,
	)
	.join('');
const gaps = doors
	.map(([x, y, flat]) =>
		flat
			? `<path class="door" d="M${x - 15} ${y}h30"/>`
			: `<path class="door" d="M${x} ${y - 15}v30"/>`,
	)
	.join('');
const names = halls
	.map(
		([x, y, width, height, name, seen]) =>
			`<text class="${seen ? 'seen' : ''}" x="${x + width / 2}" y="${y + (name === 'Дворик' ? height / 2 + 6 : height < 105 ? 27 : 30)}">${name}</text>`,
	)
	.join('');
const route =
	'<path class="route" d="M99 440V84H263V74H400Q450 74 450 84V204H503V340H405V370H216H120"/>';
const numbers = stops
	.map(
		([x, y], at) =>
			`<circle class="stop" cx="${x}" cy="${y}" r="15"/><text class="n" x="${x}" y="${y + 6}">${at + 1}</text>`,
	)
	.join('');
const stairs = Array.from(
	{ length: 6 },
	(_, at) => `<path class="stairs" d="M${40 + at * 9} 240v32"/>`,
).join('');

export const plan = `${shapes}${stairs}${walls}${gaps}${route}${names}<circle class="here" cx="450" cy="84" r="22"/>${numbers}`;
