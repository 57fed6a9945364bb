import { ShaderChunk } from 'three';

/** Samples of a shadow's edge; three.js takes five and turns them by chance for each pixel, which is seen as dots. */
const samples = 8;

const from = ShaderChunk.shadowmap_pars_fragment.indexOf('float phi = interleavedGradientNoise');
const to = ShaderChunk.shadowmap_pars_fragment.indexOf(') * 0.2;', from);
if (from > 0 && to > from)
	ShaderChunk.shadowmap_pars_fragment = `${ShaderChunk.shadowmap_pars_fragment.slice(0, from)}
shadow = 0.0;
for ( int each = 0; each < ${samples}; each ++ )
	shadow += texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( each, ${samples}, 0.0 ) * radius, shadowCoord.z ) ) / ${samples}.0;
${ShaderChunk.shadowmap_pars_fragment.slice(to + ') * 0.2;'.length)}`;
