/** The same morning as the paper diary had it: written over, crossed out, two at the same time. */
const lines = [
	'9:00',
	'9:30',
	'10:00',
	'10:30',
	'11:00',
	'11:30',
	'12:00',
	'12:30',
	'1:00',
	'1:30',
];
const words = [
	[0, 84, 'Bramble – jab', ''],
	[0, 290, 'Moss KNEE (Dr O.)', 'blue'],
	[0, 560, 'Hazel', ''],
	[1, 84, 'Juno teeth', ''],
	[1, 290, 'Olive ear (10 past?)', ''],
	[1, 562, 'Miso', 'blue'],
	[2, 84, 'Duke skin', 'blue'],
	[2, 290, 'Duke skin', ''],
	[3, 84, 'Otto', ''],
	[3, 200, 'Biscuit – bloods', ''],
	[3, 520, 'Rufus', 'blue'],
	[4, 84, 'Clover nails', ''],
	[4, 300, 'Poppy', ''],
	[4, 500, 'Nell SCAN', 'red'],
	[5, 84, 'Tom', 'blue'],
	[5, 290, 'rang, will ring back', 'red'],
	[6, 84, 'Pepper limp', ''],
	[6, 300, 'Biscuit?? Dr L. ok', 'blue'],
	[6, 560, 'Kiwi', ''],
	[7, 84, 'Mrs P. – which dog?', ''],
	[7, 420, 'Nell SCAN', ''],
	[8, 84, 'lunch', ''],
];
const top = (line) => 74 + line * 42;
const strike = (line, from, to) =>
	`M${from} ${top(line) + 17}c${(to - from) / 3} -5 ${((to - from) * 2) / 3} 6 ${to - from} -3`;
export const diary = `<i class="rub" style="left:420px;top:${top(2)}px;width:150px;height:30px"></i><i class="rub" style="left:430px;top:${top(4) + 2}px;width:64px;height:28px"></i>
${lines.map((time, at) => `<span class="at" style="top:${top(at) + 9}px">${time}</span>`).join('')}${words.map(([line, left, text, ink], at) => `<span class="w ${ink}" style="left:${left}px;top:${top(line) + (at % 3) - 1}px;transform:rotate(${((at * 37) % 5) - 2.4}deg)">${text}</span>`).join('')}
<svg width="720" height="500"><path d="${strike(2, 286, 400)}${strike(3, 196, 390)}${strike(3, 196, 388)}${strike(4, 498, 622)}"/><path d="M392 ${top(3) + 22}c60 18 60 70 20 ${top(6) - top(3) - 26}M424 ${top(6) - 22}l-13 17 21 -3"/><path stroke="#b3261e" d="M560 ${top(4) + 30}c30 40 10 90 -20 ${top(7) - top(4) - 34}M556 ${top(7) - 18}l-17 14 22 2"/><path stroke="#b3261e" d="M552 ${top(0) - 4}c-18 14 -16 66 8 76M640 ${top(0) - 4}c22 20 18 66 -6 78"/></svg>`;
