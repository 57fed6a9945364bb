import { type Part, partNames } from '#tools/couture/garments.ts';

/*
 * Where cloth has fine creases: most where it is folded, few where it was pressed. The shader of cloth and the models that
 * are saved have the same.
 */

/** How strong they are on calm cloth and in folds. */
const calm = 0.3;
const folded = 1.1;
/** From how little to how much a fold leans and closes, which is 0 to 1 each. */
const [least, most] = [0.02, 0.3];
/** Pieces with an interlining crease less. */
const lined = 0.5;
const linedParts: readonly Part[] = ['collar', 'cuffs', 'placket'];

/** How strong creases are on a piece, 0 to 1.1, from the lean of its fold and how closed that is. */
export function toCrumpled(part: Part, lean: number, closed: number): number {
	const share = Math.min(1, Math.max(0, (lean + closed - least) / (most - least)));
	const crumpled = calm + (folded - calm) * share * share * (3 - 2 * share);
	return linedParts.includes(part) ? crumpled * lined : crumpled;
}

/** From how little to how much a fold leans, creases run along it, and how much of those that cross it is then gone. */
const [slight, leaning] = [0.03, 0.25];
const aligned = 0.7;

/** Turns the slope of creases along the fold that they lie in: cloth that is bent one way does not crease across it. */
export function alignCrease(
	[right, down]: readonly [number, number],
	[leanRight, leanDown]: readonly [number, number],
): [number, number] {
	const lean = Math.hypot(leanRight, leanDown);
	const share = Math.min(1, Math.max(0, (lean - slight) / (leaning - slight)));
	if (share === 0) return [right, down];
	const along = (right * leanRight + down * leanDown) / lean ** 2;
	const gone = aligned * share * share * (3 - 2 * share);
	return [right + (along * leanRight - right) * gone, down + (along * leanDown - down) * gone];
}

/** Shades are hardly seen on dyes: there creases are so much deeper than on white. */
export const onDye = 1.5;

const isLined = linedParts.map((part) => `part == ${partNames.indexOf(part)}`).join(' || ');

/** The same for the shader. */
export const crumpledCode = `
float toCrumpled(int part, float lean, float closed) {
	float crumpled = mix(${calm}, ${folded}, smoothstep(${least}, ${most}, lean + closed));
	return ${isLined} ? crumpled * ${lined} : crumpled;
}
vec2 alignCrease(vec2 crease, vec2 lean) {
	vec2 along = lean * dot(crease, lean) / max(dot(lean, lean), 0.0001);
	return mix(crease, along, ${aligned} * smoothstep(${slight}, ${leaning}, length(lean)));
}
`;
