import { cloud, mix, noise, smooth, turn } from '../shared/noise.js';

/** A round rye loaf: a crust that tore open along four cuts, and rings of flour from the basket. */
const radius = 188;

function toCuts(x, y) {
	let nearest = 999;
	for (let cut = 0; cut < 4; cut++) {
		const [across, along] = turn([x, y], cut * (Math.PI / 2) + 0.32);
		const bend = across - 62 - 0.0022 * along * along;
		nearest = Math.min(nearest, Math.max(Math.abs(bend), (Math.abs(along + 12) - 96) * 0.9));
	}
	return nearest + 9 * (cloud(x / 22, y / 22, 5) - 0.5);
}

function toEdge(x, y) {
	const round = Math.hypot(x, y * 1.05);
	return round / (radius + 9 * (cloud(x / 90, y / 90, 2) - 0.5));
}

export const loaf = {
	height(x, y) {
		const edge = toEdge(x, y);
		if (edge >= 1) return 0;
		const cut = toCuts(x, y);
		const dome = 118 * Math.sqrt(1 - edge ** 2.35);
		const torn = smooth(17, 3, cut);
		const lip = smooth(30, 17, cut) * smooth(12, 18, cut);
		const crust = 9 * (cloud(x / 30, y / 30, 3) - 0.5) + 2.6 * (cloud(x / 7, y / 7, 8) - 0.5);
		const crumb = 10 * (cloud(x / 9, y / 9, 11) - 0.5);
		return Math.max(0.5, dome + mix(crust, crumb, torn) - torn * 13 + lip * 8);
	},
	look(x, y) {
		const edge = toEdge(x, y);
		const cut = toCuts(x, y);
		const torn = smooth(15, 8, cut);
		const dark = smooth(0.35, 0.65, cloud(x / 40, y / 40, 20));
		let colour = blend([0.2, 0.075, 0.026], [0.1, 0.034, 0.013], dark);
		colour = blend(colour, [0.04, 0.016, 0.008], smooth(30, 17, cut) * (1 - torn) * 0.8);
		colour = blend(colour, [0.27, 0.115, 0.04], smooth(0.8, 0.98, edge) * 0.6);
		colour = blend(
			colour,
			blend([0.36, 0.205, 0.09], [0.2, 0.1, 0.04], cloud(x / 10, y / 10, 31)),
			torn,
		);
		const ring = 0.5 + 0.5 * Math.sin((edge * radius + 16 * cloud(x / 30, y / 30, 40)) / 3.1);
		let flour = smooth(0.5, 1.0, ring * 0.42 + cloud(x / 13, y / 13, 9) * 0.8);
		flour *=
			smooth(0.97, 0.74, edge) *
			(1 - torn * 0.95) *
			smooth(0.25, 0.6, cloud(x / 60, y / 60, 51) + 0.18);
		flour = Math.min(1, flour + smooth(0.66, 0.8, noise(x / 1.6, y / 1.6, 6)) * 0.3 * (1 - torn));
		return [...blend(colour, [0.66, 0.62, 0.54], flour * 0.8), 0.05 * (1 - flour)];
	},
};

function blend(from, to, share) {
	return from.map((part, at) => mix(part, to[at], share));
}
