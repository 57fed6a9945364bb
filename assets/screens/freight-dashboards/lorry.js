import { noise, smooth } from '../shared/noise.js';

/** A lorry from above, driving up: tractor with a rounded cab and a wind deflector, a trailer with a ribbed roof. */
const clampBox = (x, y, left, top, right, bottom, corner) => {
	const dx = Math.abs(x - (left + right) / 2) - (right - left) / 2 + corner;
	const dy = Math.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + corner;
	return corner - Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - Math.min(Math.max(dx, dy), 0);
};
const soft = (inside, size) =>
	Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, Math.max(0, inside / size))) ** 2));

const trailer = (x, y) => clampBox(x, y, -50, -98, 50, 300, 6);
const cab = (x, y) => clampBox(x, y, -47, -220, 47, -112, 15);
const deflector = (x, y) => clampBox(x, y, -36, -180, 36, -122, 14);
const mirrors = (x, y) => clampBox(Math.abs(x), y, 47, -206, 62, -192, 4);

export const lorry = {
	height(x, y) {
		if (trailer(x, y) > 0)
			return (
				118 * soft(trailer(x, y), 4) +
				3 * smooth(0.2, 0.8, Math.abs(((y + 98) % 22) / 11 - 1)) * (trailer(x, y) > 9 ? 1 : 0)
			);
		if (cab(x, y) > 0) {
			const shield = smooth(-221, -176, y);
			const roof = 62 + 34 * shield;
			return roof * soft(cab(x, y), 7) + 20 * soft(deflector(x, y), 22);
		}
		if (mirrors(x, y) > 0) return 66 * soft(mirrors(x, y), 3);
		if (Math.abs(x) < 30 && y > -114 && y < -96) return 36;
		return 0;
	},
	look(x, y) {
		if (trailer(x, y) > 0) {
			const band = Math.abs(x) > 30 && Math.abs(x) < 37 && trailer(x, y) > 8;
			return band ? [0.55, 0.13, 0.015, 0.2] : [0.56, 0.58, 0.57, 0.16];
		}
		if (mirrors(x, y) > 0) return [0.03, 0.04, 0.05, 0.3];
		if (cab(x, y) <= 0) return [0.03, 0.03, 0.035, 0.1];
		const glass = y < -192 && y > -212 && Math.abs(x) < 38 - (y + 212) * -0.1;
		return glass ? [0.012, 0.025, 0.035, 0.55] : [0.012 + 0.002 * noise(x, y), 0.105, 0.125, 0.35];
	},
};
