import { cloud, noise, smooth } from '../shared/noise.js';

/** A closed laptop from above: worn lid, hinge, and a paper label that a hand will write on. */
const toInside = (x, y, width, height, corner) => {
	const dx = Math.abs(x) - width / 2 + corner,
		dy = Math.abs(y) - height / 2 + corner;
	return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
};
const toLid = (x, y) => toInside(x, y, 420, 290, 20);
const toLabel = (x, y) =>
	toInside(x * 0.998 + y * 0.06 - 8, y * 0.998 - x * 0.06 - 22, 216, 118, 3);
const isScratch = (x, y) =>
	Math.abs(y + 96 - 0.32 * x + 3 * noise(x / 20, 2, 3)) < 0.7 && x > 60 && x < 170;

export const laptop = {
	height(x, y) {
		const lid = toLid(x, y);
		if (lid <= 0) return 0;
		if (toLabel(x, y) > 0) return 29;
		const round = 28 * Math.sqrt(Math.min(1, lid / 9)) ** 0.8;
		const hinge = y < -126 && Math.abs(Math.abs(x) - 128) < 34 ? -5 : 0;
		return round + hinge - (isScratch(x, y) ? 1 : 0);
	},
	look(x, y) {
		if (toLabel(x, y) > 0) return [0.78, 0.74, 0.62, 0.02];
		if (y < -126 && Math.abs(Math.abs(x) - 128) < 34) return [0.05, 0.055, 0.06, 0.2];
		const brushed = 0.012 * (noise(x / 26, y * 1.2, 8) - 0.5);
		const worn = 0.03 * smooth(0.6, 0.8, cloud(x / 50, y / 50, 5));
		const grey = 0.15 + brushed + worn + (isScratch(x, y) ? 0.16 : 0);
		return [grey * 0.94, grey, grey * 1.08, 0.3];
	},
};
