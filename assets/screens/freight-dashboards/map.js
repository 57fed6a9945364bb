import { cloud, noise } from '../shared/noise.js';

/*
 * A peninsula of our own: coast by halving lines and moving their middles, hills by noise, roads as curves
 * between towns, 52 lorries on them. Seeded: the same map each time.
 */
let drawn = 0;
const chance = () => noise(drawn++, 41, 7);

const towns = {
	'Marlow Quay': [146, 398],
	Aldern: [262, 208],
	'St Brannock': [418, 118],
	Fenwick: [430, 300],
	'Hollin Cross': [318, 348],
	'Tarn Ferry': [640, 158],
	Greyfell: [548, 400],
	'Port Ansel': [716, 410],
	Osk: [794, 206],
	Lunde: [500, 540],
	'Calder Head': [300, 548],
};
const left = new Set(['Marlow Quay', 'Aldern', 'Calder Head', 'Port Ansel']);
const roads = [
	['Marlow Quay', 'Hollin Cross', 18],
	['Aldern', 'Hollin Cross', -26],
	['Aldern', 'St Brannock', -22],
	['Hollin Cross', 'Fenwick', 20],
	['Fenwick', 'St Brannock', 24],
	['Fenwick', 'Greyfell', -24],
	['St Brannock', 'Tarn Ferry', 26],
	['Greyfell', 'Port Ansel', -26],
	['Tarn Ferry', 'Osk', -18],
	['Port Ansel', 'Osk', 22],
	['Greyfell', 'Lunde', 16],
	['Hollin Cross', 'Calder Head', -20],
	['Lunde', 'Calder Head', 24],
	['Fenwick', 'Tarn Ferry', 26],
	['Marlow Quay', 'Calder Head', 30],
].map(([from, to, bow]) => {
	const [x1, y1] = towns[from],
		[x2, y2] = towns[to];
	const long = Math.hypot(x2 - x1, y2 - y1);
	const middle = [
		(x1 + x2) / 2 - ((y2 - y1) / long) * bow * 1.6,
		(y1 + y2) / 2 + ((x2 - x1) / long) * bow * 1.6,
	];
	return { from: [x1, y1], middle, to: [x2, y2], long };
});
const lateRoad = roads[6];

function toPoint({ from, middle, to }, share) {
	return [0, 1].map(
		(axis) =>
			(1 - share) ** 2 * from[axis] +
			2 * (1 - share) * share * middle[axis] +
			share ** 2 * to[axis],
	);
}

function toPath({ from, middle, to }) {
	return `M${from.map(round)}Q${middle.map(round)} ${to.map(round)}`;
}

function round(value) {
	return value.toFixed(1);
}

function toCoast() {
	let ring = [
		[88, 420],
		[92, 330],
		[150, 280],
		[160, 190],
		[236, 118],
		[320, 66],
		[440, 34],
		[548, 52],
		[612, 62],
		[690, 86],
		[800, 138],
		[872, 232],
		[866, 318],
		[812, 372],
		[800, 446],
		[704, 446],
		[640, 470],
		[604, 560],
		[540, 622],
		[430, 600],
		[352, 640],
		[262, 622],
		[214, 560],
		[176, 490],
	];
	for (let turn = 0; turn < 6; turn++)
		ring = ring.flatMap((point, at) => {
			const next = ring[(at + 1) % ring.length];
			const off = (chance() - 0.47) * 0.36;
			return [
				point,
				[
					(point[0] + next[0]) / 2 - (next[1] - point[1]) * off,
					(point[1] + next[1]) / 2 + (next[0] - point[0]) * off,
				],
			];
		});
	return `M${ring.map((point) => point.map(round).join(' ')).join('L')}Z`;
}

/** Hills as dots of a height map: darker where it is higher. */
function toHills() {
	let dots = '';
	for (let y = 40; y < 640; y += 9)
		for (let x = 90 + (y % 2) * 4; x < 880; x += 9) {
			const high = cloud(x / 120, y / 120, 5);
			if (high > 0.52)
				dots += `<circle cx="${x}" cy="${y}" r="${((high - 0.5) * 14).toFixed(1)}"/>`;
		}
	return dots;
}

/** The road that lies so far along all roads in one row, and the share of it that is gone. */
function toPlace(along, [first, ...others] = roads) {
	return along < first.long || !others.length
		? [first, along / first.long]
		: toPlace(along - first.long, others);
}

function toLorries() {
	const total = roads.reduce((sum, { long }) => sum + long, 0);
	let placed = '';
	for (let lorry = 0; lorry < 51; lorry++) {
		const [road, gone] = toPlace(((lorry + 0.2 + chance() * 0.6) / 51) * total);
		const share = 0.1 + 0.8 * gone;
		if (road === lateRoad && Math.abs(share - 0.66) < 0.2) continue;
		const [x, y] = toPoint(road, share),
			[x2, y2] = toPoint(road, share + 0.02);
		const angle = (Math.atan2(y2 - y, x2 - x) * 180) / Math.PI + (chance() < 0.5 ? 180 : 0);
		placed += `<use href="#lorry" transform="translate(${round(x)} ${round(y)}) rotate(${angle.toFixed(0)})"/>`;
	}
	return placed;
}

const coast = toCoast();
const [lateX, lateY] = toPoint(lateRoad, 0.66);
const lines = [46, 33, 21, 10]
	.map(
		(wide, at) =>
			`<path d="${coast}" fill="none" stroke="#1d5a60" stroke-opacity="${0.16 + at * 0.1}" stroke-width="${wide * 1.7}" stroke-linejoin="round"/>`,
	)
	.join('');
const names = Object.entries(towns)
	.map(
		([name, [x, y]]) =>
			`<circle class="town" cx="${x}" cy="${y}" r="4.6"/><text x="${left.has(name) ? x - 10 : x + 10}" y="${y - 9}" text-anchor="${left.has(name) ? 'end' : 'start'}">${name}</text>`,
	)
	.join('');

export const map = `<defs><path id="lorry" d="M-7-3.600h8.500L7 0 1.500 3.600H-7z"/><clipPath id="land"><path d="${coast}"/></clipPath></defs>
${lines}<path class="land" d="${coast}"/><g class="hills" clip-path="url(#land)">${toHills()}</g><path class="shore" d="${coast}"/>
<g class="roads under">${roads.map((road) => `<path d="${toPath(road)}"/>`).join('')}</g><g class="roads">${roads.map((road) => `<path d="${toPath(road)}"/>`).join('')}</g>
<path class="way" d="${toPath(lateRoad)}"/><g class="lorries">${toLorries()}</g>${names}
<circle class="halo" cx="${round(lateX)}" cy="${round(lateY)}" r="19"/><circle class="late" cx="${round(lateX)}" cy="${round(lateY)}" r="9"/>`;
export const late = [lateX, lateY];
