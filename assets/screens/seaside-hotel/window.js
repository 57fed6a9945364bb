import { cloud, mix, noise, smooth } from '../shared/noise.js';

/*
 * An open window to the sea: a white wall, its opening with a sill, the bay in perspective with ripples that mirror
 * the sky, and a linen curtain in the breeze. All of it by pixel, in linear light.
 */
const opening = { left: 96, top: -60, right: 560, bottom: 500 };
const depth = 40;
const horizon = 236;
const sun = [214, 60];

function toSky(x, y) {
	const up = Math.max(0, Math.min(1, (horizon - y) / 330));
	const haze = Math.exp(-(((x - sun[0]) / 330) ** 2 + ((y - sun[1]) / 260) ** 2));
	const thin = smooth(0.5, 0.85, cloud(x / 210 + 3, y / 42, 5)) * 0.34 * (1 - up * 0.5);
	return [0, 1, 2].map((part) =>
		mix(
			mix([0.74, 0.84, 0.86][part], [0.13, 0.38, 0.64][part], up ** 0.7),
			[1, 0.95, 0.84][part],
			Math.min(1, haze * 0.62 + thin),
		),
	);
}

function toSea(x, y) {
	const near = (y - horizon) / 300;
	const far = 1 / (near + 0.012);
	const u = ((x - 330) / 300) * far,
		v = far;
	const wave = (at, down) =>
		cloud(at * 2.1, down * 5.2, 7) * 0.6 + cloud(at * 6.5 + 3, down * 17, 9) * 0.4;
	const slope = (wave(u, v + 0.012) - wave(u, v - 0.012)) * 2.2;
	const side = (wave(u + 0.015, v) - wave(u - 0.015, v)) * 1.4;
	const grazing = Math.min(1, Math.max(0, 0.18 + 0.75 * (1 - near) ** 3 - slope * 0.8));
	const deep = smooth(0.02, 0.75, near + 0.16 * (cloud(u * 0.35, v * 0.5, 15) - 0.5));
	const water = [0, 1, 2].map((part) =>
		mix([0.008, 0.105, 0.22][part], [0.02, 0.36, 0.37][part], deep),
	);
	const above = toSky(x + side * 160, horizon - 60 - Math.abs(slope) * 300);
	const path = Math.exp(-(((x - sun[0] - side * 240) / (46 + near * 120)) ** 2));
	const spark =
		path *
		smooth(0.52, 0.72, noise(u * 36, v * 96, 21) * 0.55 + wave(u, v) * 0.55) *
		(1.3 - near * 0.9);
	const haze = Math.exp(-near * 26) * 0.5;
	return [0, 1, 2].map(
		(part) =>
			mix(mix(water[part], above[part], grazing * 0.62), [0.7, 0.82, 0.85][part], haze) +
			spark * [1.5, 1.4, 1.15][part],
	);
}

function toOutside(x, y) {
	// A headland on the right, blue with distance.
	const ridge =
		horizon - 34 * smooth(330, 640, x) - 15 * (cloud(x / 60, 4, 3) - 0.4) * smooth(330, 420, x);
	if (y < horizon && y > ridge && x > 330)
		return [0, 1, 2].map(
			(part) =>
				mix([0.2, 0.34, 0.42][part], [0.42, 0.56, 0.62][part], smooth(horizon - 46, horizon, y)) *
				(0.9 + 0.2 * cloud(x / 12, y / 9, 4)),
		);
	return y < horizon ? toSky(x, y) : toSea(x, y);
}

function toWall(x, y) {
	const rough =
		0.035 * (cloud(x / 26, y / 26, 31) - 0.5) + 0.03 * (noise(x / 2.2, y / 2.2, 33) - 0.5);
	const fall = mix(0.74, 0.56, smooth(500, 980, x)) * mix(1.06, 0.88, smooth(0, 640, y));
	return [1.0, 0.86, 0.66].map((part) => part * (fall + rough));
}

function toReveal(x, y) {
	const { left, top, right, bottom } = opening;
	const rough = 0.96 + 0.08 * cloud(x / 20, y / 20, 44);
	const sill =
		y > bottom - depth + Math.max(0, depth - (x - left)) &&
		y > bottom - depth + Math.max(0, x - right + depth);
	if (sill) {
		const glow = 0.86 + 0.5 * Math.exp(-(((x - 330 - (y - bottom) * 1.6) / 150) ** 2));
		return [1.02, 0.97, 0.9].map(
			(part) => part * glow * rough * mix(0.95, 0.8, smooth(bottom - depth, bottom, y)),
		);
	}
	if (x < left + depth)
		return [0.42, 0.45, 0.48].map((part) => part * rough * mix(0.8, 1.15, (x - left) / depth));
	return [1.06, 0.98, 0.86].map(
		(part) =>
			part * rough * mix(0.72, 1.0, (right - x) / depth) * mix(1, 0.86, smooth(top, bottom, y)),
	);
}

/** How much of the curtain covers a place, and how bright its fold is there. */
function toCurtain(x, y) {
	const sway = 34 * Math.sin(y / 190 + 0.6) * smooth(-40, 640, y) + 26 * smooth(200, 640, y);
	const edge = 168 + sway + 6 * Math.sin(y / 37);
	if (x > edge) return undefined;
	const along = (x - sway * (x / 190)) / 1;
	const bend = (at) =>
		Math.sin(at / 8.2 + Math.sin(y / 130) * 0.8) * 0.55 + Math.sin(at / 19 + 1.3 + y / 420) * 0.85;
	const tilt = bend(along + 1.2) - bend(along - 1.2);
	const thread = 0.025 * (noise(x * 1.1, y / 3, 61) + noise(x / 3, y * 1.1, 62) - 1);
	const glow = x > opening.left ? 0.12 : -0.06;
	return {
		share: smooth(edge, edge - 2, x) * (x > opening.left ? 0.8 : 0.97),
		light: 0.72 + glow + tilt * 0.85 + bend(along) * 0.07 + thread,
	};
}

export function drawWindow(canvas, scale) {
	const width = canvas.clientWidth * scale,
		rows = canvas.clientHeight * scale;
	canvas.width = width;
	canvas.height = rows;
	const context = canvas.getContext('2d');
	const picture = context.createImageData(width, rows);
	const { left, right, bottom } = opening;
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < width; column++) {
			const x = (column + 0.5) / scale,
				y = (row + 0.5) / scale;
			let colour;
			if (x < left || x > right || y > bottom) colour = toWall(x, y);
			else if (x < left + depth || x > right - depth || y > bottom - depth) colour = toReveal(x, y);
			else colour = toOutside(x, y);
			const curtain = toCurtain(x, y);
			if (curtain)
				colour = colour.map((part, at) =>
					mix(part, curtain.light * [1, 0.965, 0.9][at], curtain.share),
				);
			const byte = (row * width + column) * 4;
			for (let part = 0; part < 3; part++) picture.data[byte + part] = 255 * toScreen(colour[part]);
			picture.data[byte + 3] = 255;
		}
	context.putImageData(picture, 0, 0);
}

function toScreen(value) {
	const soft = value < 0.7 ? value : 0.7 + 0.3 * (1 - Math.exp(-(value - 0.7) / 0.3));
	return Math.max(0, soft) ** (1 / 2.2);
}
