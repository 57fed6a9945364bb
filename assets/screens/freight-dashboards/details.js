import { noise } from '../shared/noise.js';

const width = 568;
const toLeft = (minute) => ((minute - 5) / 85) * width;

/** From 13:30 to 15:00: the slot of half an hour ends before the lorry arrives. */
export const minutes = `<div class="line"></div>${[15, 30, 45, 60, 75].map((at) => `<i style="left:${toLeft(at)}px"><b>${13 + Math.floor((at + 30) / 60)}:${String((at + 30) % 60).padStart(2, '0')}</b></i>`).join('')}
<div class="gap" style="left:${toLeft(70)}px;width:${toLeft(76) - toLeft(70)}px"></div><div class="slot" style="left:${toLeft(40)}px;width:${toLeft(70) - toLeft(40)}px">slot 14:10 – 14:40</div>
<div class="mark arrives" style="left:${toLeft(76)}px">14:46 arrives</div>`;

const rows = [
	['TN-031', 'Lunde', 'grain', '15.00', 'ok', 'on time I think', 'y1'],
	['TN-204', 'Tarn Ferry d3', 'STEEL', '14:10', 'rang 12.50', 'no answer, try again', 'y5'],
	['TN-117', 'Osk', 'paper', '2.50 pm', 'rang', 'left 11:20??', 'y3'],
	['88', 'Greyfell', 'furniture', '14:40', 'msg', 'M. says traffic', 'y4'],
	['TN-150', 'Port Ansel', 'citrus (COLD)', '1445', 'rang 13.05', 'ok', 'y2'],
	['TN-062', 'Calder Hd', 'tiles', '15:10', '', '', ''],
	['TN-019', 'Fenwick', 'timber', '15h20', 'msg', 'will ring back', 'y1'],
	['TN-143', 'Aldern', 'drinks', '15:15', 'rang', 'see note on desk', 'y3'],
	['TN-098', 'Hollin X', 'car parts', '15.30', '', 'ask Tuesday shift', 'y5'],
	['TN-177', 'Tarn F.', 'cable', '14.20', 'rang 13:10', 'ok', 'y1'],
	['TN-035', 'Tarn Ferry', 'cement', '14:30', 'no', 'no answer', 'y5'],
	['TN-112', 'Tarn Ferry', 'glass!!', '14:40', '', 'careful', 'y2'],
	['TN-006', 'Osk', 'empty', '-', '', 'free from 4?', ''],
];
export const cells = rows
	.map(
		([load, dock, goods, slot, rang, note, shade], at) =>
			`<div class="no">${at + 17}</div><div class="${shade}">${load}</div><div class="${shade}">${dock}</div><div class="${shade}">${goods}</div><div class="${shade}">${slot}</div><div class="${shade}">${rang}</div><div class="${shade}">${note}</div>`,
	)
	.join('');

/** One dot for each lorry, stacked where costs agree; hollow where fuel invoices are still missing. */
const costs = Array.from({ length: 49 }, (_, at) => {
	const spread = [0, 1, 2, 3].reduce((sum, part) => sum + noise(at, part, 3), 0) / 4 - 0.5;
	return Math.round((1.09 + spread * 0.46) * 50) / 50;
}).concat([1.42, 1.44, 1.52]);
const toX = (cost) => 60 + ((cost - 0.86) / 0.72) * 680;
const stacks = new Map();
const dots = costs
	.map((cost, at) => {
		const level = stacks.get(cost) ?? 0;
		stacks.set(cost, level + 1);
		const out = cost > 1.4;
		const open = at % 6 === 2 && !out;
		return `<circle cx="${toX(cost).toFixed(1)}" cy="${398 - level * 20}" r="8.400" fill="${open ? '#eef4f3' : out ? '#ff7a1f' : '#15585f'}" stroke="${out ? '#c8430a' : '#15585f'}" stroke-width="2.400"/>`;
	})
	.join('');
export const cost = `<text x="40" y="66" style="font:600 30px Barlow;fill:#0f2f35">What did a kilometre cost last week?</text><text x="40" y="94" style="font-size:19px">One dot is one lorry. Hollow: a fuel invoice is still missing.</text>
<text class="big" x="${toX(1.09)}" y="162" text-anchor="middle">€1.09</text><path d="M${toX(1.09)} 174V414" stroke="#0f2f35" stroke-width="2" stroke-dasharray="2 6"/>
${[0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5].map((at) => `<path d="M${toX(at)} 414v9" stroke="#9fb8b8" stroke-width="2"/><text x="${toX(at)}" y="446" text-anchor="middle">€${at.toFixed(2)}</text>`).join('')}<path d="M40 414H760" stroke="#9fb8b8" stroke-width="2"/>${dots}
<text class="out" x="${toX(1.47)}" y="340" text-anchor="middle">3 lorries,</text><text class="out" x="${toX(1.47)}" y="362" text-anchor="middle">one tyre contract</text>`;
