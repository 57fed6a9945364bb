import { cloud, mix, noise, smooth, turn } from '../shared/noise.js';

const blend = (from, to, share) => from.map((part, at) => mix(part, to[at], share));
const crust = (x, y, bake, seed) => {
	const spots = smooth(0.35, 0.7, cloud(x / 26, y / 26, seed));
	return blend(blend([0.5, 0.24, 0.075], [0.24, 0.085, 0.025], spots), [0.12, 0.04, 0.014], bake);
};

/** Long, with five slanted cuts. */
export const baguette = {
	height(x, y) {
		const [along, across] = turn([x, y], -0.62);
		const taper = 34 * Math.sqrt(Math.max(0, 1 - (along / 142) ** 4));
		const edge = Math.abs(across) / (taper + 2 * (cloud(along / 30, 3, 4) - 0.5) + 0.001);
		if (edge >= 1 || taper < 4) return 0;
		const cut = toSlash(along, across);
		return (
			44 * Math.sqrt(1 - edge ** 2.2) * (taper / 34) +
			3 * (cloud(x / 16, y / 16, 2) - 0.5) -
			smooth(8, 1, cut) * 5 +
			smooth(15, 8, cut) * smooth(5, 8, cut) * 4
		);
	},
	look(x, y) {
		const [along, across] = turn([x, y], -0.62);
		const cut = toSlash(along, across);
		const opened = smooth(8, 4, cut);
		const colour = blend(
			crust(x, y, smooth(14, 8, cut) * (1 - opened) * 0.8, 7),
			[0.56, 0.36, 0.16],
			opened,
		);
		return [
			...blend(colour, [0.7, 0.66, 0.58], smooth(0.62, 0.85, cloud(x / 8, y / 8, 3)) * 0.5),
			0.06,
		];
	},
};

function toSlash(along, across) {
	let nearest = 99;
	for (let cut = -2; cut <= 2; cut++) {
		const [off, length] = turn([along - cut * 50, across], 0.62);
		nearest = Math.min(nearest, Math.max(Math.abs(off), Math.abs(length) - 30));
	}
	return nearest;
}

/** A wheat loaf with one bold cut like a smile. */
export const palianytsia = {
	height(x, y) {
		const edge = Math.hypot(x, y * 1.06) / (126 + 5 * (cloud(x / 60, y / 60, 2) - 0.5));
		if (edge >= 1) return 0;
		const cut = toSmile(x, y);
		const lifted = smooth(0, -26, cut) * smooth(-80, -26, cut) * 12;
		return (
			88 * Math.sqrt(1 - edge ** 2.4) +
			5 * (cloud(x / 24, y / 24, 5) - 0.5) -
			smooth(12, 2, Math.abs(cut)) * 13 +
			lifted
		);
	},
	look(x, y) {
		const cut = toSmile(x, y);
		const opened = smooth(12, 6, Math.abs(cut));
		const colour = blend(
			crust(x, y, smooth(-26, -10, cut) * smooth(-8, -14, cut) * 0.7, 12),
			[0.6, 0.42, 0.2],
			opened,
		);
		const flour = smooth(0.5, 0.85, cloud(x / 20, y / 20, 8)) * (1 - opened);
		return [...blend(colour, [0.72, 0.68, 0.6], flour * 0.75), 0.05];
	},
};

function toSmile(x, y) {
	return (
		Math.max(y - 34 + 0.0046 * x * x, Math.abs(x) - 104) + 5 * (cloud(x / 14, y / 14, 3) - 0.5)
	);
}

/** Six garlic buns that grew together. */
export const pampushky = {
	height(x, y) {
		let top = 0;
		for (const [left, down] of buns) {
			const edge = Math.hypot(x - left, y - down) / 51;
			if (edge < 1) top = Math.max(top, 52 * Math.sqrt(1 - edge ** 2.3));
		}
		return top && top + 2 * (cloud(x / 14, y / 14, 5) - 0.5) + (isHerb(x, y) ? 2.5 : 0);
	},
	look(x, y) {
		if (isHerb(x, y)) return [0.08, 0.17, 0.03, 0.2];
		let near = 99;
		for (const [left, down] of buns) near = Math.min(near, Math.hypot(x - left, y - down));
		return [...blend([0.34, 0.13, 0.035], [0.66, 0.42, 0.17], smooth(24, 50, near)), 0.34];
	},
};

const buns = [0, 1, 2, 3, 4]
	.map((at) => [Math.cos(at * 1.2566 + 0.3) * 78, Math.sin(at * 1.2566 + 0.3) * 78])
	.concat([[0, 0]]);

function isHerb(x, y) {
	return noise(x / 5, y / 5, 17) > 0.83 && cloud(x / 30, y / 30, 6) > 0.47;
}

/** Flour as it falls on a table: thick in the middle, single grains outside. */
export const flour = {
	height(x, y) {
		const far = Math.hypot(x / 260, y / 160);
		const heap = cloud(x / 80 + 3, y / 80, 3) * 1.25 - far * 0.9;
		const grain = noise(x * 0.9, y * 0.9, 9) * 0.5 + noise(x / 2.4, y / 2.4, 12) * 0.5;
		return heap > 0.02 + grain * 0.75 ? 0.2 + 2.4 * Math.max(0, heap - 0.3) + 0.25 * grain : 0;
	},
	look: () => [0.82, 0.79, 0.72, 0],
};
