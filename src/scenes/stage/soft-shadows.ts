import { ShaderChunk } from 'three';

/**
 * Samples of a shadow's edge, unless a material defines SHADOW_SAMPLES; three.js takes five and turns them by chance for each
 * pixel, which is seen as dots.
 */
const samples = 8;
/** They lie on Vogel's spiral, as those of three.js, each by the golden angle after the one before. Turning costs less than sines. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));
const [cosine, sine] = [Math.cos(goldenAngle), Math.sin(goldenAngle)];

const from = ShaderChunk.shadowmap_pars_fragment.indexOf('float phi = interleavedGradientNoise');
const to = ShaderChunk.shadowmap_pars_fragment.indexOf(') * 0.2;', from);
if (from > 0 && to > from)
	ShaderChunk.shadowmap_pars_fragment = `${ShaderChunk.shadowmap_pars_fragment.slice(0, from)}
#ifndef SHADOW_SAMPLES
	#define SHADOW_SAMPLES ${samples}
#endif
shadow = 0.0;
vec2 way = vec2( 1.0, 0.0 );
for ( int each = 0; each < SHADOW_SAMPLES; each ++ ) {
	shadow += texture( shadowMap, vec3( shadowCoord.xy + way * sqrt( ( float( each ) + 0.5 ) / float( SHADOW_SAMPLES ) ) * radius, shadowCoord.z ) ) / float( SHADOW_SAMPLES );
	way = vec2( ${cosine} * way.x - ${sine} * way.y, ${sine} * way.x + ${cosine} * way.y );
}
${ShaderChunk.shadowmap_pars_fragment.slice(to + ') * 0.2;'.length)}`;
