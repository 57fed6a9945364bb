/**
 * Draws an object as it lies on a table, seen from above: a height for each point, a colour for each point, and
 * the light of one window at the upper left, the same for all covers. Sky light and shadow come from the horizon
 * in sixteen directions, so hollows darken and edges throw soft shadows, on the table too.
 *
 * @param canvas its CSS size is the size of the table that is seen; x and y are CSS pixels from its middle
 * @param object `height(x, y)` in CSS pixels, 0 or less is the table; `look(x, y, height)` gives red, green, blue
 *   (linear, 0 to 1) and gloss (0 dull, 1 metal)
 */
export function drawRelief(
	canvas,
	{ height, look },
	{
		scale = 2,
		reach = 260,
		bounce = [0.5, 0.4, 0.3],
		shade = [0.1, 0.05, 0.02],
		darkness = 1,
	} = {},
) {
	const width = Math.round(canvas.clientWidth * scale);
	const rows = Math.round(canvas.clientHeight * scale);
	canvas.width = width;
	canvas.height = rows;
	const heights = new Float32Array(width * rows);
	const toX = (column) => (column + 0.5 - width / 2) / scale;
	const toY = (row) => (row + 0.5 - rows / 2) / scale;
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < width; column++)
			heights[row * width + column] = Math.max(0, height(toX(column), toY(row)) * scale);

	const context = canvas.getContext('2d');
	const picture = context.createImageData(width, rows);
	const horizons = new Float32Array(directions);
	const steps = toSteps(reach * scale);
	for (let row = 0; row < rows; row++)
		for (let column = 0; column < width; column++) {
			const at = row * width + column;
			const own = heights[at];
			for (let turn = 0; turn < directions; turn++) {
				let steepest = 0;
				for (const step of steps) {
					const x = Math.round(column + compass[turn][0] * step);
					const y = Math.round(row + compass[turn][1] * step);
					if (x < 0 || y < 0 || x >= width || y >= rows) break;
					const rise = (heights[y * width + x] - own) / step;
					if (rise > steepest) steepest = rise;
				}
				horizons[turn] = steepest;
			}
			let open = 0;
			for (const rise of horizons) open += 1 / (1 + rise * rise);
			open /= directions;
			const lit = toLit(horizons);
			const left = heights[column > 0 ? at - 1 : at],
				right = heights[column < width - 1 ? at + 1 : at];
			const above = heights[row > 0 ? at - width : at],
				below = heights[row < rows - 1 ? at + width : at];
			const byte = at * 4;
			if (own <= 0) {
				const dark = Math.min(1, Math.max(0, 0.66 * (1 - lit) + 0.5 * (1 - open) - 0.035));
				for (let part = 0; part < 3; part++) picture.data[byte + part] = shade[part] * 255;
				picture.data[byte + 3] = dark * 190 * darkness;
				continue;
			}
			const [nx, ny, nz] = normalise([(left - right) / 2, (above - below) / 2, 1]);
			const facing = Math.max(0, nx * light[0] + ny * light[1] + nz * light[2]) * lit;
			const half = normalise([light[0], light[1], light[2] + 1]);
			const mirror = Math.max(0, nx * half[0] + ny * half[1] + nz * half[2]);
			const colour = look(toX(column), toY(row), own / scale);
			const gloss = colour[3] ?? 0;
			const shine = gloss * (mirror ** (18 + 90 * gloss) * lit * 1.5 + 0.12 * open * (1 - nz));
			for (let part = 0; part < 3; part++) {
				const sky = skyLight[part] * open * (0.55 + 0.45 * nz);
				const back = bounce[part] * (1 - open) * 0.3;
				const sum =
					colour[part] * (facing * sun[part] + sky + back) +
					shine * (gloss > 0.6 ? colour[part] * 1.6 : 1);
				picture.data[byte + part] = 255 * toFilm(sum);
			}
			picture.data[byte + 3] = 255;
		}
	context.putImageData(picture, 0, 0);
}

const directions = 16;
const compass = Array.from({ length: directions }, (_, turn) => [
	Math.cos((turn * 2 * Math.PI) / directions),
	Math.sin((turn * 2 * Math.PI) / directions),
]);
/** Towards the window: left, up in the picture, and 46 degrees over the table. */
const light = normalise([-0.62, -0.74, 1]);
const sun = [1.42, 1.34, 1.2];
const skyLight = [0.46, 0.49, 0.54];
const window = Math.atan2(light[1], light[0]);
const height = light[2] / Math.hypot(light[0], light[1]);

/** How much of the window is seen over the horizon: it is 50 degrees wide and 30 high. */
function toLit(horizons) {
	let sum = 0;
	let weight = 0;
	for (let turn = 0; turn < directions; turn++) {
		const off = Math.abs(
			Math.atan2(
				Math.sin((turn * 2 * Math.PI) / directions - window),
				Math.cos((turn * 2 * Math.PI) / directions - window),
			),
		);
		const share = Math.max(0, 1 - off / 0.62);
		if (share === 0) continue;
		const elevation = Math.atan(horizons[turn]) - Math.atan(height);
		sum += share * Math.min(1, Math.max(0, 0.5 - elevation / 0.36));
		weight += share;
	}
	return sum / weight;
}

/** Distances at which the horizon is looked for: each ninth longer than the last. */
function toSteps(reach) {
	const steps = [];
	for (let step = 1; step < reach; step = Math.max(step + 1, step * 1.13)) steps.push(step);
	return steps;
}

function normalise(vector) {
	const length = Math.hypot(...vector);
	return vector.map((part) => part / length);
}

function toFilm(value) {
	const mapped = (value * (2.51 * value + 0.03)) / (value * (2.43 * value + 0.59) + 0.14);
	return Math.min(1, Math.max(0, mapped)) ** (1 / 2.2);
}
