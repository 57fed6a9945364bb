import { cloud, mix, smooth } from '../shared/noise.js';

/** A painted clay pot lying on its side, neck up: its profile, and spirals in dark slip on ochre clay. */
const profile = [
	[-190, 62],
	[-176, 66],
	[-160, 56],
	[-128, 54],
	[-96, 84],
	[-50, 138],
	[0, 158],
	[44, 148],
	[92, 110],
	[132, 74],
	[160, 58],
	[168, 54],
];
const toRadius = (y) => {
	const next = profile.findIndex(([at]) => at > y);
	if (next < 1) return 0;
	const [[y0, r0], [y1, r1]] = [profile[next - 1], profile[next]];
	const share = (y - y0) / (y1 - y0);
	const before = profile[next - 2] ?? profile[next - 1],
		after = profile[next + 1] ?? profile[next];
	const in0 = ((r1 - before[1]) / (y1 - before[0])) * (y1 - y0),
		in1 = ((after[1] - r0) / (after[0] - y0)) * (y1 - y0);
	const s2 = share * share,
		s3 = s2 * share;
	return (
		(2 * s3 - 3 * s2 + 1) * r0 +
		(s3 - 2 * s2 + share) * in0 +
		(3 * s2 - 2 * s3) * r1 +
		(s3 - s2) * in1
	);
};

function isPainted(x, y) {
	const angle = Math.asin(Math.max(-1, Math.min(1, x / Math.max(1, toRadius(y))))) * 150;
	const shaky = 3 * (cloud(x / 18, y / 18, 3) - 0.5);
	const near = (at, half) => Math.abs(y - at + shaky) < half;
	if (
		near(-150, 4) ||
		near(-100, 6) ||
		near(-88, 2.5) ||
		near(84, 6) ||
		near(97, 2.5) ||
		near(-184, 5)
	)
		return true;
	if (y > -92 && y < 86) {
		for (const middle of [-150, 0, 150]) {
			const dx = angle - middle,
				dy = y + 4;
			const far = Math.hypot(dx, dy * 1.06);
			const turns = (far / 26 - (Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI) + 4) % 1;
			if (far < 62 && Math.abs(turns - 0.5) < 0.2) return true;
			if (Math.abs(far - 71) < 4.5) return true;
		}
		const tie = Math.abs(Math.abs(angle) - 75) - 4;
		if (Math.abs(y + 4) > 40 && tie < 10 && Math.abs(((y + shaky) % 14) - 7) < 3) return true;
	}
	return y > 104 && y < 150 && Math.abs(((((angle + shaky * 2) % 30) + 30) % 30) - 15) < 3.5;
}

export const pot = {
	height(x, y) {
		const radius = toRadius(y) + 1.5 * (cloud(x / 40, y / 40, 7) - 0.5);
		if (radius < 20 || Math.abs(x) >= radius) return 0;
		return (
			Math.sqrt(radius * radius - x * x) * 0.9 +
			1.6 * (cloud(x / 6, y / 6, 5) - 0.5) -
			(isPainted(x, y) ? 0.5 : 0)
		);
	},
	look(x, y) {
		const fire = cloud(x / 70, y / 70, 9);
		const clay = [mix(0.5, 0.36, fire), mix(0.235, 0.14, fire), mix(0.09, 0.05, fire)];
		const worn = smooth(0.62, 0.76, cloud(x / 14, y / 14, 21));
		if (!isPainted(x, y)) return [...clay, 0.06];
		return [...[0.075, 0.03, 0.018].map((part, at) => mix(part, clay[at], worn * 0.8)), 0.1];
	},
};
