import { noise } from '../shared/noise.js';

/** A district of our own, its villages and how many machines each school got: 380 in all. */
let drawn = 0;
let ring = [
	[40, 150],
	[96, 60],
	[210, 26],
	[330, 44],
	[452, 20],
	[560, 70],
	[606, 176],
	[590, 300],
	[620, 420],
	[520, 500],
	[380, 520],
	[240, 490],
	[120, 512],
	[52, 420],
	[70, 290],
];
for (let turn = 0; turn < 4; turn++)
	ring = ring.flatMap((point, at) => {
		const next = ring[(at + 1) % ring.length];
		const off = (noise(drawn++, 3, 5) - 0.48) * 0.32;
		return [
			point,
			[
				(point[0] + next[0]) / 2 - (next[1] - point[1]) * off,
				(point[1] + next[1]) / 2 + (next[0] - point[0]) * off,
			],
		];
	});
const land = `M${ring.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;
const villages = [
	['Яблунівка', 128, 150, 24],
	['Кривий Яр', 250, 96, 18],
	['Липці', 372, 148, 32],
	['Нова Гребля', 400, 92, 14],
	['Сонячне', 214, 232, 40],
	['Заріччя', 424, 262, 26],
	['Верби', 116, 318, 16],
	['Мала Лука', 300, 344, 22],
	['Тополине', 178, 420, 28],
	['Веселе', 410, 400, 20],
	['Озерне', 446, 336, 36],
	['Хутір', 300, 452, 12],
];
const dots = villages
	.map(([name, x, y, count]) => {
		const radius = 9 + Math.sqrt(count) * 2;
		const on = name === 'Сонячне';
		return `<circle class="${on ? 'chosen' : 'dot'}" cx="${x}" cy="${y}" r="${on ? 26 : radius}"/><text class="n ${on ? 'on' : ''}" x="${x}" y="${y + 6}">${count}</text><text class="name" x="${x + radius + (on ? 10 : 6)}" y="${y + 6}">${name}</text>`;
	})
	.join('');
export const map = `<path class="land" d="${land}"/><path class="river" d="M330 44C300 150 350 190 330 260S240 330 250 400 300 470 280 500"/><path class="way" d="M60 80C110 90 160 150 200 214"/>${dots}`;
