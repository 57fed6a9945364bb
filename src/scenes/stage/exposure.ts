import { ShaderChunk } from 'three';

/** Up to this brightness a colour stays as it is; brighter ones come ever closer to the sum of both. 1 is white paper. */
const shoulder = 0.6;
const latitude = 0.24;
/** Share of the gleam on a surface that is taken out of grey; out of colours, which it would make dull, all of it is, as by the neutral curve. */
const clearing = 0.4;

/**
 * Exposes for white cloth: folds and threads in the light keep their differences, as on film, and dark dyes theirs. The
 * curve goes by luminance, so that dyes of one bright channel keep their colour. Scenes choose it as `CustomToneMapping`.
 */
ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(
	'vec3 CustomToneMapping( vec3 color ) { return color; }',
	`vec3 CustomToneMapping( vec3 color ) {
	float least = min( color.r, min( color.g, color.b ) );
	float most = max( color.r, max( color.g, color.b ) );
	color -= mix( ${clearing}, 1.0, 1.0 - least / max( most, 0.0001 ) ) * ( least < 0.08 ? least - 6.25 * least * least : 0.04 );
	float bright = dot( color, vec3( 0.2126, 0.7152, 0.0722 ) );
	float over = max( 0.0, bright - ${shoulder} );
	return color * ( min( bright, ${shoulder} ) + ${latitude} * over / ( over + ${latitude} ) ) / max( bright, 0.0001 );
}`,
);
