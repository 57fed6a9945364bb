import { crumpledCode, onDye } from '#scenes/couture/crumpled.ts';
import { creaseRepeat, creaseStart, mostCrease } from '#scenes/couture/weaves/creases.ts';
import type { Chunk } from './chunk.ts';

/** The largest lean that the picture of the folds holds; `fold_map.py` in `assets/garments` has the same number. */
export const mostLean = 0.8;
/** By this much steep sides are laid flatter than slight ones. */
const steep = 1.9;
/** What is left of them where the lamp hardly reaches. */
const shaded = 0.25;

const fineCreases: Chunk = {
	head: `
uniform sampler2D creases;
uniform float creased;
${crumpledCode}`,
	normals: `
vec2 crease = (texture2D(creases, vPattern * ${(1 / creaseRepeat).toFixed(4)} + vec2(${creaseStart.join(', ')})).rg * 255.0 - 128.0) / 127.0 * ${mostCrease};
// On thread they are few.
vec2 bent = fold.xy * 2.0 - 1.0;
lean += alignCrease(crease, bent) * creased * toCrumpled(partNumber, length(bent), 1.0 - fold.b) * max(bare, 0.4) * mix(${onDye}, 1.0, white);
// A print is a film on the cloth: folds are seen in it more.
lean *= 1.0 + 0.6 * ink;
`,
};

/**
 * Folds, from a picture of the flat pattern: how far the cloth leans to the right and downwards on the pattern (red, green), and
 * how open its folds are (blue). Threads and stitches lie on them. `folded` is how much of this a cloth shows, and how soft it is.
 */
export const folds = fold({});

/** The same, with creases too fine for that picture: most where the cloth is folded, few where it was pressed. */
export const creasedFolds = fold(fineCreases);

function fold(fine: Chunk): Chunk {
	return {
		head: `
uniform sampler2D folds;
uniform vec2 folded;
${fine.head ?? ''}`,
		normals: `
vec3 fold = mix(vec3(128.0 / 255.0, 128.0 / 255.0, 1.0), texture2D(folds, vPattern / flatMetres, folded.y).rgb, folded.x);
vec2 lean = (fold.xy * 255.0 - 128.0) / 127.0 * ${mostLean};
// A steep side without the outline of its fold would look like a stain.
lean /= 1.0 + ${steep} * length(lean);
#if NUM_DIR_LIGHTS > 0
	// Nor are folds seen where cloth turns from the lamp: there a slight lean is a whole step from light to shade.
	lean *= mix(${shaded}, 1.0, smoothstep(0.15, 0.75, dot(normal, directionalLights[0].direction)));
#endif
${fine.normals ?? ''}
vec3 foldX = cross(nonPerturbedNormal, dFdx(-vViewPosition));
vec3 foldY = cross(dFdy(-vViewPosition), nonPerturbedNormal);
vec3 foldRight = foldY * patternX.x + foldX * patternY.x;
vec3 foldDown = foldY * patternX.y + foldX * patternY.y;
float foldSize = max(dot(foldRight, foldRight), dot(foldDown, foldDown));
vec3 leaning = foldSize > 0.0 ? (foldRight * lean.x + foldDown * lean.y) * inversesqrt(foldSize) : vec3(0.0);
normal = normalize(normal * sqrt(max(0.1, 1.0 - dot(lean, lean))) + leaning * (gl_FrontFacing ? 1.0 : -1.0));
`,
		hidden: `
// Less than it is: a fold is seen by its lit and its shaded side, and without these it would be a stain.
float hollow = mix(1.0, fold.b, 0.4);
reflectedLight.indirectDiffuse *= hollow;
reflectedLight.indirectSpecular *= hollow;
`,
	};
}
