/** Value noise, 0 to 1, the same for the same place. */
export function noise(x, y, seed = 0) {
	const column = Math.floor(x),
		row = Math.floor(y);
	const along = soften(x - column),
		down = soften(y - row);
	return mix(
		mix(toRandom(column, row, seed), toRandom(column + 1, row, seed), along),
		mix(toRandom(column, row + 1, seed), toRandom(column + 1, row + 1, seed), along),
		down,
	);
}

/** Five octaves of noise, each half as large and twice as fine: 0 to 1, mostly about 0.5. */
export function cloud(x, y, seed = 0) {
	let sum = 0;
	for (let octave = 0; octave < 5; octave++)
		sum += noise(x * 2.03 ** octave, y * 2.03 ** octave, seed + octave) / 2 ** (octave + 1);
	return sum / 0.96875;
}

export function mix(from, to, share) {
	return from + (to - from) * share;
}

/** 0 below `from`, 1 above `to`, smooth between; `from` may be the larger. */
export function smooth(from, to, value) {
	return soften(Math.min(1, Math.max(0, (value - from) / (to - from))));
}

export function turn([x, y], angle) {
	return [Math.cos(angle) * x + Math.sin(angle) * y, Math.cos(angle) * y - Math.sin(angle) * x];
}

function soften(share) {
	return share * share * (3 - 2 * share);
}

function toRandom(column, row, seed) {
	let bits = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 2147483647);
	bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
	return ((bits ^ (bits >>> 16)) >>> 0) / 4294967296;
}
