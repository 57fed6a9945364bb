import { ShaderChunk } from 'three';

/** Up to this brightness a colour stays as it is; brighter ones come ever closer to the sum of both. 1 is white paper. */
const shoulder = 0.64;
const latitude = 0.19;
/** From here on a channel comes ever closer to the sum of both, and takes the others with it: yellow in the light keeps its shades. */
const fullest = 0.74;
const room = 0.22;
/**
 * Light that has no colour, mirrored by fibres, pales a dye; the curve of Khronos takes 4 % of it away (PBR Neutral,
 * `F90`). Here the purer and the darker a colour is, the more: grey, black and white stay as they are, and bright colours
 * are not made purer than their dye.
 */
const mostGlare = 0.04;

/**
 * Exposes for white cloth: folds and threads in the light keep their differences, as on film, and dark dyes theirs. The
 * curve goes by luminance, so that dyes of one bright channel keep their colour. Scenes choose it as `CustomToneMapping`.
 */
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
	'vec3 CustomToneMapping( vec3 color ) { return color; }',
	`vec3 CustomToneMapping( vec3 color ) {
	float low = min( color.r, min( color.g, color.b ) );
	float high = max( color.r, max( color.g, color.b ) );
	float glare = low < ${2 * mostGlare} ? low - low * low / ${4 * mostGlare} : ${mostGlare};
	color -= glare * ( 1.0 - smoothstep( 0.5, 1.0, high ) ) * ( high - low ) / max( high, 0.0001 );
	float bright = dot( color, vec3( 0.2126, 0.7152, 0.0722 ) );
	float over = max( 0.0, bright - ${shoulder} );
	color *= ( min( bright, ${shoulder} ) + ${latitude} * over / ( over + ${latitude} ) ) / max( bright, 0.0001 );
	float most = max( color.r, max( color.g, color.b ) );
	return most > ${fullest} ? color * ( ${fullest} + ${room} * ( 1.0 - exp( ( ${fullest} - most ) / ${room} ) ) ) / most : color;
}`,
);
