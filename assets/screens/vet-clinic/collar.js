import { cloud, mix, noise, smooth } from '../shared/noise.js';

/** A leather collar lying in a ring, with a buckle at the left and a brass tag at the bottom. */
const radius = 128,
	half = 19;
const toBend = (x, y) => Math.hypot(x, y * 1.08) - radius - 4 * (cloud(x / 120, y / 120, 4) - 0.5);
const tag = { x: 26, y: 212, radius: 54 };
const toTag = (x, y) => Math.hypot(x - tag.x, y - tag.y);
const toRing = (x, y) => Math.hypot(x - 14, y - 140) - 24;
const toBuckle = (x, y) =>
	Math.max(Math.abs(Math.abs(x + 128) - 24), 0) < 200
		? Math.max(Math.abs(x + 128) - 32, Math.abs(y + 14) - 26)
		: 99;

export const collar = {
	height(x, y) {
		const disc = toTag(x, y);
		const hole = Math.hypot(x - tag.x + 7, y - tag.y + 42);
		if (disc < tag.radius && hole > 8)
			return (
				7 * Math.sqrt(Math.min(1, (tag.radius - disc) / 4)) -
				1.6 * smooth(43, 45, disc) * smooth(49, 47, disc)
			);
		const ring = Math.abs(toRing(x, y));
		if (ring < 5) return 22 + 5 * Math.sqrt(1 - (ring / 5) ** 2);
		const buckle = toBuckle(x, y);
		if (buckle < 0 && buckle > -10)
			return 34 + 7 * Math.sqrt(Math.max(0, 1 - ((buckle + 5) / 5) ** 2));
		if (Math.abs(y + 14) < 3.5 && x > -158 && x < -98) return 33;
		const off = Math.abs(toBend(x, y));
		if (off > half) return 0;
		const stitch =
			smooth(3, 1.5, Math.abs(off - 13.5)) * (Math.sin(Math.atan2(y, x) * 84) > -0.2 ? 1.6 : -1.2);
		return 26 * (1 - (off / half) ** 7 * 0.4) + stitch + 1.1 * (cloud(x / 5, y / 5, 7) - 0.5);
	},
	look(x, y) {
		const disc = toTag(x, y);
		if (disc < tag.radius) return [0.42 + 0.04 * noise(x / 1.4, y * 3, 2), 0.25, 0.06, 0.5];
		if (Math.abs(toRing(x, y)) < 5) return [0.36, 0.35, 0.33, 0.75];
		const buckle = toBuckle(x, y);
		if ((buckle < 0 && buckle > -10) || (Math.abs(y + 14) < 3.5 && x > -158 && x < -98))
			return [0.36, 0.35, 0.33, 0.75];
		const off = Math.abs(toBend(x, y));
		if (smooth(3, 1.5, Math.abs(off - 13.5)) > 0.3 && Math.sin(Math.atan2(y, x) * 84) > -0.2)
			return [0.42, 0.36, 0.25, 0];
		const worn = cloud(x / 20, y / 20, 11);
		return [mix(0.27, 0.36, worn), mix(0.04, 0.065, worn), mix(0.025, 0.04, worn), 0.2];
	},
};
